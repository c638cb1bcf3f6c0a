/** What the cards say in German, with the numbers of a table, and their flavour. */
import type { Face } from '../names.ts';
import type { Ask, CardLine, CardWords } from './cardtexts.ts';
import { cards, contagions } from './count.de.ts';

const plain = (says: string): CardLine => ({ kind: 'normal', word: '', says });
const persecute = (says: string): CardLine => ({ kind: 'persecute', word: 'Verfolgung:', says });
const repent = (says: string): CardLine => ({ kind: 'repent', word: 'Reue:', says });
const chronic = (phase: string, says: string): CardLine => ({ kind: 'chronic', word: `Chronisch — ${phase}:`, says });

const upTo = (n: number): string => (n === 1 ? '1 Karte' : `bis zu ${cards(n)}`);
const TWICE = 'zieht er 2 Bußkarten, wirbt die erste an und legt die zweite ab';
/** Cards that are drawn and as many that are discarded. */
const swap = (draw: number, discard: number): string => (draw === discard ? `tausche ${draw}` : `+${draw}, −${discard}`);
const AWAY = ['*Ende:* geht in', 'die Pestgrube'];
const PENANCE = [plain('Lege diese Karte in deiner Endphase in die Pestgrube.')];

/** The lines by face. */
const lines = (n: Ask): Readonly<Record<Face, readonly CardLine[]>> => ({
  rat: [],
  filth: [],
  rat_king: [],
  ale_peasant: [plain(`Wenn du eine weitere Bier-Karte kontrollierst, ziehe ${cards(n('ale_peasant.ALE-01.draw.n'))}.`)],
  ale_knight: [plain(`Ziehe ${cards(n('ale_knight.ALE-02.draw.n'))}.`), repent(`Ziehe ${cards(n('ale_knight.ALE-03.draw.n'))}.`)],
  ale_priest: [
    chronic('Ausbreitung', `Ziehe ${cards(n('ale_priest.ALE-04.draw.n'))}, dann lege ${cards(n('ale_priest.ALE-04.discardOwn.n'))} aus deiner Hand ab.`),
  ],
  daggers_peasant: [
    persecute(
      `Hat der Gegner ${n('daggers_peasant.DAG-01.victimDiscard.handAtLeast')} oder mehr Karten auf der Hand, legt er ${cards(n('daggers_peasant.DAG-01.victimDiscard.n'))} seiner Wahl ab.`,
    ),
  ],
  daggers_knight: [persecute('Der Gegner zieht 1 Bußkarte und wirbt sie an.')],
  daggers_priest: [persecute(`Der Gegner legt 1 seiner chronischen Karten ab. Hat er keine, ${TWICE}.`)],
  bones_peasant: [plain('Du darfst 1 Karte aus deinem Ablagestapel anwerben.')],
  bones_knight: [plain(`Nimm ${cards(n('bones_knight.BON-02.drawFromDiscard.n'))} deiner Wahl aus deinem Ablagestapel auf die Hand.`)],
  bones_priest: [
    plain(
      `Erhalte ${contagions(n('bones_priest.BON-03.gainPerSuitInDiscard.per'))} für jede Farbe in deinem Ablagestapel, höchstens ${n('bones_priest.BON-03.gainPerSuitInDiscard.max')}.`,
    ),
    repent('In deiner Endphase darfst du 1 Karte aus deinem Ablagestapel anwerben.'),
  ],
  torches_peasant: [
    plain(`Du darfst 1 Karte der Auslage in die Pestgrube legen. Wenn du das tust, erhalte ${contagions(n('torches_peasant.TOR-01.gain.n'))}.`),
  ],
  torches_knight: [
    plain(
      `Du darfst ${upTo(n('torches_knight.TOR-02.pit.upTo'))} aus deiner Hand in die Pestgrube legen. Wenn du das tust, erhalte ${contagions(n('torches_knight.TOR-02.gain.n'))}.`,
    ),
  ],
  torches_priest: [chronic('Infektion', `Lege 1 Karte der Auslage in die Pestgrube und erhalte ${contagions(n('torches_priest.TOR-03.gain.n'))}.`)],
  hire_collector: [
    plain(`In deiner Endphase darfst du ${upTo(n('hire_collector.HIR-01.pit.upTo'))} aus deiner Hand oder deinem Ablagestapel in die Pestgrube legen.`),
  ],
  hire_fool: [
    plain('Du darfst eine andere deiner Karten wählen, die weder chronisch noch ein Narr ist: Nutze ihren Soforteffekt.'),
    repent(`Ziehe ${cards(n('hire_fool.HIR-03.draw.n'))}, dann lege ${cards(n('hire_fool.HIR-03.discardOwn.n'))} aus deiner Hand ab.`),
  ],
  hire_doctor: [
    plain(
      `Lege bis zu ${cards(n('hire_doctor.HIR-04.pit.upTo'))} aus Hand und Ablagestapel in die Pestgrube. Ziehe für jede ${cards(n('hire_doctor.HIR-04.draw.n'))}.`,
    ),
    repent(`In deiner Endphase darfst du ${upTo(n('hire_doctor.HIR-05.pit.upTo'))} aus Hand oder Ablagestapel in die Pestgrube legen.`),
  ],
  prince: [plain(`Wenn du einen Ritter kontrollierst, erhalte ${contagions(n('prince.NOB-01.gain.n'))}.`)],
  princess: [plain(`Ziehe ${cards(n('princess.NOB-02.draw.n'))}.`), repent(`Ziehe ${cards(n('princess.NOB-03.draw.n'))}.`)],
  queen: [
    chronic(
      'Infektion',
      `Die nächste Karte aus Auslage oder Adel, die du in dieser Phase infizierst, kostet ${contagions(n('queen.NOB-04.discountNextInfect.n'))} weniger, mindestens aber ${n('queen.NOB-04.discountNextInfect.min')}.`,
    ),
  ],
  bishop: [plain(`Lege bis zu ${cards(n('bishop.NOB-05.pit.upTo'))} aus Hand und Ablagestapel in die Pestgrube.`)],
  cardinal: [persecute('Der Gegner zieht 2 Bußkarten, wirbt die erste an und legt die zweite ab.')],
  pope: [chronic('Ende', `Ziehe in dieser Endphase ${cards(n('pope.NOB-07.extraEndDraw.n'))} mehr.`)],
  king: [plain('Wird der König infiziert, beginnt die Endzeit.')],
  penance_1: PENANCE,
  penance_2: PENANCE,
  penance_3: PENANCE,
});

/** What fits on a tile. */
const digest = (n: Ask): Readonly<Record<Face, readonly string[]>> => ({
  rat: [],
  filth: [],
  rat_king: [],
  ale_peasant: ['Mit anderem Bier:', `ziehe ${n('ale_peasant.ALE-01.draw.n')}`],
  ale_knight: [`Ziehe ${n('ale_knight.ALE-02.draw.n')}`, `*R Reue:* ziehe ${n('ale_knight.ALE-03.draw.n')}`],
  ale_priest: [`*Ausbreitung:* ziehe ${n('ale_priest.ALE-04.draw.n')},`, `lege ${n('ale_priest.ALE-04.discardOwn.n')} ab`],
  daggers_peasant: [
    '*P Verfolgung:* Hand',
    `ab ${n('daggers_peasant.DAG-01.victimDiscard.handAtLeast')} verliert ${n('daggers_peasant.DAG-01.victimDiscard.n')}`,
  ],
  daggers_knight: ['*P Verfolgung:*', '1 Buße obenauf'],
  daggers_priest: ['*P Verfolgung:* −1', '*C Chronische* oder 2 Buße'],
  bones_peasant: ['Wirb 1 aus der', 'Ablage an'],
  bones_knight: [`Nimm ${cards(n('bones_knight.BON-02.drawFromDiscard.n'))}`, 'aus der Ablage'],
  bones_priest: [`+${n('bones_priest.BON-03.gainPerSuitInDiscard.per')} je Farbe der`, 'Ablage · *R Reue*'],
  torches_peasant: ['1 aus der Auslage', `räuchern: +${n('torches_peasant.TOR-01.gain.n')}`],
  torches_knight: [`${n('torches_knight.TOR-02.pit.upTo')} aus der Hand`, `in die Grube: +${n('torches_knight.TOR-02.gain.n')}`],
  torches_priest: ['*Infektion:* 1 aus der', `Auslage räuchern: +${n('torches_priest.TOR-03.gain.n')}`],
  hire_collector: [`*Ende:* ${cards(n('hire_collector.HIR-01.pit.upTo'))}`, 'in die Pestgrube'],
  hire_fool: ['Kopiere 1 Karte', `*R Reue:* ${swap(n('hire_fool.HIR-03.draw.n'), n('hire_fool.HIR-03.discardOwn.n'))}`],
  hire_doctor: [`${n('hire_doctor.HIR-04.pit.upTo')} in die Grube, je`, `${n('hire_doctor.HIR-04.draw.n')} ziehen · *R Reue*`],
  prince: ['Mit einem Ritter:', `+${n('prince.NOB-01.gain.n')}`],
  princess: [`Ziehe ${n('princess.NOB-02.draw.n')}`, `*R Reue:* ziehe ${n('princess.NOB-03.draw.n')}`],
  queen: ['*Infektion:* nächste', `kostet ${n('queen.NOB-04.discountNextInfect.n')} weniger`],
  bishop: [`Bis zu ${cards(n('bishop.NOB-05.pit.upTo'))}`, 'in die Grube'],
  cardinal: ['*P Verfolgung:*', '2 Buße'],
  pope: ['*Ende:* ziehe', `${cards(n('pope.NOB-07.extraEndDraw.n'))} mehr`],
  king: ['Die Endzeit', 'beginnt'],
  penance_1: AWAY,
  penance_2: AWAY,
  penance_3: AWAY,
});

const FLAVOUR: Readonly<Record<Face, string>> = {
  rat: 'Klein, hungrig und überall.',
  filth: 'Keiner hat gefegt. Keiner fegt je.',
  rat_king: 'Viele Schwänze, ein Wille.',
  ale_peasant: 'Ein Krug ist Durst. Zwei Krüge sind Gesellschaft.',
  ale_knight: 'Im Morgengrauen schwor er dem Trunk ab. Jetzt ist es Mittag.',
  ale_priest: 'Der Keller steht immer offen.',
  daggers_peasant: 'Ein Gerücht ist die billigste Klinge auf dem Markt.',
  daggers_knight: 'Der Erlass war kurz. Die Strafe nicht.',
  daggers_priest: 'Das Buch vergisst nichts.',
  bones_peasant: 'Sie gräbt bei Mondschein und fragt nach keinem Namen.',
  bones_knight: 'Montag begraben. Donnerstag wieder auf Streife.',
  bones_priest: 'Im Beinhaus sind alle Stände gleich.',
  torches_peasant: 'Es hieß, Rauch reinige die Luft.',
  torches_knight: 'Wacholderrauch in jedem Treppenhaus, auf Befehl.',
  torches_priest: 'Ein Licht für jede dunkle Gasse.',
  hire_collector: 'Bezahlt wird nach Karren.',
  hire_fool: 'Dich macht er besonders gut nach.',
  hire_doctor: 'Der Schnabel ist voll Lavendel. Es hilft nicht.',
  prince: 'Er reitet aus. Etwas reitet mit ihm zurück.',
  princess: 'Der Ball ging bis nach Mitternacht.',
  queen: 'Ihr öffnet sich jede Tür.',
  bishop: 'Die Totenlisten werden jeden Tag länger.',
  cardinal: 'Der Rat tagte, bis die Kerzen erloschen.',
  pope: 'Er sitzt zwischen zwei Feuern und wartet.',
  king: 'Lang lebe der König, sagten sie.',
  penance_1: 'Eine Kerze.',
  penance_2: 'Ein Fastentag.',
  penance_3: 'Ein langer Weg, barfuß.',
};

export const cardWords: CardWords = {
  lines,
  digest,
  flavour: (id) => FLAVOUR[id],
  short: { rat: ['Klein, hungrig', 'und überall.'], filth: ['Keiner fegt je.'], rat_king: ['Viele Schwänze,', 'ein Wille.'] },
};
