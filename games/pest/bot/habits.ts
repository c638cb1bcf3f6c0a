/** What a bot's policy goes by: every number that weighs one thing against another, in Renown. These are as written; a master may have learnt others. */

/** All of them are numbers or lists of numbers, so that self-play can turn them. */
export const WRITTEN = {
  /** One more of a resource, with much and with less of the game to come; by kind, where few and where many are held. */
  resource: [0.6, 0.45],
  coin: 1.3,
  material: [1.25, 0.9],
  herbs: [1.2, 0.8],
  food: [0.8, 0.4],
  foodAgenda: 0.7,
  nearlyFull: 0.6,
  influence: 0.42,
  /** A step on the Imperative track, by Era, and what it is worth more against a rival. */
  imperative: [1, 1, 1],
  versus: 0.4,
  /** A Person at work: each turn to come, at most so much, and where an Agenda counts it. */
  worker: 0.16,
  workerMost: 2.2,
  workerAgenda: 1,
  /** A Person on the track, early and late; where an Agenda counts it at the end, by Era, and in the first Era. */
  person: [0.95, 0.45],
  personEnd: [0.4, 0.4, 2],
  personAgenda: 1,
  /** A building by what Agendas count, and what it brings each turn. */
  city: 1.6,
  town: 2,
  special: 1.8,
  district: 2,
  site: 0.1,
  siteMost: 1.6,
  workshop: 1.6,
  factory: 1.5,
  manyDistricts: 0.3,
  /** Technologies by what their effect is worth with much of the game to come. */
  liking: [0, 0.7, 0.5, 0.5, 0.3, 0.7, 1.9, 0.6, 0.5, 0.2, 1.6, 0.4, 0.7, 1.1, 1, 0.3, 0.4, 1.2, 0.4, 0.5, 0.9, 0.8, 1.1, 1, 0.7, 0.9, 0.6, 0.4, 1.3, 0.6, 1],
  techMost: 1.6,
  techSoon: 7,
  techEnd: 2,
  techAgenda: 1,
  techBar: 0.2,
  techCost: 0.5,
  techRenown: 1,
  /** A Research token that is kept: at the end, where there are many, else. */
  token: [0.05, 0.25, 0.5],
  /** One more Sick: with a bed, with one late, without, and far too many. */
  sick: [0.6, 0.1, -0.5, -2.2],
  /** What speaks for an action beside what it brings, Era by Era: Move, Construct and Produce of the top row; Research, Cure and Assign of the left column. */
  top: [0, 0, 0, 0, 0, 0, 0, 0, 0],
  left: [0, 0, 0, 0, 0, 0, 0, 0, 0],
  /** What one action of a turn does for the other. */
  cureMoved: 0.5,
  cureMovedMost: 1.2,
  assignBuilt: 0.5,
  assignProduced: 0.3,
  researchProduced: 0.2,
  enhance: 0.15,
  trials: 2.2,
  /** Moving: a site for a building, where rivals stand, what Food costs. */
  ground: 1,
  groundMost: 1.2,
  groundSoon: 5,
  groundShared: 0.2,
  toll: 0.45,
  visit: 0.8,
  /** Building: the least, what Coins and materials cost early and late, company, a row begun, a Work with two. */
  buildBar: 0.15,
  buildCoin: [0.6, 0.25],
  buildStuff: [0.32, 0.12],
  company: 0.3,
  row: 0.15,
  work: 0.8,
  buildRenown: 1,
  buildInfluence: 1,
  building: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  /** Producing: the third of a kind, what a Sick takes. */
  third: 0.85,
  lost: 0.8,
  /** Curing: the space's Renown and Lab, Herbs and Coins; empty slots, the Syringe, who waits on a Technology; Coins early. */
  cureRenown: 0.6,
  cureLab: 0.4,
  cureHerbs: 0.35,
  cureCoins: 0.6,
  cureSlots: 0.8,
  syringe: 0.6,
  waits: 0.8,
  cureBar: 0.05,
  /** Assigning: the space that is left, workplaces, the Capital's places and how sure they are early and late in an Era. */
  staysRenown: 0.7,
  staysLab: 0.5,
  jobWorkshop: 1.9,
  jobTreasury: 1.3,
  job: 0.35,
  jobWatched: 0.7,
  more: 1.5,
  tuition: 0.5,
  capitalAgenda: 1,
  place: [4, 2.2, 1],
  sure: [0.5, 0.9],
  /** Founding: what a Castle's ground yields, what lies around it. */
  yields: [1, 1, 0.3, 0.9],
  nearCapital: 0.5,
  nearRuin: 0.2,
  near: 0.6,
  nearKind: 0.3,
  doctorKind: 1,
  doctorSick: 1,
  doctorAround: 0.4,
};
export type Habits = typeof WRITTEN;
