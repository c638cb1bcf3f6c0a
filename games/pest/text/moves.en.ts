/** Every choice in plain words: what it is called in the list, what it costs and what it will do. */
import { capital, some } from '@pesthouse/kernel';
import { type Action, BUILDINGS, RESOURCES, SPACES, TECHS, type Tier, WORKS } from '../names.ts';
import { active, nth, playerOf } from '../reading.ts';
import type { Move, State } from '../state.ts';
import { inWords } from './cards.en.ts';
import { coins, join, people, sick } from './count.en.ts';
import { hinders, nextSpace, placeOf, replacedIn, settling } from './facts.ts';
import type { Making } from './making.ts';
import {
  ACTION_NAME,
  ACTION_SHORT,
  bedName,
  buildingName,
  deskName,
  gained,
  KIND_NAME,
  prizeName,
  RESOURCE_NAME,
  resource,
  slotName,
  spaceName,
  standName,
  TIER_NAME,
  techName,
  workName,
} from './names.en.ts';
import { roadSickTo } from './reading.ts';

export interface Offered {
  readonly label: string;
  readonly detail: string;
}

/** What playing an action now means. */
const actDetail = (s: State, a: Action): string => (hinders(s, a) ? 'Hindered' : ACTION_SHORT[a]);
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
  const g = placeOf(s, id);
  if (g === undefined) return 'Pass through';
  return `${KIND_NAME[g.kind]}, ${g.ruined ? 'destroyed' : RESOURCE_NAME[g.yields]}${g.sick > 0 ? `, ${sick(g.sick)}` : ''}`;
};

/** The words of moves for the numbers of a table. */
export const moves =
  ({ tables, read, names: { techText } }: Making) =>
  (s: State, seat: number, m: Move): Offered => {
    const { BUILDING, NUMBER, TECH, WORK } = tables;
    switch (m.verb) {
      case 'castle':
        return { label: `Castle at ${spaceName(m.at)}`, detail: ground(s, m.at) };
      case 'doctor':
        return { label: `Plague Doctor to ${spaceName(m.at)}`, detail: ground(s, m.at) };
      case 'block':
        return m.turn ? { label: 'Turn away', detail: 'Back to the supply' } : { label: 'Take in', detail: 'All go to your Quarantine' };
      case 'crate':
        return { label: RESOURCE_NAME[m.resource], detail: `You have ${nth(playerOf(s, seat).res, RESOURCES.indexOf(m.resource))}` };
      case 'store':
        return { label: RESOURCE_NAME[m.resource], detail: `Up to ${NUMBER.storageContainer}; the others keep to their limit` };
      case 'mobile':
        return { label: RESOURCE_NAME[m.resource], detail: 'For the rest of the game' };
      case 'lay':
        return {
          label: capital(bedName(m.to)),
          detail:
            m.to === 'regular'
              ? 'No drawback'
              : m.to === 'storage'
                ? `Limits every resource to ${NUMBER.storageBlocked}`
                : m.to === 'graveyard'
                  ? 'Costs Renown at every Era end'
                  : m.to === 'tech-1' || m.to === 'tech-14'
                    ? 'Cured later for free'
                    : `Hinders ${ACTION_NAME[m.to]}`,
        };
      case 'tidy':
        return { label: 'Rearrange Quarantine', detail: 'Move one Sick Person to another slot' };
      case 'carry':
        return {
          label: `From ${slotName(m.from)} to ${slotName(m.to)}`,
          detail: m.to === 'storage' ? `Anything above ${NUMBER.storageBlocked} is lost` : 'For actions that start later',
        };
      case 'trade':
        return { label: 'Trade', detail: 'Two resources for one Coin' };
      case 'swap':
        return {
          label: m.first === m.second ? `2 ${RESOURCE_NAME[m.first]} for a Coin` : `1 ${RESOURCE_NAME[m.first]} and 1 ${RESOURCE_NAME[m.second]} for a Coin`,
          detail: 'At once',
        };
      case 'assistant':
        return { label: standName(m.stand), detail: m.stand === 'tech-17' || m.stand === 'tech-28' ? techText(m.stand) : 'Two actions' };
      case 'pair':
        return { label: `${standName(m.cell)} again`, detail: 'Two actions' };
      case 'trials':
        return { label: `Pay ${price(0, 0, NUMBER.trialsHerbs - m.coins, m.coins)}`, detail: '2 People join the track' };
      case 'act':
        return { label: `${ACTION_NAME[m.action]}${m.enhance ? ', enhanced' : ''}`, detail: m.enhance ? 'For 1 Research token' : actDetail(s, m.action) };
      case 'end-turn':
        return { label: 'End turn', detail: s.players.length > 1 ? 'The next House acts' : 'On to the next' };
      case 'step':
        return { label: `Go to ${spaceName(m.to)}`, detail: `${ground(s, m.to)}${roadDetail(s, m.to)}` };
      case 'jump':
        return { label: `Jump to ${spaceName(m.to)}`, detail: `${NUMBER.cloneCost} movement; ${ground(s, m.to)}` };
      case 'camp':
        return { label: `Place the Camp at ${spaceName(m.at)}`, detail: ground(s, m.at) };
      case 'stop':
        return { label: 'Stop here', detail: ground(s, SPACES[active(s).doctor] ?? 'capital') };
      case 'settle': {
        const due = settling(read, s, m);
        const paid = [due.food > 0 ? `${due.food} Food` : '', due.coins > 0 ? coins(due.coins) : ''].filter((x) => x !== '');
        const how = [
          m.camp ? 'place the Camp' : '',
          paid.length > 0 ? `pay ${join(paid)}` : m.camp ? '' : 'enter for free',
          m.mask ? 'leave 1 Sick Person behind' : '',
        ].filter((x) => x !== '');
        return {
          label: capital(join(how)),
          detail: m.camp ? 'All Sick People there for free' : m.mask ? 'The others come along' : 'All Sick People come along',
        };
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
          label: `Build ${workName(m.work)}`,
          detail: `${price(w?.lumber ?? 0, w?.stone ?? 0, w?.herbs ?? 0, 0)}; ${w?.renown ?? 0} Renown, ${w?.influence ?? 0} Influence`,
        };
      }
      case 'done':
        return { label: 'Done', detail: 'End this action' };
      case 'pay':
        return {
          label: `Pay ${price(m.lumber, m.stone, m.herbs, m.coins)}${m.rebate ? ' with the rebate' : ''}`,
          detail: m.rebate ? `${NUMBER.rebate} Lumber or Stone less` : 'In full',
        };
      case 'more':
        return { label: `1 more ${RESOURCE_NAME[m.resource]}`, detail: 'Enhanced' };
      case 'less':
        return { label: `Give up ${resource(1, m.resource)}`, detail: 'Hindered' };
      case 'take':
        return {
          label: `${techName(m.card)} in the ${TIER_NAME[m.tier]} slot`,
          detail: `${some(TECH[TECHS.indexOf(m.card) + 1]?.cost ?? 0, 'Research token', 'Research tokens')}. ${techText(m.card)}${replaced(s, m.tier)}`,
        };
      case 'refresh':
        return { label: 'Refresh the market', detail: `1 Research token for ${NUMBER.market === 1 ? 'a new card' : `${inWords(NUMBER.market)} new cards`}` };
      case 'advance':
        return { label: `Advance the ${techName(m.card)}`, detail: 'One space; past the last one the Person is cured' };
      case 'send':
        return { label: `Send an Expert to ${deskName(m.to)}`, detail: `${people(active(s).experts)} on the card` };
      case 'recall':
        return { label: `Bring a Person back to ${deskName(m.to)}`, detail: `${people(active(s).capital)} in the Capital` };
      case 'experiment':
        return { label: 'Run the experiment', detail: 'Give up 1 Person for 3 Sick People' };
      case 'cure': {
        const { space, herbs } = nextSpace(tables, s);
        return {
          label: `Cure from ${slotName(m.from)}${m.coins > 0 ? ` with ${coins(m.coins)}` : ''}`,
          detail: `${price(0, 0, herbs - m.coins, m.coins)}; space ${space}`,
        };
      }
      case 'drop':
        return { label: `Discard from ${slotName(m.from)}`, detail: 'Airborne Medicine' };
      case 'assign':
        return { label: `Send a Person to ${deskName(m.to)}`, detail: 'The rightmost on the track' };
      case 'shift':
        return { label: `Move a worker from ${deskName(m.from)} to ${deskName(m.to)}`, detail: 'One building to another' };
      case 'token':
        return { label: `Token: ${gained(1, m.reward)}`, detail: `${s.tokensUp.reduce((n, x) => n + x, 0)} face up` };
      case 'prize':
        return { label: capital(prizeName(s.court, m.option)), detail: 'On top of the first reward' };
      default:
        return m satisfies never;
    }
  };

/** What the road to a space costs in Sick. */
const roadDetail = (s: State, to: string): string => {
  const n = roadSickTo(s, to);
  return n > 0 ? `; ${sick(n)} on the road` : '';
};
const replaced = (s: State, tier: Tier): string => {
  const id = replacedIn(s, tier);
  return id === undefined ? '' : ` Replaces ${techName(id)}.`;
};
