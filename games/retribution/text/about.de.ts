/** What everything on the board of Retribution tells of itself, in German. */
import { some, type TellsOf } from '@pesthouse/kernel';
import type { TurnPhase } from '../names.ts';
import type { Facts, SeatTold } from './about.ts';
import { cards, contagions } from './count.de.ts';
import { PHASE_NAME } from './events.de.ts';
import type { Making } from './making.ts';
import { CARD_NAME, seatName } from './names.de.ts';

const PHASE: Readonly<Record<TurnPhase, string>> = {
  spread: 'Spiel Karten aus der Hand aus, eine nach der anderen. Du musst nie.',
  infect: 'Bezahl mit Erregern, um Karten aus Auslage oder Adel in dein Deck zu holen.',
  end: 'Deine Hand und die ausgespielten Karten werden abgelegt, du ziehst eine neue Hand, und die Auslage wird aufgefüllt.',
};

const whose = (f: SeatTold): string => (f.you ? 'Dein Platz' : seatName(f.seat));
const adlige = (n: number): string => some(n, 'Adlige', 'Adlige');

export const about = ({ names: { cardText, numbersOf } }: Making): TellsOf<Facts> => ({
  table: (f) => ({
    name: 'Der Tisch',
    sort: 'Königreich, Adel und deine Karten',
    does: 'Du baust ein Deck: Karten, die du infizierst, kommen dazu. Das Deck, das am meisten Verruf wert ist, gewinnt.',
    now: f.king
      ? f.nobles === 0
        ? 'Der König kann infiziert werden: Damit beginnt die Endzeit.'
        : `Auf dem König liegen noch ${adlige(f.nobles)}.`
      : 'Der König ist fort.',
  }),
  card: (f) => {
    const text = cardText(f.card).text.replaceAll('\n', ' ');
    return {
      name: CARD_NAME[f.card],
      sort: numbersOf(f.card),
      does: `${text === '' ? 'Sie hat keine Wirkung.' : text} ${f.penance ? `Am Ende kostet sie ${-f.infamy} Verruf.` : `Am Ende ist sie ${f.infamy} Verruf wert.`}`,
      now: [
        ...(f.king !== null && f.king.nobles > 0 ? [`Noch gesperrt: ${adlige(f.king.nobles)} auf ihm.`] : []),
        ...(f.offered
          ? [f.pool === null ? `Sie zu infizieren kostet **${contagions(f.price)}**.` : `Sie kostet **${f.price}**, du hast ${f.pool} auszugeben.`]
          : []),
        ...(f.inHand > 0 ? [f.inHand === 1 ? 'Du hast sie auf der Hand.' : `Du hast ${f.inHand} davon auf der Hand.`] : []),
        f.copies === 1 ? 'Es gibt sie nur einmal.' : `Es gibt sie ${f.copies}-mal.`,
      ].join(' '),
    };
  },
  back: () => ({
    name: 'Eine verdeckte Karte',
    sort: 'Verdeckt',
    does: 'Nur wer sie hat, kennt sie. Zählen dürfen alle, hineinsehen sonst niemand.',
    now: '',
  }),
  lineup: (f) => ({
    name: 'Auslage',
    sort: 'Karten des Königreichs im Angebot',
    does: 'In deiner Infektionsphase kaufst du hier ein. Der Preis einer Karte ist ihr Widerstand, und der ist am Ende auch ihr Verruf.',
    now:
      f.cards === f.spaces
        ? `Alle ${f.spaces} Plätze sind belegt.`
        : `${f.cards} von ${f.spaces} Plätzen sind belegt; der Rest wird in der Endphase aufgefüllt.`,
  }),
  gap: (f) =>
    f.where === 'lineup'
      ? {
          name: 'Ein leerer Platz',
          sort: 'Auslage',
          does: 'Er wird in der Endphase aus dem Königreich aufgefüllt. Zu infizieren gibt es hier nichts.',
          now: '',
        }
      : { name: 'Ein leerer Platz', sort: 'Adel', does: 'Alle Karten, die hier lagen, sind infiziert.', now: '' },
  nobility: (f) => ({
    name: 'Adel',
    sort: 'Zwei offene Stapel und der König',
    does: 'Infizieren kannst du nur die oberste Karte jedes Stapels. Sind beide weg, kommt der König dran und mit ihm die Endzeit.',
    now: !f.king ? 'Der König ist fort.' : f.nobles === 0 ? 'Auf dem König liegt nichts mehr.' : `Auf dem König liegen noch ${adlige(f.nobles)}.`,
  }),
  kingdom: (f) => ({
    name: 'Königreich',
    sort: 'Verdeckter Stapel',
    does: 'Aus ihm wird die Auslage aufgefüllt. Sind er und die Auslage leer, beginnt die Endzeit.',
    now: `Noch ${cards(f.cards)}.`,
  }),
  ratkings: (f) => ({
    name: 'Rattenkönige',
    sort: 'Eine Karte umsonst',
    does: 'Gibst du in deiner Infektionsphase keine Erreger aus, darfst du einen umsonst nehmen. Danach gibst du in diesem Zug nichts mehr aus.',
    now: f.left === 0 ? 'Alle sind weg.' : `Noch ${f.left}.`,
  }),
  penance: (f) => ({
    name: 'Bußstapel',
    sort: 'Was Angriffe austeilen',
    does: 'Wer verfolgt wird, bekommt daraus Karten. Sie nehmen Erreger weg und kosten Verruf, solange sie in deinem Deck sind.',
    now: `Noch ${cards(f.cards)}.`,
  }),
  pit: (f) => ({
    name: 'Pestgrube',
    sort: 'Für immer fort',
    does: 'Was hierher kommt, verlässt sein Deck und das Spiel. Es zählt für niemanden.',
    now: f.cards === 0 ? 'Sie ist leer.' : `Darin: ${cards(f.cards)}.`,
  }),
  seat: (f) => ({
    name: seatName(f.seat),
    sort: f.you ? 'Du' : 'Gegner am Tisch',
    does: 'Eine Krankheit, wie alle am Tisch. Was in einem Deck ist, wissen alle; verdeckt sind nur Hand und Reihenfolge.',
    now: `${cards(f.cards)} im Deck, jetzt **${f.infamy} Verruf** wert. ${f.hand} auf der Hand, ${f.draw} im Nachziehstapel, ${f.discard} abgelegt.${f.turn ? ' Dieser Platz ist am Zug.' : ''}`,
  }),
  hand: (f) => ({
    name: `Hand: ${cards(f.hand)}`,
    sort: whose(f),
    does: 'Karten zum Ausspielen in der Ausbreitung. Was übrig bleibt, wird am Ende des Zuges abgelegt.',
    now: '',
  }),
  draw: (f) => ({
    name: `Nachziehstapel: ${cards(f.draw)}`,
    sort: whose(f),
    does: `Von hier kommt die nächste Hand mit ${f.size} Karten. Geht er aus, wird der Ablagestapel gemischt und ersetzt ihn.`,
    now: f.top > 0 ? `Obenauf ${f.top === 1 ? 'liegt eine Karte' : `liegen ${f.top} Karten`}, die alle gesehen haben.` : '',
  }),
  discard: (f) => ({
    name: `Ablagestapel: ${cards(f.discard)}`,
    sort: whose(f),
    does: 'Ausgespielte, abgelegte und infizierte Karten warten hier, bis der Nachziehstapel ausgeht.',
    now: '',
  }),
  penances: (f) => ({
    name: `${f.penances} Buße`,
    sort: whose(f),
    does: 'Bußkarten in diesem Deck. Jede kostet am Ende Verruf. Spielst du sie aus, geht sie in deiner Endphase in die Pestgrube.',
    now: '',
  }),
  chronics: (f) => ({
    name: f.chronics === 1 ? '1 chronische Karte' : `${f.chronics} chronische Karten`,
    sort: whose(f),
    does: 'Sie bleiben von Zug zu Zug liegen. Jede darf einmal im Zug aktiviert werden, in der Phase, die sie nennt.',
    now: f.chronics === 0 ? 'Noch liegt hier keine.' : '',
  }),
  played: (f) => ({
    name: 'In diesem Zug ausgespielt',
    sort: 'Karten auf dem Tisch',
    does: 'Ihre Erreger zählen für die Infektion. Am Ende des Zuges werden alle abgelegt, nur chronische nicht.',
    now: `${f.base} auf den Karten${f.gained === 0 ? '' : `, ${f.gained} durch Wirkungen`}.`,
  }),
  pool: (f) => ({
    name: contagions(f.n),
    sort: f.you ? 'Was du ausgeben kannst' : 'Was ausgeben kann, wer am Zug ist',
    does: 'Mit Erregern bezahlst du Karten in der Infektion. Was übrig bleibt, verfällt.',
    now:
      f.phase === 'spread' || f.phase === 'infect'
        ? `${f.base} auf Karten, ${f.gained} dazugewonnen, ${f.spent} ausgegeben.`
        : 'Jetzt gibt es nichts auszugeben.',
  }),
  turn: (f) => ({
    name: f.phase === 'setup' ? 'Aufbau' : `Runde ${f.round}`,
    sort: 'Ausbreitung, Infektion, Ende',
    does: 'Ein Zug hat drei Phasen: Karten ausspielen, Karten kaufen, aufräumen. Zurück geht es nicht.',
    now: f.phase === 'over' ? 'Das Spiel ist vorbei.' : f.you ? `Du bist am Zug: ${PHASE_NAME[f.phase]}.` : `${seatName(f.seat)}: ${PHASE_NAME[f.phase]}.`,
  }),
  phase: (f) => ({
    name: PHASE_NAME[f.phase],
    sort: 'Ein Teil des Zuges',
    does: PHASE[f.phase],
    now: f.now ? 'Sie läuft jetzt.' : f.past ? 'Für diesen Zug ist sie vorbei.' : '',
  }),
  target: () => ({
    name: 'Wen verfolgen?',
    sort: 'Du hast die Wahl',
    does: 'Du musst jemanden wählen. Die Antwort ist eine Karte mit Reue, oder die Wirkung tritt ein.',
    now: '',
  }),
  attack: () => ({
    name: 'Eine Verfolgung',
    sort: 'Jemand greift dich an',
    does: 'Antworte mit einer Karte mit Reue aus deiner Hand, dann bewirkt der Angriff nichts, oder ertrag ihn.',
    now: '',
  }),
  choice: () => ({
    name: 'Karten zur Wahl',
    sort: 'Eine Wirkung fragt dich',
    does: 'Wähle aus, was hier liegt. Unten steht, was damit geschieht und ob du aufhören darfst.',
    now: '',
  }),
  focus: () => ({
    name: 'Die Karte im Blick',
    sort: 'Worauf du zeigst, in voller Größe',
    does: 'Oben links steht der Widerstand, also der Preis; der Klecks zeigt die Erreger, die sie beim Ausspielen gibt.',
    now: '',
  }),
  endtimes: (f) => ({
    name: 'Die Endzeit',
    sort: 'Das Spiel geht zu Ende',
    does: f.equal
      ? 'Die Runde wird zu Ende gespielt, damit alle gleich viele Züge hatten. Dann wird Verruf gezählt.'
      : 'Dieser Zug wird beendet, dann wird Verruf gezählt. Niemand bekommt noch einen Zug.',
    now: '',
  }),
});
