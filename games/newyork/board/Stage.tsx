/** The full scene while a fight or a roll-off is shown. Each event gets a scene of its own, so that its clock starts at nought. */
import type { Props } from './choice.ts';
import { FightScene } from './FightScene.tsx';
import { RollOff } from './RollOff.tsx';

export const Stage = (props: Props) => {
  const { now } = props;
  if (now?.type === 'fought') return <FightScene key={`${now.at} ${now.who} ${now.target} ${now.attack.join('')}`} {...props} fight={now} />;
  if (now?.type === 'rolled-off') return <RollOff key={JSON.stringify(now.rolls)} {...props} roll={now} />;
  return null;
};
