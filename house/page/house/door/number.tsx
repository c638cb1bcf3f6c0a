/** A number of many: written into a line, with what it means below, and said where the game does not take it. */
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { Field } from '../../kit/field.tsx';
import { useText } from '../../text/index.ts';

interface NumberProps {
  readonly name: string;
  readonly about: ReactNode;
  readonly least: number;
  readonly most: number;
  readonly value: number;
  readonly say: (n: number) => string;
  readonly set: (n: number) => void;
  readonly fits: (n: number) => boolean;
}

export function NumberOption({ name, about, least, most, value, say, set, fits }: NumberProps) {
  const text = useText();
  const [draft, setDraft] = useState(String(value));
  // Somebody else, or the game, may have set it meanwhile.
  useEffect(() => setDraft(String(value)), [value]);
  const n = /^\d+$/.test(draft.trim()) ? Number(draft) : Number.NaN;
  const good = n >= least && n <= most && fits(n);
  const take = (): void => {
    if (good && n !== value) set(n);
    if (!good) setDraft(String(value));
  };
  const meant = good ? say(n) : '';
  return (
    <Field
      label={name}
      type="text"
      inputMode="numeric"
      value={draft}
      set={setDraft}
      onBlur={take}
      onKeyDown={(e) => {
        if (e.key === 'Enter') {
          e.preventDefault();
          take();
        }
      }}
      wrong={good ? undefined : text.door.numberFrom(least, most)}
      about={
        <>
          {meant !== String(n) && meant !== '' && <b>{meant}. </b>}
          {about}
        </>
      }
    />
  );
}
