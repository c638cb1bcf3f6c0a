/** Die Wörter der Zeit auf Deutsch: die Uhr eines Tisches, an einem Platz, Urlaub und Daueraufträge. */
import type { TimeText } from '../en/time.ts';

const span = (hours: number): string => {
  if (hours % 24 !== 0) return hours === 1 ? '1 Stunde' : `${hours} Stunden`;
  return hours === 24 ? '1 Tag' : `${hours / 24} Tage`;
};

export const time: TimeText = {
  days: (d, h) => `${d} T ${h} Std`,
  hours: (h, min) => `${h} Std ${min} min`,
  minutes: (min) => `${min} min`,
  point: ',',
  day: (at) => new Intl.DateTimeFormat('de-DE', { day: 'numeric', month: 'short' }).format(at),
  none: 'keine Uhr',
  over: 'Zeit ist um',
  holiday: (until) => `weg bis ${until}`,
  label: (who, left) => `${who}: noch ${left}`,
  ownRuns: (left) => `Deine Uhr: ${left}`,
  spoken: { five: 'Noch fünf Minuten auf deiner Uhr.', one: 'Noch eine Minute auf deiner Uhr.', half: 'Noch dreißig Sekunden auf deiner Uhr.' },
  span,

  rule: {
    head: 'Uhr',
    none: 'Keine Uhr',
    noneAbout: 'Nehmt euch alle Zeit, die ihr wollt.',
    live: 'In Echtzeit',
    liveAbout: 'So viel hat jeder für das ganze Spiel. Nach jedem Zug kommt etwas zurück.',
    turns: 'Zug um Zug',
    turnsAbout: 'Alle spielen über Tage, wann sie können. So lange hat Zeit, wer gefragt ist.',
    bank: 'Zeit für jeden',
    bankN: (minutes) => `je ${minutes} min`,
    increment: 'Kommt nach einem Zug zurück',
    incrementN: (seconds) => (seconds === 0 ? 'nichts zurück' : `${seconds} s zurück`),
    per: 'Zeit für eine Antwort',
    perN: span,
    reserve: 'Reserve, einmal im Spiel',
    reserveN: (hours) => (hours === 0 ? 'keine Reserve' : `${span(hours)} Reserve`),
    zero: 'Wenn die Zeit um ist',
    zeros: { bot: 'spielt ein Bot weiter', out: 'scheidet der Platz aus', wait: 'entscheiden die anderen' },
    liveSays: (minutes, seconds) => `je ${minutes} min${seconds === 0 ? '' : `, nach jedem Zug ${seconds} s zurück`}`,
    turnsSays: (hours, reserve) => `${span(hours)} für eine Antwort${reserve === 0 ? '' : `, ${span(reserve)} Reserve`}`,
    zeroSays: {
      bot: 'Wenn die Zeit um ist, spielt ein Bot weiter.',
      out: 'Wenn die Zeit um ist, scheidet der Platz aus.',
      wait: 'Wenn die Zeit um ist, entscheiden die anderen.',
    },
    awayByTurns: 'Zug um Zug entscheidet die Uhr: Niemand gilt als abwesend.',
  },

  paused: 'angehalten',
  consent: {
    pause: 'Die Uhr anhalten',
    pauseMore: 'Es läuft keine Zeit, bis ihr alle weiterspielen wollt. Ziehen könnt ihr trotzdem.',
    go: 'Die Uhr weiterlaufen lassen',
    goMore: 'Die Zeit läuft weiter, sobald alle zustimmen oder die Frist zum Antworten um ist.',
    turns: 'Zug um Zug weiterspielen',
    turnsMore: 'Ab hier haben alle einen Tag für jede Entscheidung, sobald alle zustimmen.',
    asks: {
      pause: (who) => `${who} möchte die Uhr anhalten`,
      go: (who) => `${who} möchte die Uhr weiterlaufen lassen`,
      turns: (who) => `${who} möchte Zug um Zug weiterspielen`,
    },
    asksMore: {
      pause: 'Es liefe keine Zeit, bis ihr alle weiterspielen wollt.',
      go: 'Eine Pause dauert nur so lange, wie alle sie wollen.',
      turns: 'Alle hätten einen Tag für jede Entscheidung.',
    },
    agree: 'Einverstanden',
    decline: 'Jetzt nicht',
    waiting: 'Du hast die anderen gefragt',
    withdraw: 'Doch nicht',
  },
  card: {
    title: (who) => `Die Zeit von ${who} ist um`,
    more: 'Was möchtest du tun? Die Mehrheit entscheidet, bei Gleichstand, wer einlädt.',
    wait: (who) => `${who} mehr Zeit geben`,
  },

  away: {
    head: 'Urlaub',
    about: 'An Tischen Zug um Zug steht deine Zeit still, solange du weg bist. Drei Wochen am Stück, sechs Wochen innerhalb eines Jahres.',
    until: 'Ich bin weg bis',
    go: 'In den Urlaub',
    is: (until) => `Du bist weg bis ${until}.`,
    back: 'Ich bin zurück',
    nobody: 'Setz dich erst an einen Tisch: Dann weiß das Haus, um wessen Zeit es geht.',
    done: 'Viel Spaß. Deine Tische wissen Bescheid.',
    again: 'Willkommen zurück. Deine Zeit läuft wieder.',
  },

  orders: {
    head: 'Daueraufträge',
    about: 'Wenn du nicht hinsiehst, können Reaktionen für dich beantwortet werden. Nur du weißt davon.',
    open: 'Daueraufträge',
    each: { ask: 'Immer fragen', own: 'Passen, wenn es mich nicht betrifft', pass: 'Immer passen' },
  },
};
