/** All shared parts side by side, in lamp light and by day: the page on which a change to the kit is looked at. */

import { Button, Card, Chip, ClauseLink, Dialog, Glyph, ICONS, Icon, IconButton, PanZoom, SeatPlate, showTip, TipSheet } from '@pesthouse/board';
import { useState } from 'react';
import { Field } from '../../kit/field.tsx';
import { Flights } from '../../kit/flights.tsx';
import { Logo } from '../../kit/logo.tsx';
import { Segmented } from '../../kit/segmented.tsx';
import { Select } from '../../kit/select.tsx';
import { play } from '../../kit/sound.ts';
import { ToastView, toast } from '../../kit/toast.tsx';
import { Toggle } from '../../kit/toggle.tsx';
import { doors } from '../doors.ts';
import css from './kit.module.css';

const STATES = ['', 'hover', 'press', 'focus'] as const;
const VARIANTS = [
  { variant: 'primary', name: 'Breed', icon: undefined },
  { variant: 'plain', name: 'Undo', icon: 'undo' },
  { variant: 'quiet', name: 'Hint', icon: 'bulb' },
  { variant: 'danger', name: 'Resign', icon: undefined },
] as const;
const ROLES = [
  ['bg', 'text'],
  ['surface', 'text'],
  ['surface-2', 'text'],
  ['surface-3', 'text'],
  ['accent', 'on-accent'],
  ['danger', 'on-danger'],
  ['good', 'bg'],
  ['paper', 'paper-ink'],
] as const;

function Buttons() {
  return (
    <div className={css.buttons}>
      {['Rest', 'Hover', 'Pressed', 'Focus', 'Not now', 'Busy'].map((x) => (
        <span key={x} className={css.caption}>
          {x}
        </span>
      ))}
      {VARIANTS.flatMap(({ variant, name, icon }) => {
        const look = { variant, ...(icon && { icon }) };
        return [
          ...STATES.map((state) => (
            <Button key={`${name} ${state}`} {...look} data-state={state}>
              {name}
            </Button>
          )),
          <Button
            key={`${name} not now`}
            {...look}
            notNow
            onWhyNot={(at) => showTip(at, { title: `Why not ${name}?`, sentence: 'Because **this page** has no game.' })}
          >
            {name}
          </Button>,
          <Button key={`${name} busy`} variant={variant} busy>
            {name}
          </Button>,
        ];
      })}
    </div>
  );
}

function Travelling() {
  const [flying, setFlying] = useState(0);
  return (
    <div className={css.spread}>
      <span data-spot="kit-0">
        <Glyph seat={4} />
      </span>
      <Button size="s" icon="play" onClick={() => setFlying((n) => n + 1)}>
        Send a piece along
      </Button>
      <span data-spot="kit-1">
        <Glyph seat={4} open />
      </span>
      {flying > 0 && <Flights key={flying} flights={[{ key: 'one', from: 'kit-0', to: 'kit-1', piece: <Glyph seat={4} />, ms: 700 }]} />}
    </div>
  );
}

function Controls() {
  const [light, setLight] = useState('lamp');
  const [on, setOn] = useState(true);
  const [level, setLevel] = useState('b');
  const [line, setLine] = useState('');
  const [open, setOpen] = useState(false);
  return (
    <div className={css.two}>
      <div className={css.stack}>
        <ToastView text="Took back: breed at Wall Street" action={{ name: 'Redo', press: () => toast('Done again.') }} />
        <ToastView text="Connection lost. Your move is safe." tone="bad" />
        <div className={css.line}>
          <Segmented
            label="Light"
            value={light}
            set={setLight}
            segments={[
              { value: 'lamp', name: 'Lamp' },
              { value: 'day', name: 'Day' },
              { value: 'system', name: 'System' },
            ]}
          />
          <Select
            label="Level"
            value={level}
            set={setLevel}
            choices={[
              { value: 'a', name: 'Stray' },
              { value: 'b', name: 'Regular' },
            ]}
          />
        </div>
        <Toggle
          on={on}
          set={setOn}
          name="Last call"
          about={
            <>
              Everyone else gets one reply turn. <ClauseLink clause="NYC-OPT-02" game={doors()[0]?.id} />
            </>
          }
        />
        <Field label="Name" value={line} set={setLine} placeholder="Ada" about="Shown to those you play with." />
        <div className={css.line}>
          <Chip tone="turn">Your turn</Chip>
          <Chip icon="clock">2 h 10</Chip>
          <Chip icon="bot">Regular</Chip>
        </div>
      </div>
      <div className={css.stack}>
        <div className={css.line}>
          <Button onClick={() => setOpen(true)}>A dialog</Button>
          <Button onClick={() => toast('A toast.')}>A toast</Button>
          <Button icon="sound" onClick={() => play('turn')}>
            A sound
          </Button>
          <IconButton icon="gear" label="Settings" />
        </div>
        <div className={css.board}>
          <PanZoom width={600} height={400} label="Sample board">
            <svg viewBox="0 0 600 400" width="600" height="400" aria-hidden="true">
              <rect width="600" height="400" fill="var(--surface-3)" />
              <circle cx="180" cy="200" r="90" fill="var(--seat-2)" />
              <circle cx="420" cy="200" r="90" fill="var(--seat-1)" />
              <path d="M180 200h240" stroke="var(--text)" strokeWidth="8" />
            </svg>
          </PanZoom>
        </div>
      </div>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Leave the table?"
        footer={
          <>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              Stay
            </Button>
            <Button variant="danger" onClick={() => setOpen(false)}>
              Leave
            </Button>
          </>
        }
      >
        A bot keeps your seat warm. You may come back any time.
      </Dialog>
    </div>
  );
}

function Column({ theme, name }: { readonly theme: 'dark' | 'light'; readonly name: string }) {
  return (
    <section className={css.column} data-theme={theme}>
      <header className={css.head}>
        <span className={css.mark}>
          <Logo />
        </span>
        <h1>Pesthouse</h1>
        <span className={css.theme}>The kit, {name}</span>
      </header>
      <h2>Buttons</h2>
      <Buttons />
      <h2>Seat plates: your turn, waiting, thinking, open</h2>
      <div className={css.two}>
        <SeatPlate seat={0} name="Ada (you)" note="Breed: 4 food in hand" score={7} turn />
        <SeatPlate seat={1} name="Marta" note="next" score={9} />
        <SeatPlate seat={2} name="Regular bot" note="thinking" score={6} />
        <SeatPlate seat={3} open name="Open seat" note="waits for a guest">
          <Button size="s" icon="bot">
            Send a bot
          </Button>
        </SeatPlate>
      </div>
      <h2>Cards and the answer to “why not?”</h2>
      <div className={css.cards}>
        <Card title="Subway Rat" cost={2} picture={<Icon name="seat-moon" />} text="3 dice. Rides free, gets a seat." legal onPress={() => undefined} />
        <Card back label="Face down" />
        <TipSheet
          title="Why not Liberty Island?"
          sentence="Closed to Rats: only **Humans** and **Pigeons** breed there."
          clause="NYC-BREED-07"
          game={doors()[0]?.id}
        />
      </div>
      <h2>Pieces that travel</h2>
      <Travelling />
      <h2>Toast, dialog, small controls, board</h2>
      <Controls />
      <h2>Icons and seats</h2>
      <div className={css.icons}>
        {ICONS.map((icon) => (
          <span key={icon} title={icon}>
            <Icon name={icon} size={22} />
          </span>
        ))}
      </div>
      <div className={css.line}>
        {[0, 1, 2, 3, 4, 5].map((n) => (
          <Glyph key={n} seat={n} on={n === 1} />
        ))}
        <Glyph seat={0} open />
      </div>
      <h2>Roles and type</h2>
      <div className={css.roles}>
        {ROLES.map(([ground, ink]) => (
          <span key={ground} style={{ background: `var(--${ground})`, color: `var(--${ink})` }}>
            {ground}
          </span>
        ))}
      </div>
      <p className={css.big}>Wash your hands</p>
      <p className={css.slanted}>something is spreading</p>
      <p>Place one Pest face down, as food. 0123456789</p>
      <p className={css.caption}>Captions and log times. 0123456789</p>
    </section>
  );
}

export default function KitPage() {
  return (
    <main id="main" className={css.page}>
      <Column theme="dark" name="lamp light" />
      <Column theme="light" name="day" />
    </main>
  );
}
