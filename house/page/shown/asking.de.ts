/** Wie auf Deutsch gefragt wird: Wörter, die nichts sagen, Wörter, die dasselbe meinen, und Endungen. */
import type { Asking } from './answer.ts';

export const asking: Asking = {
  empty:
    'ich du er sie es wir ihr mich mir dich dir mein meine meinen meinem meiner dein deine deinen deinem deiner sein seine ihre der die das den dem des ein eine einen einem einer und oder aber ist sind war bin bist wird werden wie was wann warum wer wen wem wessen welche welcher welches welchen welchem nur schon kann kannst darf darfst muss musst soll habe hat hast haben wenn ob zu im in am an auf aus bei mit nach von vom zum zur fur um uber als dann denn da hier man so noch mehr passiert geschieht bedeutet heisst genau eigentlich gibt viel viele weit gegen tun tut mache macht machen'.split(
      ' ',
    ),
  alike: [
    'gewinnen gewinne gewinnt gewonnen sieg siegt sieger ziel',
    'verlieren verliere verliert verloren ausscheiden ausgeschieden scheidet raus',
    'ende endet enden beendet vorbei schluss letzte letzten letzter',
    'beginn beginnt beginnen anfang anfangen fangt startet aufbau erste erster',
    'gleichstand gleich unentschieden gleichauf',
    'sterben stirbt tod tot tote toten getotet totet',
    'kein keine keinen keiner leer leere leeren leerer ohne nichts aufgebraucht',
    'nicht nie niemals verboten',
    'behalten behalt aufheben aufgehoben bleiben bleibt',
    'versiegeln versiegle versiegelt',
    'lost ausgelost auslosen',
    'aufstellen aufgestellt stellen stellt gestellt ablegen abgelegt',
    'nachziehstapel zugstapel ziehstapel',
    'umsonst gratis kostenlos frei',
    'kosten kostet preis bezahlen bezahlt zahlen zahlt teuer',
    'punkte wertung wert zahlt zahlen',
    'kampf kampfe kampfen kampft angreifen angriff greift',
    'bewegen bewegung bewegt reisen reise gehen geht schritt laufen',
    'wo ort orte ortskarte ortskarten raum',
    'kaufen kauft nehmen nimmt',
    'spieler personen person leute',
    'karte karten deck stapel hand',
    'reihenfolge nachste nachster folge',
    'aktion aktionen handeln handelt ap aktionspunkte',
    'hochstens maximal grenze limit hochste anzahl',
    'tauschen tausch handel',
    'falle fallen gefangen fangen fangt',
    'frei befreien befreit entkommt entkommen',
    'heimlich geheim verdeckt verborgen',
    'bauen baut gebaude errichten',
    'heilen heilt geheilt gesund gesunde',
    'zug zuge runde runden',
  ],
  none: ['kein', 'keine', 'keinen', 'keiner'],
  howMany: 'viele viel weit oft hochstens maximal'.split(' '),
  numbers: 'ein eine zwei drei vier funf sechs sieben acht neun zehn'.split(' '),
  aside:
    'option optionen wahlregeln optionale fortgeschrittener solo versus team teamspiel sonderfalle gerechter quelle herkunft auslegungen zweit dritt werkzeugkarten figuren technologien erlasse wirkungen rezepte reaktionen orte adel bier dolche knochen fackeln tageloner'.split(
      ' ',
    ),
  ends: ['ungen', 'ung', 'sten', 'ern', 'end', 'est', 'en', 'er', 'es', 'em', 'et', 'st', 'e', 'n', 's', 't'],
};
