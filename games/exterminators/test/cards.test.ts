/** The 24 toolbox cards (2.19), each by its clause. */
import { describe, expect, test } from 'vitest';
import { CARD } from '../cards/cards.ts';
import { CARDS } from '../names.ts';
import { given, rolls } from './given.ts';

const THREE = { colors: ['red', 'blue', 'yellow'], house: 'sample_3' } as const;
const lies = (card: (typeof CARDS)[number], by: 'red' | 'green' = 'green') => ({ card, by }) as const;

describe('defensive cards', () => {
  test('EXT-CARD-D01 More time: gain 2 AP; example 13', () => {
    const it = given('act', { red: { hand: ['more_time'] } }).does('play more_time');
    expect(it.s.ap).toBe(3);
  });

  test('EXT-CARD-D02 EXT-CARD-R01 Pests hibernate: no roll, no action, nothing emerges, the Free Move stays', () => {
    const it = given('turn', {
      red: { turns: 0, hand: ['pests_hibernate'], front: [lies('angry_queen'), lies('royal_persuasion'), lies('fertile'), lies('two_by_two')] },
    });
    it.does('hibernate');
    expect(it.now()).toBe('act');
    expect(it.s.phase).toBe('act');
    expect(it.pests('red')).toEqual({});
    expect([it.s.free, it.s.ap]).toEqual([1, 2]);
    expect(it.discard()).toEqual(['angry_queen', 'royal_persuasion']);
    expect(it.player('red').front.map((x) => CARDS[x.card])).toEqual(['fertile', 'two_by_two']);
    // Before a later roll it skips what is still to come.
    const late = given('turn', { red: { turns: 0, queen: 'laundry', hand: ['pests_hibernate'] } })
      .does('roll', rolls('D'))
      .does('hibernate');
    expect(late.pests('red')).toEqual({ living_room: 1, nest_red: 1 });
    const held = given('turn', { red: { hand: ['pests_hibernate'], traps: [{ at: 'den', queen: true }] } }).does('hibernate');
    expect(held.player('red').held).toBe(0);
    expect(given('act', { red: { hand: ['pests_hibernate'] } }).whyNot('play pests_hibernate')).toBe('EXT-CARD-D02');
  });

  test('EXT-CARD-D03 Mating call: own pests two steps toward the exterminator', () => {
    const it = given('act', { red: { hand: ['mating_call'], pests: { library: 4, den: 2 } }, green: { pests: { library: 1 } } }).does('play mating_call');
    expect(it.pests('red')).toEqual({ dining_room: 4, entry: 2 });
    expect(it.pests('green')).toEqual({ library: 1 });
    expect(given('act', { red: { hand: ['mating_call'], pests: { entry: 3 } } }).whyNot('play mating_call')).toBe('EXT-ACT-25');
  });

  test('EXT-CARD-D04 EXT-CARD-R12 Colony collapse: the most infested room counts all colours; half of the own pests there go', () => {
    const others = given('act', { red: { hand: ['colony_collapse'], pests: { den: 5, library: 3 } }, green: { pests: { library: 4, study: 6 } } });
    expect(others.offers('play-at')).toEqual(['play-at colony_collapse library']);
    expect(others.whyNot('play-at colony_collapse den')).toBe('EXT-ACT-25');
    others.does('play-at colony_collapse library');
    expect([others.pests('red'), others.pests('green')]).toEqual([
      { den: 5, library: 1 },
      { library: 4, study: 6 },
    ]);
    const none = given('act', { red: { hand: ['colony_collapse'], pests: { den: 2 } }, green: { pests: { library: 4 } } });
    expect([none.offers('play-at'), none.whyNot('play-at colony_collapse library')]).toEqual([[], 'EXT-ACT-25']);
  });
  test('EXT-CARD-D04 Colony collapse: half of the fullest room, rounded up; a tie is chosen', () => {
    const it = given('act', { red: { hand: ['colony_collapse'], pests: { den: 5, library: 5, study: 4 } } });
    expect(it.offers('play-at')).toEqual(['play-at colony_collapse den', 'play-at colony_collapse library']);
    expect(it.whyNot('play-at colony_collapse study')).toBe('EXT-ACT-25');
    expect(it.does('play-at colony_collapse library').pests('red')).toEqual({ den: 5, library: 2, study: 4 });
  });

  test('EXT-CARD-D05 Bug bomb: all own free pests here', () => {
    const it = given('act', {
      red: { hand: ['bug_bomb'], pests: { entry: 9, den: 1 }, traps: [{ at: 'entry', pests: 2 }] },
      green: { pests: { entry: 1 } },
    }).does('play bug_bomb');
    expect(it.pests('red')).toEqual({ den: 1 });
    expect(it.player('red').traps[0]?.pests).toBe(2);
    expect(it.pests('green')).toEqual({ entry: 1 });
  });

  test('EXT-CARD-D06 EXT-CARD-R13 Energy drink: up to 4 moves and nothing else, also when stuck; example 15', () => {
    const it = given('turn', { red: { queen: 'laundry', hand: ['energy_drink'], front: [lies('stuck')] } }, rolls('P'));
    expect([it.s.free, it.s.ap]).toEqual([0, 1]);
    it.does('play energy_drink');
    expect([it.s.ap, it.s.drink]).toEqual([0, 4]);
    it.does('move den').does('move entry').does('move den').does('move entry');
    expect(it.offers()).toEqual(['end-turn']);
    expect(it.whyNot('move den')).toBe('EXT-CARD-D06');
    expect(it.whyNot('exterminate')).toBe('EXT-CARD-D06');
    // It is the only action: neither a Free Move nor a spent point may come before it, and no Free Move after it.
    const free = given('act', { red: { hand: ['energy_drink'] } });
    expect(free.whyNot('play energy_drink')).toBe(null);
    expect(free.does('move den').whyNot('play energy_drink')).toBe('EXT-CARD-R13');
    expect(free.does('move entry').whyNot('play energy_drink')).toBe('EXT-CARD-R13');
    const first = given('act', { red: { hand: ['energy_drink'] } }).does('play energy_drink');
    expect([first.s.free, first.s.drink, first.s.ap]).toEqual([0, 4, 0]);
  });

  test('EXT-CARD-R13 what was spent in an earlier turn does not count: each turn begins with nothing spent', () => {
    const hand = ['energy_drink'] as const;
    const it = given('act', { red: { hand, pests: { entry: 1 } }, green: { queen: 'den', sealed: true } });
    it.does('exterminate', rolls(1));
    expect([it.s.ap, it.s.spent, it.whyNot('play energy_drink')]).toEqual([1, 1, 'EXT-CARD-R13']);
    it.does('end-turn', rolls('P')).does('end-turn', rolls('P'));
    expect([it.who(), it.s.spent, it.whyNot('play energy_drink')]).toEqual(['red', 0, null]);
  });

  test('EXT-CARD-D07 EXT-CARD-R02 QuikTrap: drop and empty in one go', () => {
    const it = given('act', { red: { hand: ['quiktrap'], pests: { entry: 9 } } });
    const before = it.player('red').reserve;
    it.does('play quiktrap');
    expect(it.pests('red')).toEqual({ entry: 2 });
    expect(it.player('red').reserve).toBe(before + 7);
    expect(it.player('red').traps[0]?.room).toBe(-1);
    const no = (red: object): string | null => given('act', { red: { hand: ['quiktrap'], ...red } }).whyNot('play quiktrap');
    expect(no({ room: 'nest_red', pests: { nest_red: 3 } })).toBe('EXT-ACT-25');
    expect(no({ pests: { entry: 3 }, traps: [{ at: 'den' }] })).toBe('EXT-ACT-25');
    expect(no({ queen: 'entry' })).toBe('EXT-ACT-25'); // the queen only if it wins
    expect(no({ queen: 'entry', sealed: true })).toBe(null);
  });

  test('EXT-CARD-D08 EXT-CARD-R03 QuikSeal: the nest here, whoever owns it', () => {
    const it = given('act', { red: { room: 'nest_green', hand: ['quikseal'] } }).does('play quikseal');
    expect(it.player('green').sealed).toBe(true);
    expect(given('act', { red: { room: 'nest_green', hand: ['quikseal'] }, green: { sealed: true } }).whyNot('play quikseal')).toBe('EXT-ACT-25');
    expect(given('act', { red: { hand: ['quikseal'] } }).whyNot('play quikseal')).toBe('EXT-ACT-25');
  });

  test('EXT-CARD-D09 Trap remote: one own trap anywhere', () => {
    const it = given('act', { red: { hand: ['trap_remote'], traps: [{ at: 'study', pests: 6 }] }, green: { traps: [{ at: 'den' }] } });
    expect(it.offers('play-trap')).toEqual(['play-trap trap_remote red']);
    it.does('play-trap trap_remote red');
    expect(it.player('red').traps[0]).toEqual({ room: -1, pests: 0, queen: false });
    expect(given('act', { red: { hand: ['trap_remote'], traps: [{ at: 'study', queen: true }] } }).offers('play-trap')).toEqual([]);
  });

  test('EXT-CARD-D10 EXT-CARD-R14 Nesting: the free queen goes home', () => {
    const it = given('act', { red: { hand: ['nesting'], queen: 'study' } }).does('play nesting');
    expect(it.queen('red')).toBe('nest_red');
    expect(given('act', { red: { hand: ['nesting'] } }).whyNot('play nesting')).toBe('EXT-ACT-25');
    expect(given('act', { red: { hand: ['nesting'], traps: [{ at: 'study', queen: true }] } }).whyNot('play nesting')).toBe('EXT-ACT-25');
  });

  test('EXT-CARD-D11 EXT-CARD-R04 Zap!: up to 3 own pests in any one room', () => {
    const it = given('act', { red: { hand: ['zap'], pests: { study: 5, den: 2 } }, green: { pests: { entry: 1 } } });
    expect(it.offers('play-at')).toEqual(['play-at zap den', 'play-at zap study']);
    expect(it.does('play-at zap study').pests('red')).toEqual({ study: 2, den: 2 });
  });

  test('EXT-CARD-D12 Mind control: the face is chosen, free, for one action', () => {
    const it = given('turn', { red: { turns: 0, queen: 'laundry', sealed: true, hand: ['mind_control'] } }).does('mind-control D', rolls('L'));
    expect(it.queen('red')).toBe('study'); // the second Queen's Turn was rolled
    expect([it.s.free, it.s.ap]).toEqual([1, 2]);
    expect(it.hand('red')).toEqual([]);
    expect(given('act', { red: { hand: ['mind_control'] } }).whyNot('play mind_control')).toBe('EXT-CARD-D12');
  });
});

describe('offensive cards', () => {
  test('EXT-CARD-O01 Unseal nest', () => {
    const it = given('act', { red: { hand: ['unseal_nest'] }, green: { sealed: true } }).does('play-on unseal_nest green');
    expect(it.player('green').sealed).toBe(false);
  });

  test('EXT-CARD-O02 Trap Breaks: contents stay free', () => {
    const it = given('act', {
      red: { hand: ['trap_breaks'] },
      green: {
        traps: [
          { at: 'study', pests: 4 },
          { at: 'den', queen: true },
        ],
      },
    });
    expect(it.offers('play-trap')).toEqual(['play-trap trap_breaks green', 'play-trap trap_breaks green-2']);
    it.does('play-trap trap_breaks green');
    expect(it.pests('green')).toEqual({ study: 4 });
    expect(it.player('green').traps[0]?.room).toBe(-1);
    expect(it.player('green').held).toBe(1);
  });

  test('EXT-CARD-O03 EXT-CARD-R05 Pest surge: 5 emerge, sealed or not, limited by the reserve', () => {
    expect(
      given('act', { red: { hand: ['pest_surge'] }, green: { sealed: true } })
        .does('play-on pest_surge green')
        .pests('green'),
    ).toEqual({ nest_green: 5 });
    expect(
      given('act', { red: { hand: ['pest_surge'] }, green: { reserve: 2 } })
        .does('play-on pest_surge green')
        .pests('green'),
    ).toEqual({ nest_green: 2 });
    expect(given('act', { red: { hand: ['pest_surge'] }, green: { reserve: 0 } }).whyNot('play-on pest_surge green')).toBe('EXT-ACT-25');
  });

  test('EXT-CARD-O04 EXT-CARD-R06 Angry queen: two actions, one emergence; then discard; example 16', () => {
    const it = given('act', { active: 'green', green: { hand: ['angry_queen'] }, red: { queen: 'laundry' } })
      .does('play-on angry_queen red')
      .does('end-turn', rolls('D', 'L'));
    expect(it.queen('red')).toBe('study');
    expect(it.pests('red')).toEqual({ living_room: 1, study: 1, nest_red: 1 });
    expect(it.player('red').front).toEqual([]);
    const first = given('queen', { red: { turns: 0, queen: 'laundry', sealed: true, front: [lies('angry_queen')] } }, rolls('D', 'L', 'U'));
    expect(first.queen('red')).toBe('library'); // two actions in the first Queen's Turn, one in the second
    const both = given('queen', { red: { queen: 'laundry', front: [lies('angry_queen'), lies('royal_persuasion')] } });
    expect(both.who()).toBe('green');
    both.does('persuade D', rolls('L'));
    expect(both.queen('red')).toBe('study');
    expect(both.told('emerged')).toHaveLength(1);
  });

  test('EXT-CARD-O05 Stuck!: no Free Move and 1 AP in the next turn; the queen acts as ever', () => {
    const it = given('turn', { red: { queen: 'laundry', sealed: true, front: [lies('stuck')] } }, rolls('D'));
    expect([it.s.free, it.s.ap, it.queen('red')]).toEqual([0, 1, 'living_room']);
    expect(it.whyNot('buy')).toBe('EXT-ACT-01');
    it.does('end-turn', rolls('P'));
    expect(it.player('red').front).toEqual([]);
  });

  test('EXT-CARD-O06 Sabotage tools: a random card goes', () => {
    const it = given('act', { red: { hand: ['sabotage_tools'] }, green: { hidden: ['zap', 'stuck'] } }).does('play-on sabotage_tools green', rolls('pick 1'));
    expect(it.hand('green')).toEqual(['zap']);
    expect(it.discard()).toEqual(['stuck']);
    expect(given('act', { red: { hand: ['sabotage_tools'] } }).whyNot('play-on sabotage_tools green')).toBe('EXT-ACT-25');
  });

  test('EXT-CARD-O07 EXT-CARD-R07 Less to infest: 5 of the reserve to the box', () => {
    const it = given('act', { red: { hand: ['less_to_infest'] }, green: { pests: { entry: 2 } } });
    const { reserve, box } = it.player('green');
    it.does('play-on less_to_infest green');
    expect([it.player('green').reserve, it.player('green').box]).toEqual([reserve - 5, box + 5]);
    const few = given('act', { red: { hand: ['less_to_infest'] }, green: { reserve: 2, pests: { entry: 2 } } }).does('play-on less_to_infest green');
    expect([few.player('green').reserve, few.player('green').alive]).toEqual([0, true]);
    expect(given('act', { red: { hand: ['less_to_infest'] }, green: { reserve: 0 } }).whyNot('play-on less_to_infest green')).toBe('EXT-ACT-25');
  });

  test('EXT-CARD-O08 EXT-CARD-R08 Royal Persuasion: the other chooses one face, or lets it be; unused it is discarded', () => {
    const it = given('act', { active: 'green', green: { hand: ['royal_persuasion'] }, red: { queen: 'laundry', sealed: true } })
      .does('play-on royal_persuasion red')
      .does('end-turn');
    expect([it.now(), it.who()]).toEqual(['persuade', 'green']);
    expect(it.offers()).toHaveLength(7);
    it.does('persuade P');
    expect(it.pests('red')).toEqual({ living_room: 2, library: 1, dining_room: 1 });
    expect(it.discard()).toEqual(['royal_persuasion']); // Angry queen aside, its effect is over
    const no = given('queen', { red: { queen: 'laundry', front: [lies('royal_persuasion')] } }).does('let-roll', rolls('D'));
    expect([no.queen('red'), no.discard()]).toEqual(['living_room', ['royal_persuasion']]);
    const twice = given('queen', { red: { queen: 'laundry', front: [lies('royal_persuasion'), lies('angry_queen')] } }).does('let-roll', rolls('D'));
    expect(twice.who()).toBe('green');
  });

  test('EXT-CARD-O09 EXT-CARD-R09 Dumpster Diver: an offensive card of the discard pile, at once, for nothing', () => {
    const it = given('act', {
      red: { hand: ['dumpster_diver', 'bug_bomb'], pests: { entry: 1 } },
      green: { sealed: true },
      discard: ['unseal_nest', 'zap', 'stuck'],
    });
    it.does('play dumpster_diver');
    expect(it.now()).toBe('dive');
    expect(it.offers()).toEqual(['play-on unseal_nest green', 'play-on stuck green']);
    expect(it.whyNot('play-on fertile green')).toBe('EXT-CARD-O09');
    it.does('play-on stuck green');
    expect(it.s.ap).toBe(1);
    expect(it.player('green').front.map((x) => CARDS[x.card])).toEqual(['stuck']);
    expect(it.discard()).toEqual(['zap', 'unseal_nest']);
    const none = given('act', { red: { hand: ['dumpster_diver'] }, discard: ['zap', 'unseal_nest'] });
    expect(none.whyNot('play dumpster_diver')).toBe('EXT-ACT-25');
    // What was played this turn is not there yet.
    const fresh = given('act', { red: { hand: ['dumpster_diver', 'pest_surge'] } }).does('play-on pest_surge green');
    expect(fresh.whyNot('play dumpster_diver')).toBe('EXT-ACT-25');
  });

  test("EXT-CARD-O10 They're spreading!: 4 around a room with a pest of theirs", () => {
    const it = given('act', { red: { hand: ['theyre_spreading'] }, green: { pests: { den: 1, study: 2 } } });
    expect(it.offers('play-spread')).toEqual(['play-spread theyre_spreading green den', 'play-spread theyre_spreading green study']);
    it.does('play-spread theyre_spreading green den');
    expect(it.pests('green')).toEqual({ den: 1, study: 2, bathroom: 2, entry: 2 });
    expect(given('act', { red: { hand: ['theyre_spreading'] }, green: { pests: { den: 1 } } }).whyNot('play-spread theyre_spreading green study')).toBe(
      'EXT-ACT-25',
    );
  });

  test('EXT-CARD-O11 EXT-CARD-R10 Two by two: 1 more each time the nest emits, until it is sealed by whatever means', () => {
    const it = given('queen', { red: { turns: 0, queen: 'laundry', front: [lies('two_by_two'), lies('angry_queen')] } }, rolls('D', 'L', 'U'));
    expect(it.told('emerged').map((e) => e.n)).toEqual([2, 2]);
    const own = given('act', { red: { room: 'nest_red', front: [lies('two_by_two')] } }).does('seal-nest');
    expect([own.player('red').front, own.discard()]).toEqual([[], ['two_by_two']]);
    const other = given('act', { active: 'green', green: { room: 'nest_red', hand: ['quikseal'] }, red: { front: [lies('two_by_two')] } }).does(
      'play quikseal',
    );
    expect(other.player('red').front).toEqual([]);
    expect(given('act', { red: { hand: ['two_by_two'] }, green: { sealed: true } }).whyNot('play-on two_by_two green')).toBe('EXT-ACT-25');
  });

  test("EXT-CARD-O12 EXT-CARD-R11 Fertile: 1 more in her room every Queen's Turn, until she is trapped", () => {
    const front = [lies('fertile')];
    expect(given('queen', { red: { queen: 'laundry', sealed: true, front } }, rolls('D')).pests('red')).toEqual({ living_room: 2 });
    expect(given('queen', { red: { queen: 'laundry', sealed: true, front } }, rolls('P')).pests('red')).toEqual({
      living_room: 2,
      library: 1,
      dining_room: 1,
      laundry: 1,
    });
    expect(given('queen', { red: { queen: 'den', sealed: true, front } }, rolls('L')).pests('red')).toEqual({ den: 3 });
    const angry = given('queen', { red: { queen: 'laundry', sealed: true, front: [...front, lies('angry_queen')] } }, rolls('D', 'L'));
    expect(angry.pests('red')).toEqual({ living_room: 1, study: 2 });
    const trapped = given('act', { red: { queen: 'entry', front } }).does('drop-trap queen');
    expect([trapped.player('red').front, trapped.discard()]).toEqual([[], ['fertile']]);
    expect(given('act', { red: { hand: ['fertile'] }, green: { traps: [{ at: 'den', queen: true }] } }).whyNot('play-on fertile green')).toBe('EXT-ACT-25');
  });

  test('EXT-CARD-X01 the same lasting card twice', () => {
    const twice = (card: (typeof CARDS)[number]) => [lies(card), lies(card)];
    expect(given('queen', { red: { queen: 'laundry', sealed: true, front: twice('fertile') } }, rolls('D')).pests('red')).toEqual({ living_room: 3 });
    expect(
      given('queen', { red: { queen: 'laundry', front: twice('two_by_two') } }, rolls('D'))
        .told('emerged')
        .map((e) => e.n),
    ).toEqual([3]);
    const angry = given('queen', { red: { queen: 'laundry', sealed: true, front: twice('angry_queen') } }, rolls('D', 'L'));
    expect(angry.player('red').front).toHaveLength(1);
    const stuck = given('turn', { red: { queen: 'laundry', front: twice('stuck') } }, rolls('D'));
    expect(stuck.s.ap).toBe(1);
    stuck.does('end-turn', rolls('P'));
    expect(stuck.player('red').front).toEqual([]);
  });

  test('lasting cards fall on opponents only, and offensive ones need a living one', () => {
    const it = given('act', { ...THREE, red: { hand: ['stuck', 'angry_queen'] } });
    expect(it.offers('play-on')).toEqual(['play-on angry_queen blue', 'play-on angry_queen yellow', 'play-on stuck blue', 'play-on stuck yellow']);
  });
});

test('the 28-card deck: two copies of a card are two cards', () => {
  const it = given('act', { options: { toolboxDeck: '28' }, red: { hand: ['more_time', 'more_time'] } })
    .does('play more_time')
    .does('play more_time');
  expect(it.s.ap).toBe(4);
  expect(CARD.reduce((n, c) => n + c.copies28, 0)).toBe(28);
});
