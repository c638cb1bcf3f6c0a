/** What cards, traits and the faces of the Queen Die say in German, with the numbers of a table. */
import { capital } from '@pesthouse/kernel';
import type { CardId, Color, Face } from '../names.ts';
import type { Tables } from '../tables.ts';
import { actionPoints, inWords, pests, rooms } from './grammar.de.ts';
import type { Trait } from './names.en.ts';
import { cardNumber, summonSteps, type TraitId, traitNumber } from './reading.ts';

export const cardTexts = (tables: Tables): { readonly [K in CardId]: string } => {
  const n = cardNumber(tables);
  return {
    more_time: `Du bekommst in diesem Zug ${actionPoints(n('more_time'))} dazu.`,
    pests_hibernate: 'Gratis, vor dem Wurf: Deine Königin tut in diesem Zug nichts, und nichts schlüpft.',
    mating_call: `Alle deine freien Schädlinge gehen ${rooms(n('mating_call'))} auf deinen Kammerjäger zu.`,
    colony_collapse: 'Entferne die Hälfte deiner Schädlinge (aufgerundet) aus dem vollsten Raum, alle Farben gezählt.',
    bug_bomb: 'Entferne alle deine Schädlinge aus dem Raum, in dem du bist.',
    energy_drink: `Geh bis zu ${n('energy_drink')} Räume weit, aber tu in diesem Zug sonst nichts. Wirkt auch, wenn du festklebst.`,
    quiktrap: 'Stell hier eine deiner Fallen und leere sie sofort.',
    quikseal: 'Versiegle das Nest in dem Raum, in dem du bist, egal wem es gehört.',
    trap_remote: 'Leere eine deiner Fallen, egal wo sie steht.',
    nesting: 'Wenn deine Königin frei ist, kehrt sie in ihr Nest zurück.',
    zap: `Entferne bis zu ${n('zap')} deiner Schädlinge aus einem beliebigen Raum; im Team auch fremde.`,
    mind_control: 'Gratis, vor dem Wurf: Bestimme, was deine Königin tut, statt zu würfeln.',
    unseal_nest: 'Entsiegle ein versiegeltes Nest eines Gegners.',
    trap_breaks: 'Die Falle eines Gegners kommt zu ihm zurück. Was darin war, ist in dem Raum frei.',
    pest_surge: `Im Nest eines Gegners ${n('pest_surge') === 1 ? 'schlüpft' : 'schlüpfen'} ${pests(n('pest_surge'))}, versiegelt oder nicht.`,
    angry_queen: 'Die Königin eines Gegners handelt im nächsten Zug zweimal. Geschlüpft wird nur einmal.',
    stuck: `Ein Gegner hat in seinem nächsten Zug ${actionPoints(tables.NUMBER.stuckActionPoints)} und keinen Freischritt.`,
    sabotage_tools: 'Ein Gegner legt eine zufällige Karte ab.',
    less_to_infest: `${pests(n('less_to_infest'))} aus der Reserve eines Gegners ${n('less_to_infest') === 1 ? 'kommt' : 'kommen'} für immer in die Schachtel.`,
    royal_persuasion: 'Bestimme in seinem nächsten Zug einmal, was die Königin eines Gegners tut.',
    dumpster_diver: 'Nimm eine Angriffskarte vom Ablagestapel und nutze sie sofort.',
    theyre_spreading: `Wähle einen Raum mit Schädlingen eines Gegners: Rings darum ${n('theyre_spreading') === 1 ? 'kommt 1 weiterer' : `kommen ${n('theyre_spreading')} weitere`} dazu.`,
    two_by_two: 'Im offenen Nest eines Gegners schlüpft jedes Mal 1 mehr, bis es versiegelt ist.',
    fertile: 'Die freie Königin eines Gegners setzt pro Zug 1 Schädling mehr ab, bis sie gefangen ist.',
  };
};

export const traitTexts = (tables: Tables): { readonly [K in TraitId]: Trait } => {
  const of = traitNumber(tables);
  const least = of('red', 'exterminateMinimum');
  const moves = of('yellow', 'freeMoves');
  const steps = of('yellow', 'queenSteps');
  const calls = of('red', 'summonSteps');
  return {
    fogger: {
      name: 'Nebler',
      text:
        least < 2 ? 'Beim Bekämpfen zählt jeder Wurf, wie er ist.' : `Beim Bekämpfen zählt ${least === 2 ? 'eine 1' : `ein Wurf unter ${least}`} als ${least}.`,
    },
    long_call: { name: 'Fernruf', text: `Beim Sammeln kommt jeder Schädling bis zu ${calls} ${calls === 1 ? 'Raum' : 'Räume'} näher.` },
    jumbo_trap: { name: 'Jumbofalle', text: `Die orange Falle fasst ${pests(of('orange', 'trapCapacity'))}.` },
    light_feet: { name: 'Leichtfuß', text: moves === 1 ? 'Ein Freischritt.' : `${capital(inWords(moves, 'keine', ''))} Freischritte statt einem.` },
    swift_wings: {
      name: 'Flinke Flügel',
      text: steps < 2 ? `Wenn sie sich bewegt, geht sie ${rooms(steps)} weit.` : `Wenn sie sich bewegt, geht sie ${rooms(steps - 1)} weiter.`,
    },
    spare_trap: { name: 'Ersatzfalle', text: 'Hat zwei grüne Fallen.' },
    quick_bolt: { name: 'Schnellriegel', text: `Nest versiegeln kostet ${actionPoints(of('blue', 'sealNestCost'))}.` },
    phase_pack: { name: 'Phasenrucksack', text: 'Schritte dürfen durch die Wand zwischen zwei Räumen führen.' },
    wall_walk: { name: 'Wandläuferin', text: 'Sie geht durch Wände.' },
  };
};

const GOES = { D: 'Sie geht nach unten.', L: 'Sie geht nach links.', U: 'Sie geht nach oben.', R: 'Sie geht nach rechts.' };
/** What a face of the Queen Die does to the queen of a colour. */
export const faceTexts =
  (tables: Tables) =>
  (face: Face, color: Color): string => {
    if (face === 'P') return `Sie verteilt ${pests(tables.NUMBER.populate)} rings um ihren Raum.`;
    if (face !== 'S') return GOES[face];
    const nearer = summonSteps(tables, color);
    return `Ihre Schädlinge kommen ${nearer > 1 ? 'bis zu ' : ''}${rooms(nearer)} näher.`;
  };
