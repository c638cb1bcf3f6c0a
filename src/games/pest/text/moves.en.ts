/** Every choice in plain words: what it is called in the list, what it costs and what it will do. */
import { capitalBuildings, capitalCityCards } from '../data/generated.ts';
import { BUILDING, GROUND, SPACE, TECH, WORK } from '../data/tables.ts';
import { BUILDINGS, KINDS, PLACES, RESOURCES, SPACES, TECHS, WORKS } from '../names.ts';
import { active, freeSpace, nth, playerOf } from '../reading.ts';
import type { Move, State } from '../state.ts';
import {
  ACTION_NAME,
  bedName,
  buildingName,
  coins,
  deskName,
  gained,
  join,
  KIND_NAME,
  people,
  RESOURCE_NAME,
  resource,
  sick,
  slotName,
  spaceName,
  standName,
  TIER_NAME,
  techName,
  techText,
  workName,
} from './names.en.ts';
import { roadSickTo } from './reading.ts';

export interface Offered {
  readonly label: string;
  readonly detail: string;
}

const price = (lumber: number, stone: number, herbs: number, purse: number): string => {
  const parts = [
    lumber > 0 ? `${lumber} Lumber` : '',
    stone > 0 ? `${stone} Stone` : '',
    herbs > 0 ? `${herbs} Herbs` : '',
    purse > 0 ? coins(purse) : '',
  ].filter((x) => x !== '');
  return parts.length === 0 ? 'nothing' : join(parts);
};
const ground = (s: State, id: string): string => {
  const at = PLACES.findIndex((x) => x === id);
  const g = GROUND[at];
  if (g === undefined) return 'You must go on from there';
  const state = nth(s.ruin, at) === 1 ? 'destroyed' : (RESOURCE_NAME[RESOURCES[nth(s.yields, at)] ?? 'coin'] ?? '');
  const there = nth(s.sick, at);
  return `${KIND_NAME[KINDS[g.kind] ?? 'village']}, ${state}${there > 0 ? `, ${sick(there)}` : ''}`;
};
const prizes = (s: State, option: number): string => {
  const list: readonly { readonly gain: Parameters<typeof gained>[1]; readonly n: number }[] = capitalCityCards[s.court - 1]?.firstChoice[option - 1] ?? [];
  return join(list.map((x) => gained(x.n, x.gain)));
};

export const move = (s: State, seat: number, m: Move): Offered => {
  switch (m.verb) {
    case 'castle':
      return { label: `Castle at ${spaceName(m.at)}`, detail: ground(s, m.at) };
    case 'doctor':
      return { label: `Plague Doctor to ${spaceName(m.at)}`, detail: ground(s, m.at) };
    case 'block':
      return m.turn ? { label: 'Turn them away', detail: 'They go back to the supply' } : { label: 'Let them in', detail: 'All of them go to your Quarantine' };
    case 'crate':
      return { label: RESOURCE_NAME[m.resource], detail: `You have ${nth(playerOf(s, seat).res, RESOURCES.indexOf(m.resource))}` };
    case 'mobile':
      return { label: `It makes ${RESOURCE_NAME[m.resource]}`, detail: 'For the rest of the game' };
    case 'lay':
      return {
        label: `To ${bedName(m.to)}`,
        detail:
          m.to === 'regular'
            ? 'No drawback'
            : m.to === 'storage'
              ? 'Closes the fifth space of every storage track'
              : m.to === 'graveyard'
                ? 'Dead: costs Renown at every Era end'
                : m.to === 'tech-1' || m.to === 'tech-14'
                  ? 'Cured later for nothing'
                  : `Hinders ${ACTION_NAME[m.to]}`,
      };
    case 'tidy':
      return { label: 'Rearrange Quarantine', detail: 'Carry one Sick to another slot' };
    case 'carry':
      return {
        label: `From ${slotName(m.from)} to ${slotName(m.to)}`,
        detail: m.to === 'storage' ? 'What lies on the fifth spaces is lost' : 'Counts for actions that start later',
      };
    case 'trade':
      return { label: 'Trade', detail: 'Two resources for one Coin' };
    case 'swap':
      return {
        label: m.first === m.second ? `2 ${RESOURCE_NAME[m.first]} for a Coin` : `${RESOURCE_NAME[m.first]} and ${RESOURCE_NAME[m.second]} for a Coin`,
        detail: 'At once',
      };
    case 'assistant':
      return { label: standName(m.stand), detail: m.stand === 'tech-17' || m.stand === 'tech-28' ? techText(m.stand) : 'Both actions, in either order' };
    case 'pair':
      return { label: `${standName(m.cell)} once more`, detail: 'Both actions, in either order' };
    case 'trials':
      return { label: m.coins === 0 ? 'Pay in Herbs' : `Pay with ${coins(m.coins)} among it`, detail: 'Two People for the track' };
    case 'act':
      return { label: `${ACTION_NAME[m.action]}${m.enhance ? ', enhanced' : ''}`, detail: m.enhance ? 'For 1 Research token' : 'Now' };
    case 'end-turn':
      return { label: 'End the turn', detail: 'The next House acts' };
    case 'step':
      return { label: `Go to ${spaceName(m.to)}`, detail: `${ground(s, m.to)}${roadDetail(s, m.to)}` };
    case 'jump':
      return { label: `Be cloned at ${spaceName(m.to)}`, detail: `2 movement; ${ground(s, m.to)}` };
    case 'camp':
      return { label: `Pitch the Camp at ${spaceName(m.at)}`, detail: ground(s, m.at) };
    case 'stop':
      return { label: 'Stop here', detail: ground(s, SPACES[active(s).doctor] ?? 'capital') };
    case 'settle': {
      const how = [m.camp ? 'pitch the Camp' : '', m.mask ? 'leave one behind' : '', m.coins > 0 ? `pay ${coins(m.coins)}` : ''].filter((x) => x !== '');
      const words = how.length === 0 ? 'pay in Food only' : join(how);
      return { label: words.charAt(0).toUpperCase() + words.slice(1), detail: m.camp ? 'Their Sick are gathered for nothing' : 'The rest is paid in Food' };
    }
    case 'build': {
      const b = BUILDING[BUILDINGS.indexOf(m.building)];
      return {
        label: `${buildingName(m.building)} at ${spaceName(m.at)}`,
        detail: `${price(b?.lumber ?? 0, b?.stone ?? 0, 0, 0)}; ${b?.renown ?? 0} Renown at the end`,
      };
    }
    case 'raise': {
      const w = WORK[WORKS.indexOf(m.work)];
      return {
        label: `Raise ${workName(m.work)}`,
        detail: `${price(w?.lumber ?? 0, w?.stone ?? 0, w?.herbs ?? 0, 0)}; ${capitalBuildings[WORKS.indexOf(m.work)]?.renown ?? 0} Renown, ${w?.influence ?? 0} Influence`,
      };
    }
    case 'done':
      return { label: 'Done', detail: 'This action is over' };
    case 'pay':
      return {
        label: `Pay ${price(m.lumber, m.stone, m.herbs, m.coins)}${m.rebate ? ' with the rebate' : ''}`,
        detail: m.rebate ? 'One Lumber or Stone less' : 'In full',
      };
    case 'more':
      return { label: `One more ${RESOURCE_NAME[m.resource]}`, detail: 'Enhanced' };
    case 'less':
      return { label: `Give up ${resource(1, m.resource)}`, detail: 'Hindered' };
    case 'take':
      return {
        label: `${techName(m.card)} in the ${TIER_NAME[m.tier]} slot`,
        detail: `${TECH[TECHS.indexOf(m.card) + 1]?.cost ?? 0} Research. ${techText(m.card)}${replaced(s, m.tier)}`,
      };
    case 'refresh':
      return { label: 'Refresh the market', detail: '1 Research token for five new cards' };
    case 'advance':
      return { label: `Advance the ${techName(m.card)}`, detail: 'One space; past the last one the Person is cured' };
    case 'send':
      return { label: `Send an Expert to ${deskName(m.to)}`, detail: `${people(active(s).experts)} wait on the card` };
    case 'recall':
      return { label: `Call a Scholar back to ${deskName(m.to)}`, detail: `${people(active(s).capital)} in the Capital` };
    case 'experiment':
      return { label: 'Run the experiment', detail: 'A Person from the track for 3 Sick' };
    case 'cure': {
      const space = freeSpace(active(s));
      const herbs = SPACE[space]?.herbs ?? 0;
      return {
        label: `Cure from ${slotName(m.from)}${m.coins > 0 ? ` with ${coins(m.coins)}` : ''}`,
        detail: `${price(0, 0, herbs - m.coins, m.coins)}; space ${space + 1}`,
      };
    }
    case 'drop':
      return { label: `Send the Sick of ${slotName(m.from)} away`, detail: 'Airborne Medicine' };
    case 'assign':
      return { label: `A Person to ${deskName(m.to)}`, detail: 'The rightmost of the track' };
    case 'shift':
      return { label: `A worker from ${deskName(m.from)} to ${deskName(m.to)}`, detail: 'Changes buildings' };
    case 'token':
      return { label: `Token: ${gained(1, m.reward)}`, detail: `${s.tokensUp.reduce((n, x) => n + x, 0)} face up` };
    case 'prize':
      return { label: `Option ${m.option}: ${prizes(s, m.option)}`, detail: 'On top of the first reward' };
    default:
      return m satisfies never;
  }
};

/** What the road to a space costs in Sick. */
const roadDetail = (s: State, to: string): string => {
  const n = roadSickTo(s, to);
  return n > 0 ? `; ${sick(n)} on the road` : '';
};
const replaced = (s: State, tier: 'top' | 'middle' | 'bottom'): string => {
  const old = nth(active(s).tech, tier === 'top' ? 0 : tier === 'middle' ? 1 : 2);
  const id = TECHS[old - 1];
  return id === undefined ? '' : ` Replaces ${techName(id)}.`;
};
