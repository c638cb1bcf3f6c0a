/** Every law catches a toy that breaks it; the same toy unbroken passes (healthy.test.ts). */
import { describe, expect, test } from 'vitest';
import { ALL, type Engine, seats as setOf } from '../index.ts';
import { checkCoverage, checkRecord, coverage } from '../laws/index.ts';
import { at, CARDS, CLAUSES, type Ev, type Move, type Options, type State, steps, toy } from '../toy.ts';
import { findBroken, sick } from './sick.ts';

type Toy = Engine<State, Move, Ev, Options>;
const { round, turn, toll, vote } = steps;

/** The law that notices, what it says, and the record that shows it again. */
const caught = (law: number | readonly number[], words: RegExp, e: Toy, clauses?: readonly string[]): void => {
  const x = findBroken(e, clauses);
  expect(x?.message).toMatch(words);
  expect([law].flat()).toContain(x?.failure.law);
  if (x === null) return;
  expect(x.message).toContain(`seed ${x.failure.seed}`);
  expect(() => checkRecord(e, x.failure.record, coverage(), clauses ?? CLAUSES)).toThrow(words);
};
/** As above, where the fault hides outside the state and so does not come back on demand. */
const caughtOnce = (law: readonly number[], words: RegExp, e: Toy): void => {
  const x = findBroken(e);
  expect(x?.message).toMatch(words);
  expect(law).toContain(x?.failure.law);
};
const plus = (s: State, extra: object): State => Object.assign(s, extra);

describe('law 1: no dead end', () => {
  test('a decider without a move', () =>
    caught(
      1,
      /has no move/,
      sick({
        turn: {
          moves(s, f, seat, out, want) {
            turn.moves(s, f, seat, out, want);
            if (f.oil === 0) out.n = 0;
          },
        },
      }),
    ));
  test('nobody decides', () => caught(1, /nobody decides vote/, sick({ vote: { deciders: () => 0 } })));
  test('a forced decision that nobody makes', () => caught(1, /nobody decides toll/, sick({ toll: { deciders: () => 0 } })));
  test('a move that stands twice', () =>
    caught(
      1,
      /stands twice/,
      sick({
        turn: {
          moves(s, f, seat, out, want) {
            turn.moves(s, f, seat, out, want);
            out.push({ verb: 'rest' });
          },
        },
      }),
    ));
  test('a game without end', () =>
    caught(
      1,
      /has not ended after 200 decisions/,
      sick({
        round: {
          run(s, f, k) {
            s.round = 2;
            round.run(s, f, k);
          },
        },
      }),
    ));
  test('a listing that stops too early', () =>
    caught(
      1,
      /stops at 0/,
      sick({
        turn: {
          moves(s, f, seat, out, want) {
            if (want !== 2) turn.moves(s, f, seat, out, want);
          },
        },
      }),
    ));
  test('a listing that changes the state', () =>
    caught(
      1,
      /changed the state/,
      sick({
        turn: {
          moves(s, f, seat, out, want) {
            turn.moves(s, f, seat, out, want);
            s.points[0] = at(s.points, 0) + 1;
          },
        },
      }),
    ));
  test('no outcome at the end', () => caught(1, /has no outcome/, sick({}, { outcome: () => null })));
  test('an outcome too early', () =>
    caught(1, /before the end/, sick({}, { outcome: (s) => s.points.map((score, seat) => ({ seat, rank: 1, score, sheet: {} })) })));
  test('an outcome that forgets a seat', () => caught(1, /does not name every seat/, sick({}, { outcome: (s) => toy.outcome(s)?.slice(1) ?? null })));
  test('rules that throw', () =>
    caught(
      1,
      /the rules threw: out of luck/,
      sick({
        count: {
          run() {
            throw new Error('out of luck');
          },
        },
      }),
    ));
});

describe('law 2: refusal', () => {
  test('a reason that is not listed', () => caught(2, /not among the reasons/, sick({ turn: { reasons: ['TOY-LAMP', 'TOY-OIL', 'TOY-FULL', 'TOY-EMPTY'] } })));
  test('a refusal that changes the state', () =>
    caught(
      2,
      /a refused move changed the state/,
      sick({
        turn: {
          refuse(s, f, seat, m) {
            f.oil++;
            return turn.refuse(s, f, seat, m);
          },
        },
      }),
    ));
  test('a reason that is no clause', () =>
    caught(
      2,
      /names TOY-TOLL, which is no clause/,
      sick({}),
      CLAUSES.filter((x) => x !== 'TOY-TOLL'),
    ));
  test('an open question to several seats', () => caught(2, /it is not sealed/, sick({ vote: { sealed: false } })));
});

describe('law 3: secrecy', () => {
  const { hide, guess } = toy;
  test('a view that does not know who decides', () =>
    caught(
      3,
      /whether seat \d decides/,
      sick(
        {},
        {
          hide(s, seat) {
            hide(s, seat);
            for (const f of s.stack) if (f.step === 'turn') f.who = 0;
          },
          guess,
        },
      ),
    ));
  test('a view that does not know its own hand', () => caught(3, /the moves of seat \d|is not the view/, sick({}, { hide: (s) => hide(s, -1) })));
  test('hiding that goes on hiding', () =>
    caught(
      3,
      /hiding twice/,
      sick(
        {},
        {
          hide(s, seat) {
            hide(s, seat);
            s.bowl++;
          },
        },
      ),
    ));
  test('a guess that forgets what the view knows', () =>
    caught(
      3,
      /the view of a guess/,
      sick(
        {},
        {
          guess(s, seat, chance) {
            guess(s, seat, chance);
            s.lamp[0] = 2 - at(s.lamp, 0);
            s.points[0] = -1;
          },
        },
      ),
    ));
  test('a guess with another census', () =>
    caught(
      3,
      /another census/,
      sick(
        {},
        {
          hide(s, seat) {
            hide(s, seat);
            s.bowl = 0;
          },
        },
      ),
    ));
  test('an event that tells everybody a hidden card', () =>
    caught(
      3,
      /events tell .* what its view does not/,
      sick({
        turn: {
          play: (s, f, seat, m, k) => turn.play(s, f, seat, m, { chance: k.chance, tell: (event) => k.tell?.(event, ALL) }),
        },
      }),
    ));
  test('a blurred event that is not blurred', () =>
    caught(
      3,
      /events tell .* what its view does not/,
      sick({
        turn: {
          play: (s, f, seat, m, k) => turn.play(s, f, seat, m, { chance: k.chance, tell: (event, to) => k.tell?.(event, to, event) }),
        },
      }),
    ));
  test('a view that forgets what its seat was told', () =>
    caught(
      3,
      /events tell .* what its view does not/,
      sick({
        turn: {
          play(s, f, seat, m, k) {
            const other = (seat + 1) % s.hands.length;
            const card = s.hands[other]?.[0];
            if (card !== undefined) k.tell?.({ type: 'drew', who: other, card, clause: 'TOY-HAND' }, setOf(seat));
            turn.play(s, f, seat, m, k);
          },
        },
      }),
    ));
  test('a prompt that knows too much', () =>
    caught(3, /the prompt of seat \d/, sick({ turn: { prompt: (s) => ({ key: 'turn', ash: s.hands.flat().filter((x) => x === 'ash').length }) } })));
  test('a forced move that betrays a hand', () =>
    caught(
      3,
      /was not forced tells/,
      sick({
        toll: {
          moves(s, _, seat, out) {
            const wax = Math.min(1, at(s.wax, seat));
            out.push({ verb: 'pay', wax });
            if (wax === 1 && at(s.hands, seat).includes('ash')) out.push({ verb: 'pay', wax: 0 });
          },
        },
      }),
    ));
  test('a view that shows every hand', () => {
    const e = sick(
      {},
      {
        hide(s, seat) {
          for (const f of s.stack) if (f.step === 'vote') f.answers = f.answers.map((a, i) => (i === seat ? a : 'sealed'));
        },
      },
    );
    const c = coverage();
    expect(findBroken(e, CLAUSES, c)).toBeNull();
    expect(checkCoverage(e, c)).toEqual(['secret:drew was never reached']);
  });
});

describe('law 3: between two events', () => {
  test('a card that lies open only while another is told', () =>
    caught(
      3,
      /after laid seat -?\d sees what it is told later or never/,
      sick({
        turn: {
          play(s, f, seat, m, k) {
            const open = at(s.laid, seat);
            const peeped = m.verb === 'lay' ? s.hands[(seat + 1) % s.hands.length]?.find((x) => x !== 'back') : undefined;
            if (peeped !== undefined) open.unshift(peeped);
            turn.play(s, f, seat, m, k);
            if (peeped !== undefined) open.shift();
          },
        },
      }),
    ));
  test('a card that is drawn before that is told', () =>
    caught(
      3,
      /after lamp seat \d sees what it is told later or never/,
      sick({
        turn: {
          play: (s, f, seat, m, k) =>
            turn.play(s, f, seat, m, {
              chance: k.chance,
              tell(event, to, blurred) {
                if (event.type === 'drew') k.tell?.({ type: 'lamp', who: seat, to: 0, clause: 'TOY-LAMP' }, ALL);
                k.tell?.(event, to, blurred);
              },
            }),
        },
      }),
    ));
  test('a position that can be hidden only when the move is over', () =>
    caught(
      3,
      /after (laid|drew) hiding twice|sees what it is told later/,
      sick(
        {},
        {
          hide(s, seat) {
            // Such a toll is paid by itself, so no move ends here.
            const passing = s.stack.some((f) => f.step === 'toll' && at(s.wax, f.who) < 2);
            if (!passing) toy.hide(s, seat);
          },
        },
      ),
    ));
});

describe('law 3: sealed answers', () => {
  test('a view that shows who has answered', () =>
    caught(
      3,
      /shows that seat \d has answered/,
      sick(
        {},
        {
          hide(s, seat) {
            const answers = s.stack.map((f) => (f.step === 'vote' ? [...f.answers] : []));
            toy.hide(s, seat);
            for (const [i, f] of s.stack.entries()) if (f.step === 'vote') f.answers = answers[i] ?? [];
          },
        },
      ),
    ));
  test('an answer that is told', () =>
    caught(
      3,
      /a sealed answer of seat \d is told to/,
      sick({
        vote: {
          play(s, f, seat, m, k) {
            k.tell?.({ type: 'lamp', who: seat, to: 0, clause: 'TOY-VOTE' }, ALL);
            vote.play(s, f, seat, m, k);
          },
        },
      }),
    ));
  test('an order that matters', () =>
    caught(
      3,
      /the order of the answers to vote matters/,
      sick({
        vote: {
          play(s, f, seat, m, k) {
            vote.play(s, f, seat, m, k);
            if (s.stack.at(-1) !== f) s.points[seat] = at(s.points, seat) + 1;
          },
        },
      }),
    ));
  test('an early answer that draws from chance', () =>
    caught(
      3,
      /not the last draws from chance/,
      sick({
        vote: {
          play(s, f, seat, m, k) {
            k.chance.below(2);
            vote.play(s, f, seat, m, k);
          },
        },
      }),
    ));
});

describe('law 4: plain data and replay', () => {
  const setup = (extra: () => object): Toy => sick({}, { setup: (o, n, chance) => plus(toy.setup(o, n, chance), extra()) });
  test('a Map', () =>
    caught(
      4,
      /state\.odd is a Map/,
      setup(() => ({ odd: new Map() })),
    ));
  test('undefined', () =>
    caught(
      4,
      /not plain data: (state\.odd is )?undefined/,
      setup(() => ({ odd: undefined })),
    ));
  test('not a number', () =>
    caught(
      4,
      /state\.odd is NaN/,
      setup(() => ({ odd: Number.NaN })),
    ));
  test('an object of a class', () =>
    caught(
      4,
      /state\.odd is a Date/,
      setup(() => ({ odd: new Date(0) })),
    ));
  test('one object in two places', () => {
    caught(
      4,
      /holds one object twice/,
      setup(() => {
        const hand: string[] = [];
        return { odd: [hand, hand] };
      }),
    );
  });
  test('data of the module in the state', () => {
    const deck = { ...toy.setup({ rounds: 1, wax: true }, 2, { used: 0, below: () => 0 }).deck };
    caughtOnce(
      [4],
      /two games share|gives another state/,
      setup(() => ({ spare: deck })),
    );
  });
  const GIVES_ANOTHER = /(replaying .*|taking a move back) gives another state/;
  test('a variable of the module that play depends on', () => {
    let calls = 0;
    caughtOnce(
      [4, 5],
      GIVES_ANOTHER,
      sick({
        toll: {
          play(s, f, seat, m, k) {
            s.points[seat] = at(s.points, seat) + (calls++ % 5);
            toll.play(s, f, seat, m, k);
          },
        },
      }),
    );
  });
  test('a game that changes when somebody listens', () =>
    caught(
      [4, 5],
      GIVES_ANOTHER,
      sick({
        toll: {
          play(s, f, seat, m, k) {
            if (k.tell !== undefined) s.points[seat] = at(s.points, seat) + 1;
            toll.play(s, f, seat, m, k);
          },
        },
      }),
    ));
  test('an event that holds a piece of the state', () =>
    caught(
      4,
      /a move or an event shares/,
      sick({
        turn: {
          play: (s, f, seat, m, k) =>
            turn.play(s, f, seat, m, { chance: k.chance, tell: (event, to, blurred) => k.tell?.(Object.assign(event, { lamps: s.lamp }), to, blurred) }),
        },
      }),
    ));
  test('an event without a known clause', () =>
    caught(
      4,
      /counted names TOY-LUCK, which is no clause/,
      sick({}),
      CLAUSES.filter((x) => x !== 'TOY-LUCK'),
    ));
  test('a word that no notation can hold', () =>
    caught(4, /cannot be written/, sick({}, { vocabulary: { ...toy.vocabulary, rest: { how: ['sound asleep'] } } })));
});

describe('law 5: undo', () => {
  test('a free move that teaches', () =>
    caught(
      5,
      /taught its mover something/,
      sick({
        turn: {
          play(s, f, seat, m, k) {
            turn.play(s, f, seat, m, k);
            const others = s.hands.filter((_, i) => i !== seat).flat();
            if (m.verb === 'lamp' && others.includes('clay')) s.points[seat] = at(s.points, seat) + 1;
          },
        },
      }),
    ));
});

describe('law 6: conservation', () => {
  test('a component that is lost', () =>
    caught(
      6,
      /the census changed in/,
      sick({
        toll: {
          play(s, f, seat, m, k) {
            toll.play(s, f, seat, m, k);
            s.bowl = 0;
          },
        },
      }),
    ));
});

describe('law 7: coverage', () => {
  const missing = (e: Toy, wanted: Parameters<typeof checkCoverage>[2] = {}): string[] => {
    const c = coverage();
    expect(findBroken(e, CLAUSES, c)).toBeNull();
    return checkCoverage(e, c, wanted);
  };
  test('a step that is never reached, unless it is excepted by name', () => {
    const e = sick({}, { steps: { ...steps, never: { run() {} } } });
    expect(missing(e)).toEqual(['step:never was never reached']);
    expect(missing(e, { except: { 'step:never': 'kept for an expansion' } })).toEqual([]);
  });
  test('a reason that is never given', () => {
    expect(missing(sick({ toll: { reasons: ['TOY-TOLL', 'TOY-WAX'] } }))).toEqual(['reason:toll TOY-WAX was never reached']);
  });
  test('a card that is never seen', () => {
    expect(missing(sick({}), { cards: [...CARDS, 'gold'] })).toEqual(['card:gold was never reached']);
  });
  test('a verb that is never used, and an exception that names nothing', () => {
    const e = sick(
      {
        turn: {
          moves(s, f, seat, out) {
            if (f.oil > 0) for (let to = 0; to <= 2; to++) if (to !== s.lamp[seat]) out.push({ verb: 'lamp', to });
            if (at(s.hands, seat).length < 3 && s.deck.size > 0) out.push({ verb: 'draw' });
            out.push({ verb: 'rest' });
          },
        },
      },
      { bot: { ...toy.bot, policy: (s, f, seat, chance) => (f.step === 'turn' ? { verb: 'rest' } : toy.bot.policy(s, f, seat, chance)) } },
    );
    const found = missing(e, { except: { 'verb:fly': 'pigs' } });
    expect(found).toContain('verb:lay was never reached');
    expect(found).toContain('the exception verb:fly names nothing');
  });
});

describe('law 8: the bot', () => {
  const { bot } = toy;
  test('a policy that is not legal', () => caught(8, /not legal/, sick({}, { bot: { ...bot, policy: () => ({ verb: 'pay', wax: 2 }) } })));
  test('a policy that changes the state', () =>
    caught(
      8,
      /policy of \w+ changed the state/,
      sick(
        {},
        {
          bot: {
            ...bot,
            policy(s, f, seat, chance) {
              s.bowl++;
              return bot.policy(s, f, seat, chance);
            },
          },
        },
      ),
    ));
  test('an appraisal that is no number', () =>
    caught(8, /is not 2 numbers/, sick({}, { bot: { ...bot, appraise: (s, seat, values) => values.push(at(s.points, seat) / 0, 1) } })));
  test('an appraisal that is too short', () => caught(8, /is not 2 numbers/, sick({}, { bot: { ...bot, appraise: (_, __, values) => values.push(1) } })));
});
