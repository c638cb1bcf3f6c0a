/** The words of "A bed too few" in German. */
import type { Words } from './3-beds.en.ts';

export const words: Words = {
  head: { title: 'Ein Bett zu wenig', promise: 'Danach weißt du, wohin mit einem Kranken zu viel.' },
  go: {
    task: 'In Korrin sind drei krank: Reise hin.',
    text: 'Bei **vier** wird ein Ort zerstört, wenn die Pest ihn trifft; es eilt also. Zwei deiner drei Betten sind belegt, aber ein volles Haus hält keinen Doktor auf.',
    why: 'Du sammelst alle ein oder bleibst draußen. Wer kein Bett findet, liegt eben woanders, und du bestimmst, wo.',
  },
  elsewhere: 'Dorthin dürftest du. Aber noch ein Kranker, und Korrin könnte fallen: Hilf zuerst dort. Verloren ist nichts.',
  tooEarly: 'Du könntest bei deiner Burg halten und einen Stein bekommen. So lange kann Korrin aber nicht warten: Reise weiter.',
  campThere: 'Gute Idee, nur einen Schritt zu früh: Dort ist niemand krank. Heb das **Feldlager** für Korrin auf.',
  aside: 'Das darfst du in deinem Zug jederzeit, und es hat seinen Nutzen. Jetzt hilft es nicht; heb es dir für später auf.',
  camp: {
    task: 'Eine Menge: Schlag das Feldlager auf.',
    text: 'Zwei Nahrung, oder Münzen dafür, gingen auch. Aber für eine Menge hast du das **Feldlager**: Alle kommen umsonst mit.',
    why: 'Das Feldlager bleibt in Korrin und hält die Pest einmal fern. Baust du dort, kommt es auf dein Tableau zurück.',
  },
  tent: { name: 'Feldlager', text: 'sammelt einen ganzen Ort umsonst ein.' },
  saveFood: 'Das geht, und das Feldlager bliebe daheim. Aber genau für so eine **Menge** ist es da, und deine Nahrung bleibt im Speicher: Schlag es auf.',
  storage: {
    task: 'Kein Bett mehr: nimm den Speicher.',
    text: 'Einer bekam das letzte Bett. Ein Kranker im **Speicher** schließt das fünfte Feld jedes Rohstoffs. Du hast höchstens zwei: Es kostet nichts.',
    why: 'Der Platz im Speicher senkt deine Grenze von fünf auf vier. Was darüber liegt, ist sofort verloren; es ist also ein Bett für arme Häuser.',
  },
  grave: 'Auf dem **Friedhof** wird niemand mehr gesund, und die Toten bringen am Ende jeder Ära Schande. Woanders ist noch Platz.',
  hinders: 'Über einer Aktion **hemmt** ein Kranker sie. So einen Platz brauchst du gleich; nimm zuerst den, der nichts kostet.',
  above: {
    task: 'Und einen über Erzeugen.',
    text: 'Dort **hemmt** ein Kranker das Erzeugen. Eine der drei Aktionen muss leiden, sonst stirbt jemand; und diese machen wir rechtzeitig wieder frei.',
    why: 'Gehemmt geht Reisen einen Ort weniger weit, Bauen kostet eins mehr, Erzeugen bringt eins weniger. Die Toten bringen am Ende jeder Ära wieder Schande.',
  },
  notMove: 'Das würde deine nächste **Reise** um einen Ort kürzen. Vorher erzeugst du noch und machst den Platz frei: Leg ihn über Erzeugen.',
  notConstruct: 'Damit würde dein nächstes **Gebäude** teurer. Über Erzeugen ist er rechtzeitig wieder weg.',
  turn: {
    task: 'Weiter geht es nicht. Beende den Zug.',
    text: 'Die Reise endete von selbst, und Korrin gab dir **Kräuter**. Fünf Kranke, und der Platz über Erzeugen ist belegt.',
    why: 'Endet eine Reise an einem heilen Ort, bekommst du einen Rohstoff von dort. Ein Kranker auf einem Platz hemmt, bis du ihn wegnimmst.',
  },
  place: {
    task: 'Dein letzter Gehilfe: Erzeugen und Heilen.',
    text: 'Deine Burg erzeugt einen Stein. Gehemmt bringt Erzeugen eins weniger: **nichts**. Aber im selben Feld steht auch Heilen.',
    why: 'Die zwei Aktionen eines Feldes dürfen in beliebiger Folge kommen. Neulinge beginnen immer mit der oberen; oft sollte die andere zuerst kommen.',
  },
  otherCell: 'Das steht dir offen und ist nicht schlecht. Hier siehst du aber, wie eine gehemmte Aktion frei wird: Nimm Erzeugen und **Heilen**.',
  order: {
    task: 'Diesmal zuerst heilen.',
    text: 'Ob eine Aktion gehemmt ist, zählt in dem Moment, **wenn sie beginnt**. Mach den Platz vorher frei, und Erzeugen läuft wie immer.',
    why: 'Hat eine Aktion begonnen, bleibt sie bis zu ihrem Ende, wie sie war, gehemmt oder nicht.',
  },
  nothing: 'Erzeugen ist jetzt **gehemmt**: Dein einziger Stein wäre der, den du verlierst. Erst heilen, dann erzeugen.',
  cancels: 'Ein Wissen würde die Hemmung aufheben und wäre dann weg. Eine Heilung tut es auch, und die willst du ohnehin: Heile zuerst.',
  stay: 'Du hast noch etwas zu tun, das dich nichts kostet. Beende den Zug noch nicht.',
  cure: {
    task: 'Heile den über Erzeugen.',
    text: 'Deine Kräuter reichen für **einen**. Du bestimmst, für wen: Nimm den, der im Weg liegt, nicht die in den Betten.',
    why: 'Jeder Platz darf zuerst geräumt werden. Sobald er leer ist, ist seine Aktion wieder normal.',
  },
  keepTheCoin: 'Der richtige Kranke. Aber du hast **Kräuter** dafür, und Münzen bezahlen alles: Heb sie auf.',
  harmless: 'In einem Bett liegt niemand im Weg. Heile den **über Erzeugen**, dann ist die Aktion frei.',
  store: 'Im Speicher stört niemand, solange du so wenig hast. Heile zuerst den **über Erzeugen**.',
  first: 'Noch nicht, erst muss der Platz über Erzeugen leer sein. Du hast die Kräuter: Heile diesen Kranken.',
  done: {
    task: 'Genug. Drück Fertig.',
    text: 'Der nächste kostet wieder **zwei**, und du hast nur noch Münzen. Die brauchst du zum Bauen.',
    why: 'Du darfst heilen, so viele du bezahlen kannst, und Münzen zählen als Kräuter. Dürfen heißt aber nicht müssen.',
  },
  dear: 'Das darfst du, und in der Not solltest du es. Heute liegt niemand mehr im Weg: Drück **Fertig** und behalte, was du hast.',
  produce: {
    task: 'Jetzt erzeugen.',
    text: 'Der Platz ist leer, also erzeugt deine Burg ihren Stein, und die Person im **Labor** bringt ein Wissen.',
    why: 'In deinem Zug darfst du Kranke auch umsonst umräumen. Ist ein Bett frei, dann hol den aus dem Speicher, bevor du reich wirst.',
  },
  plain: 'Ein Wissen für einen Stein mehr ist an manchen Tagen ein fairer Preis. Heute brauchst du es nicht: Erzeuge ohne Verstärkung.',
  end: {
    title: 'Daran starb niemand.',
    text: 'Fünf Kranke in einem Haus mit drei Betten, und du hast trotzdem erzeugt. Ich kenne Spitäler, die das nicht schaffen.',
  },
  known: {
    beds: { name: 'Drei Betten sind frei', text: 'Dann der Speicher, dann über einer Aktion.' },
    grave: { name: 'Tote kosten immer wieder', text: 'Am Ende jeder Ära bringen sie Schande.' },
    order: { name: 'Erst den Platz räumen', text: 'Gehemmt ist, was gehemmt beginnt.' },
  },
};
