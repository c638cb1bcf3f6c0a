/** The data of New York as look-up tables. The rules read a set of their own, which is made anew with every engine; words and boards are given one with the numbers of their table. */
import { limited, type Numbers, type Tunable, tunable, turnTo } from '@pesthouse/kernel';
import { KINDS, type Kind, PLACES, type PlaceId, SPECIES, type Species } from '../names.ts';
import { attackBonus, constants, locations, masterDeck, options, pestKinds } from './printed.ts';

export type BreedingRule = (typeof pestKinds)[number]['breedingRule']['type'];

export interface KindData {
  readonly species: Species;
  rank: number;
  count: number;
  cost: number;
  dice: number;
  defence: number;
  readonly rule: BreedingRule;
  min: number;
}

export interface PlaceData {
  draw: number;
  readonly allowed: Record<Species, boolean>;
  /** Open to all four species: such a place is always in play (NYC-SETUP-03). */
  readonly open: boolean;
}

/** A table with a value for every name; the compiler sees that none is missing. */
const table = <K extends string, V>(names: readonly K[], of: (name: K) => V): Record<K, V> => {
  const made: Partial<Record<K, V>> = {};
  for (const name of names) made[name] = of(name);
  const whole = (t: Partial<Record<K, V>>): t is Record<K, V> => names.every((n) => n in t);
  if (!whole(made)) throw new Error('a table lacks a name');
  return made;
};

export { table };

const found = <T>(x: T | undefined, what: string): T => {
  if (x === undefined) throw new Error(`the data lacks ${what}`);
  return x;
};

const SPECIES_OF: Record<Kind, Species> = table(
  KINDS,
  (id) =>
    found(
      pestKinds.find((x) => x.id === id),
      id,
    ).species,
);

export const KINDS_OF: Record<Species, readonly Kind[]> = table(SPECIES, (who) => KINDS.filter((k) => SPECIES_OF[k] === who));

export interface Tables {
  readonly KIND: Record<Kind, KindData>;
  readonly PLACE: Record<PlaceId, PlaceData>;
  /** Attack bonus in dice, by attacker and defender (NYC-FIGHT-18). Nobody attacks their own. */
  readonly BONUS: Record<Species, Record<Species, number>>;
  /** What each species brings into the Master Food deck (NYC-SETUP-04). */
  readonly SHARE: Record<Species, { food: number; poison: number }>;
  /** The numbers of the rules, each named with its clause in `tunablesOf`. */
  readonly NUMBER: { baseDrawMax: number; diceCap: number; dieFaces: number; rollOffDice: number; slowShare: number };
}

/** The Master Food deck that some species make together (NYC-SETUP-04). */
export const sharesOf = (share: Tables['SHARE'], species: readonly Species[]): { food: number; poison: number } => ({
  food: species.reduce((n, who) => n + share[who].food, 0),
  poison: species.reduce((n, who) => n + share[who].poison, 0),
});

const slow = found(
  options.find((x) => x.id === 'slowFinish'),
  'slowFinish',
);

/** A new set, as printed. */
const printTables = (): Tables => ({
  KIND: table(KINDS, (id) => {
    const k = found(
      pestKinds.find((x) => x.id === id),
      id,
    );
    const min = 'min' in k.breedingRule ? k.breedingRule.min : 0;
    return { species: k.species, rank: k.rank, count: k.count, cost: k.foodCost, dice: k.dice, defence: k.defenseBonus, rule: k.breedingRule.type, min };
  }),
  PLACE: table(PLACES, (id) => {
    const p = found(
      locations.find((x) => x.id === id),
      id,
    );
    const allowed: readonly Species[] = p.breedingAllowed;
    return { draw: p.foodDrawValue, allowed: table(SPECIES, (who) => allowed.includes(who)), open: allowed.length === SPECIES.length };
  }),
  BONUS: table(SPECIES, (a) => {
    const row: { readonly [defender: string]: number } = attackBonus[a];
    return table(SPECIES, (d) => row[d] ?? 0);
  }),
  SHARE: table(SPECIES, (who) => ({ ...masterDeck.contribution[who] })),
  NUMBER: {
    baseDrawMax: Number(constants.baseDrawMax.value),
    diceCap: Number(constants.diceCap.value),
    dieFaces: Number(constants.dieFaces.value),
    rollOffDice: Number(constants.finalRollOffDice.value),
    slowShare: Number('deckShareAtMost' in slow ? slow.deckShareAtMost : 0),
  },
});

const tunablesOf = ({ KIND, PLACE, BONUS, SHARE, NUMBER }: Tables): Tunable[] => [
  ...tunable('', NUMBER, {
    baseDrawMax: 'NYC-GATH-02',
    diceCap: 'NYC-FIGHT-08',
    dieFaces: 'NYC-FIGHT-08',
    rollOffDice: 'NYC-WIN-06',
    slowShare: 'NYC-OPT-06',
  }),
  ...KINDS.flatMap((id, i) => {
    const clause = `NYC-CARD-${String(i + 1).padStart(2, '0')}`;
    const { rule } = KIND[id];
    return [
      ...tunable(id, KIND[id], { count: clause, cost: clause, dice: clause, defence: clause }),
      ...(rule === 'needsOwn' || rule === 'needsLocalFood' ? tunable(id, KIND[id], { min: clause }) : []),
    ];
  }),
  ...PLACES.flatMap((id, i) => tunable(id, PLACE[id], { draw: `NYC-LOC-${String(i + 2).padStart(2, '0')}` })),
  ...SPECIES.flatMap((who) => tunable(`share.${who}`, SHARE[who], { food: 'NYC-SETUP-04', poison: 'NYC-SETUP-04' })),
  ...SPECIES.flatMap((who) =>
    tunable(`bonus.${who}`, BONUS[who], { humans: 'NYC-FIGHT-18', rats: 'NYC-FIGHT-18', pigeons: 'NYC-FIGHT-18', cockroaches: 'NYC-FIGHT-18' }).filter(
      (t) => t.name !== `bonus.${who}.${who}`, // nobody fights itself
    ),
  ),
];

/** The tables of an engine, from its numbers by name; what is not named is as printed. */
export const tablesOf = (numbers: Numbers): Tables => {
  const tables = printTables();
  turnTo(tunablesOf(tables), numbers);
  return tables;
};

/** The rules' own. */
const own = printTables();
export const { KIND, PLACE, BONUS, SHARE, NUMBER } = own;
/** A die needs two faces to be one. */
export const tunables = limited(tunablesOf(own), { dieFaces: [2, 24], rollOffDice: [1, 40], diceCap: [1, 40] });
