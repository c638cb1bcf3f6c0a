/** The scenes that stop the eye: everything that has just become public is shown to every seat in the same way. */
import type { ReactNode } from 'react';
import { eventOf } from '../data/tables.ts';
import { type Healer, RESOURCES } from '../names.ts';
import type { Words } from '../text/en.ts';
import { about } from './about.ts';
import { eventArt, HUE, picture, portraitArt, strainArt } from './art.ts';
import { CardFace } from './Card.tsx';
import type { Props } from './choice.ts';
import { useGiven } from './given.tsx';
import { Counter, Emblem, Icon } from './Icon.tsx';
import { slotsOf } from './map.ts';
import css from './stage.module.css';

const Scene = ({
  tone = 'paper',
  at = null,
  art,
  over,
  title,
  children,
}: {
  readonly tone?: 'paper' | 'plague';
  readonly art?: ReactNode;
  /** The district that it is about, which the scene leaves in sight. */
  readonly at?: number | null;
  readonly over: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
}) => (
  <div {...about('scene')} className={css.stage} data-up={(at !== null && slotsOf(at).label.y > 320) || undefined}>
    <div className={css.leaf} data-tone={tone}>
      {art}
      <div>
        <p className={css.over}>{over}</p>
        <h2>{title}</h2>
        {children}
      </div>
    </div>
  </div>
);

const Mask = () => (
  <span className={css.mask}>
    <img src={picture('plague-mask')} alt="" />
  </span>
);

const aimed = ({ placeName, RESOURCE, ROLE_NAME, wardText }: Words['names'], x: string | number): string => {
  if (typeof x === 'number') return placeName(x);
  const r = RESOURCES.find((y) => y === x);
  if (r !== undefined) return RESOURCE[r];
  const healer: Healer | undefined = x === 'bachelor' || x === 'haruspex' || x === 'changeling' ? x : undefined;
  return healer === undefined ? wardText(x) : ROLE_NAME[healer];
};

export const Stage = (p: Props) => {
  const { words, names } = useGiven();
  const { capital, eventRule, eventTitle, join, pieceText, placeName, ROLE_NAME, strainRule, strainText, titleText, wardText } = names;
  const { now } = p;
  switch (now?.type) {
    case 'infected':
      return <Scene tone="plague" at={now.at} art={<Mask />} over={words.infects} title={capital(placeName(now.at))} />;
    case 'blockaded':
      return <Scene tone="plague" at={now.at} art={<Mask />} over={words.blockades} title={capital(placeName(now.at))} />;
    case 'ceased':
      return <Scene tone="plague" at={now.at} art={<Mask />} over={words.ceases} title={capital(placeName(now.at))} />;
    case 'announced':
      return <Scene tone="plague" at={now.at} art={<Mask />} over={words.isHere} title={capital(placeName(now.at))} />;
    case 'quarter':
      return <Scene tone="plague" art={<Mask />} over={eventTitle(15)} title={words.quarter[now.quarter]} />;
    case 'distance':
      return (
        <Scene
          tone="plague"
          at={now.at}
          art={<Mask />}
          over={`${titleText('thanatologists-method')}: ${placeName(now.at)}`}
          title={words.distance[now.answer]}
        />
      );
    case 'died':
      return (
        <Scene
          tone="plague"
          at={now.at}
          art={
            <span className={css.dead}>
              <img src={portraitArt(now.ward)} alt="" />
            </span>
          }
          over={placeName(now.at)}
          title={words.dies(wardText(now.ward))}
        >
          <p className={now.target ? css.hit : css.miss}>{words.buried(now.target)}</p>
        </Scene>
      );
    case 'spared':
      return (
        <Scene
          art={
            <span className={css.face}>
              <img src={portraitArt(now.ward)} alt="" />
            </span>
          }
          over={titleText(now.by)}
          title={words.lives(wardText(now.ward))}
        />
      );
    case 'event': {
      const { kind } = eventOf(now.at);
      return (
        <Scene
          at={now.at}
          art={<img className={css.event} src={eventArt(now.at)} alt="" />}
          over={`${words.begins}: ${placeName(now.at)}`}
          title={eventTitle(now.at)}
        >
          <p>{eventRule(now.at)}</p>
          <p className={css.foot}>
            <Icon name={`kind-${kind}`} size={14} /> {words.kind[kind]}
            <span>
              {words.needs} <Counter r={now.resource} size={22} />
            </span>
          </p>
        </Scene>
      );
    }
    case 'set-off':
      return (
        <Scene
          tone="plague"
          at={now.at}
          art={
            <span className={css.strain}>
              <img src={strainArt(now.strain)} alt="" />
            </span>
          }
          over={words.goesOff(capital(pieceText(now.piece)), now.at)}
          title={strainText(now.strain)}
        >
          <p>{strainRule(now.strain)}</p>
        </Scene>
      );
    case 'played':
      return (
        <div className={css.stage} {...about('scene')}>
          <div className={css.played} style={{ '--hc': HUE[now.healer] }}>
            <p>
              <Emblem healer={now.healer} size={24} /> {words.plays(ROLE_NAME[now.healer])}
            </p>
            <span className={css.big}>
              <CardFace view={p.view} title={now.card} full />
            </span>
            {now.targets.some((x) => x !== 'none') ? <p>{capital(join(now.targets.filter((x) => x !== 'none').map((x) => aimed(names, x))))}</p> : null}
          </div>
        </div>
      );
    case 'no-effect':
      return <Scene art={<img className={css.wide} src={picture('why-not')} alt="" />} over={titleText('no')} title={words.cancelled} />;
    case 'resolved':
      return (
        <Scene
          art={
            <span className={css.face} style={{ '--hc': HUE[now.healer] }}>
              <img src={portraitArt(now.piece)} alt="" />
            </span>
          }
          over={words.resolves(capital(pieceText(now.piece)))}
          title={eventTitle(now.at)}
        />
      );
    default:
      return null;
  }
};
