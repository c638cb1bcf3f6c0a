/** The Technologies, each under its name: its printed number, its clause and the numbers of its effect. Cost, Renown and slot stand in the data. */
import { own, type Tables } from '../data/tables.ts';
import type { Player } from '../state.ts';

/** The three slots (TIERS), one by one: this is asked all the time. */
const TOP = 0;
const MIDDLE = 1;
const BOTTOM = 2;
/** Whether the Technology lies on the player's board. */
export const has = (p: Player, tech: number): boolean => p.tech[TOP] === tech || p.tech[MIDDLE] === tech || p.tech[BOTTOM] === tech;

/** PEST-TECH-01: cures a Sick gathered on a Move, step by step; its spaces are `NUMBER.breathing` (PEST-TCR-20). */
export const BREATHING_APPARATUS = 1;
/** PEST-TECH-02: more Influence for building in a Village. */
export const BLAST_FURNACE = 2;
/** PEST-TECH-03: Coins when a rival's Doctor comes to a building of yours. */
export const EXAMINATION_DESK = 3;
/** PEST-TECH-04: Sick that may be left lying when a location is entered. */
export const MEDICAL_MASK = 4;
/** PEST-TECH-05: the resource of a location with a rival's building, when it is entered. */
export const DISINFECTANT = 5;
/** PEST-TECH-06: to a location of the same size, for `NUMBER.cloneCost` movement. */
export const CLONE_EXPERIMENT = 6;
/** PEST-TECH-07: more Influence for building in a Town. */
export const CONSTRUCTION_CRANE = 7;
/** PEST-TECH-08: more Sick free of Food in each location. */
export const AMBULANCE_CART = 8;
/** PEST-TECH-09: one Sick back to the supply in a Cure. */
export const AIRBORNE_MEDICINE = 9;
/** PEST-TECH-10: People wait here, to be sent to work in a Research or Cure. */
export const PLAGUE_EXPERTS = 10;
/** PEST-TECH-11: one Person back from the Capital in a Research. */
export const SCHOLARS = 11;
/** PEST-TECH-12: a Healthy Person for Sick from the supply in a Research. */
export const EXPERIMENTAL_LAB = 12;
/** PEST-TECH-13: what the Castle makes. */
export const PRODUCTION_LINE = 13;
/** PEST-TECH-14: as the Breathing Apparatus, with `NUMBER.infirmary` spaces (PEST-TCR-20). */
export const INFIRMARY = 14;
/** PEST-TECH-15: Sick turned away at a District. */
export const PROTECTIVE_UNIFORM = 15;
/** PEST-TECH-16: locations with rivals' buildings cost no movement. */
export const MOVING_PERMIT = 16;
/** PEST-TECH-17: an action space that turns `NUMBER.trialsHerbs` Herbs into People. */
export const MEDICINAL_TRIALS = 17;
/** PEST-TECH-18: extra Quarantine slots. */
export const QUARANTINE_TENT = 18;
/** PEST-TECH-19: extra Quarantine slots. */
export const QUARANTINE_HOUSE = 19;
/** PEST-TECH-20: the resource of each location built on. */
export const TOOL_CART = 20;
/** PEST-TECH-21: the Camp stays, and cures one of those it gathers. */
export const ADVANCED_CONTAINMENT = 21;
/** PEST-TECH-22: a Move of `NUMBER.horseshoe` points. */
export const STEEL_HORSESHOE = 22;
/** PEST-TECH-23: Coins after a Cure (PEST-TCR-19). */
export const SYRINGE = 23;
/** PEST-TECH-24: special buildings get no Sick. */
export const QUARANTINE_CHECKPOINT = 24;
/** PEST-TECH-25: works like a building and makes what was chosen for it. */
export const MOBILE_WORKSHOP = 25;
/** PEST-TECH-26: a storage limit of `NUMBER.storageCrane`. */
export const LOADING_CRANE = 26;
/** PEST-TECH-27: one resource up to `NUMBER.storageContainer`. */
export const STORAGE_CONTAINERS = 27;
/** PEST-TECH-28: an action space that repeats a pair of this Year. */
export const ADRENALINE_SHOT = 28;
/** PEST-TECH-29: Research tokens for People sent to the Capital (PEST-TCR-19). */
export const TUITION = 29;
/** PEST-TECH-30: the resource of the Doctor's location in a Produce. */
export const STORAGE_PODS = 30;

/** The numbers of their effects, in the order of the cards. What the lab may turn stands in `NUMBER` instead. */
export const EFFECT = {
  blastFurnaceInfluence: 1,
  examinationDeskCoins: 1,
  medicalMaskIgnores: 1,
  disinfectantGives: 1,
  constructionCraneInfluence: 1,
  ambulanceCartFree: 1,
  plagueExpertsHold: 2,
  experimentalLabSick: 3,
  castleMakes: 1,
  productionLineMakes: 2,
  protectiveUniformTurnsAway: 1,
  medicinalTrialsPeople: 2,
  quarantineTentSlots: 1,
  quarantineHouseSlots: 2,
  toolCartGives: 1,
  syringeCoins: 1,
  mobileWorkshopMakes: 1,
  tuitionResearch: 1,
  storagePodsGive: 1,
};

/** Quarantine slots on one Technology (PEST-QUA-10). */
export const slotsOn = (tech: number): number =>
  tech === QUARANTINE_TENT ? EFFECT.quarantineTentSlots : tech === QUARANTINE_HOUSE ? EFFECT.quarantineHouseSlots : 0;
/** Quarantine slots on all Technologies of a player. */
export const slotsOnTech = (p: Player): number =>
  (has(p, QUARANTINE_TENT) ? EFFECT.quarantineTentSlots : 0) + (has(p, QUARANTINE_HOUSE) ? EFFECT.quarantineHouseSlots : 0);
/** Sick of a location that need no Food (PEST-MOV-08, PEST-TECH-08). */
export const freeSick = (p: Player, { NUMBER }: Tables = own): number => NUMBER.freeSick + (has(p, AMBULANCE_CART) ? EFFECT.ambulanceCartFree : 0);
/** Sick of a location that may be left lying (PEST-TECH-04). */
export const ignorable = (p: Player): number => (has(p, MEDICAL_MASK) ? EFFECT.medicalMaskIgnores : 0);
/** Whether another Person may wait with the Plague Experts (PEST-TCR-08). */
export const expertsWanted = (p: Player): boolean => has(p, PLAGUE_EXPERTS) && p.experts < EFFECT.plagueExpertsHold;
/** Whether Plague Experts wait to be sent (PEST-TECH-10). */
export const expertsWait = (p: Player): boolean => p.experts > 0 && has(p, PLAGUE_EXPERTS);
