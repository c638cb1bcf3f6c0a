/** Settings: everything that the reader may turn, each taking effect at once. */

import { LinkButton } from '@pesthouse/board';
import { LANGUAGES } from '@pesthouse/kernel';
import { useState } from 'react';
import { WhoIAm } from '../account/who.tsx';
import plain from '../house/plain.module.css';
import { PlainPage } from '../house/plain.tsx';
import { askToNotify, canNotify } from '../kit/notify.ts';
import { Segmented } from '../kit/segmented.tsx';
import { play } from '../kit/sound.ts';
import { Toggle } from '../kit/toggle.tsx';
import { signedInAs } from '../marks.ts';
import { MOTIONS, PASS_OVERS, SPEEDS, THEMES, useSettings } from '../prefs/store.ts';
import { useText } from '../text/index.ts';
import { BROWSER } from '../text/language.ts';
import { account, messages, pages } from '../text/rooms.ts';
import { Holidays } from './Holidays.tsx';
import css from './page.module.css';

const CHOICES = [BROWSER, ...LANGUAGES] as const;

export default function SettingsPage() {
  const text = useText();
  const words = pages.settings;
  const s = useSettings();
  const [refused, setRefused] = useState(false);
  const notify = async (on: boolean): Promise<void> => {
    if (!on) s.set({ notifications: false });
    else setRefused(!(await askToNotify()));
  };
  return (
    <PlainPage title={words.title} lead={signedInAs() === null ? words.lead : account.who.lead}>
      <section className={plain.section} id="who">
        <h2>{account.who.title}</h2>
        <WhoIAm />
      </section>
      <section className={plain.section}>
        <h2>{words.table}</h2>
        <div className={css.grid}>
          <div>
            <b className={css.name}>{words.speed}</b>
            <Segmented
              wrap
              label={words.speed}
              value={s.speed}
              segments={SPEEDS.map((value) => ({ value, name: words.speeds[value] }))}
              set={(speed) => s.set({ speed })}
            />
            <small>{words.speedAbout}</small>
          </div>
          <Toggle on={s.confirmMoves} set={(confirmMoves) => s.set({ confirmMoves })} name={words.confirm} about={words.confirmAbout} />
          <div>
            <b className={css.name}>{words.passOver}</b>
            <Segmented
              wrap
              label={words.passOver}
              value={s.passOver}
              segments={PASS_OVERS.map((value) => ({ value, name: words.passOvers[value] }))}
              set={(passOver) => s.set({ passOver })}
            />
            <small>{words.passOverAbout}</small>
          </div>
          <div>
            <Toggle
              on={s.sound}
              set={(sound) => {
                s.set({ sound });
                if (sound) play('turn');
              }}
              name={words.sound}
              about={words.soundAbout}
            />
            <label className={css.volume}>
              <span>{words.volume}</span>
              <input
                type="range"
                min={0}
                max={100}
                step={5}
                value={s.volume}
                disabled={!s.sound}
                onChange={(e) => s.set({ volume: Number(e.currentTarget.value) })}
                onPointerUp={() => play('place')}
              />
            </label>
          </div>
          <Toggle
            on={s.notifications}
            set={notify}
            disabled={!canNotify()}
            name={words.notify}
            about={refused || !canNotify() ? words.notifyNo : words.notifyAbout}
          />
          <div>
            <b className={css.name}>{messages.settings.name}</b>
            <LinkButton size="s" icon="bell" href="/messages">
              {messages.settings.open}
            </LinkButton>
            <small>{messages.settings.about}</small>
          </div>
        </div>
      </section>
      <Holidays />
      <section className={plain.section}>
        <h2>{words.page}</h2>
        <div className={css.grid}>
          <div>
            <b className={css.name}>{text.light.name}</b>
            <Segmented
              label={text.light.name}
              value={s.theme}
              segments={THEMES.map((value) => ({ value, name: text.light[value] }))}
              set={(theme) => s.set({ theme })}
            />
          </div>
          <div>
            <b className={css.name}>{words.motion}</b>
            <Segmented
              wrap
              label={words.motion}
              value={s.motion}
              segments={MOTIONS.map((value) => ({ value, name: words.motions[value] }))}
              set={(motion) => s.set({ motion })}
            />
            <small>{words.motionAbout}</small>
          </div>
          <div>
            <b className={css.name}>{words.language}</b>
            <Segmented
              wrap
              label={words.language}
              value={CHOICES.find((x) => x === s.language) ?? BROWSER}
              segments={CHOICES.map((value) => ({ value, name: words.languages[value] }))}
              set={(language) => {
                s.set({ language });
                // Words are fixed when a page is loaded.
                location.reload();
              }}
            />
          </div>
        </div>
      </section>
    </PlainPage>
  );
}
