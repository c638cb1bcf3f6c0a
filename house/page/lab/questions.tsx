/** The second question, which picks the method; and below it what it needs: house rules, numbers, or limits. */

import type { IconName } from '@pesthouse/board';
import { Button, Icon, LinkButton } from '@pesthouse/board';
import type { Variant } from '@pesthouse/lab';
import { openVariant } from '@pesthouse/table';
import { useEffect, useState } from 'react';
import type { AnyEngine } from '../../games/index.ts';
import { findGame } from '../../games/index.ts';
import { type Draft, draftsOf, useDrafts, variantOf } from '../houserules/drafts.ts';
import { draftPath, rulesPath } from '../houserules/link.ts';
import { Field } from '../kit/field.tsx';
import { Select } from '../kit/select.tsx';
import { lab as words } from '../text/rooms.ts';
import { Dials } from './dials.tsx';
import { Numbers } from './numbers.tsx';
import css from './setup.module.css';
import { type Form, QUESTIONS, type Question, type Wrongs } from './wish.ts';

const SIGNS: { readonly [Q in Question]: IconName } = { house: 'scales', fair: 'seats', cards: 'copy', bots: 'bot', even: 'weight' };

/** House rules as the lab weighs them; null where they do not open. */
const weighable = async (draft: Draft): Promise<Variant | null> => {
  const v = variantOf(draft, words.houseUnnamed);
  const open = await openVariant(findGame, v);
  if (!('engine' in open)) return null;
  // Names with a = belong to numbers that are typed, and the printed game is called base.
  const name = v.name === 'base' ? words.houseUnnamed : v.name.replaceAll('=', ' ');
  return { name, tuning: open.meaning.numbers, options: open.meaning.switches };
};

const NONE = 'none';

const changesIn = (v: Variant): number => Object.keys(v.tuning).length + Object.keys(v.options ?? {}).length;

function Against({ game, form, edition, change }: { readonly game: string; readonly form: Form; readonly edition: string; change(x: Partial<Form>): void }) {
  const { bench } = words;
  const all = useDrafts((x) => x.drafts);
  const drafts = draftsOf(game, all).filter((d) => d.edition === edition);
  const chosen = drafts.find((d) => (d.name.trim() === '' ? words.houseUnnamed : d.name.trim()) === form.house?.name);
  const pick = async (key: string): Promise<void> => {
    const draft = drafts.find((d) => d.key === key);
    change({ house: draft === undefined ? null : await weighable(draft) });
  };
  const typed = Object.keys(form.turned).length;
  return (
    <div className={css.vs}>
      <div className={css.vcard}>
        <small>{bench.printedCard.head}</small>
        <b>{bench.printedCard.name}</b>
        <span>{bench.printedCard.about}</span>
      </div>
      <span className={css.vsx} aria-hidden="true">
        {bench.against}
      </span>
      <div className={css.vcard} data-var={form.house !== null || typed > 0 || undefined}>
        <small>
          <Icon name="pencil" size={14} /> {bench.houseCard}
        </small>
        <b>{form.house?.name ?? (typed > 0 ? bench.numbersIn(typed) : '–')}</b>
        <span>
          {form.house === null ? (
            typed > 0 ? (
              ''
            ) : (
              bench.noHouse
            )
          ) : (
            <>
              {bench.changes(changesIn(form.house))}
              {chosen !== undefined && chosen.author !== '' && bench.byAuthor(chosen.author)}.{' '}
              {chosen !== undefined && <a href={draftPath(game, chosen.key)}>{bench.seeThem}</a>}
            </>
          )}
        </span>
      </div>
      <div className={css.vpick}>
        {drafts.length > 0 && (
          <Select
            label={form.house === null ? bench.chooseHouse : bench.chooseAnother}
            value={chosen?.key ?? NONE}
            choices={[
              { value: NONE, name: form.house !== null && chosen === undefined ? form.house.name : '–' },
              ...drafts.map((d) => ({ value: d.key, name: d.name.trim() === '' ? words.houseUnnamed : d.name })),
            ]}
            set={(key) => void pick(key)}
          />
        )}
        {form.house !== null && (
          <Button size="s" variant="quiet" icon="close" onClick={() => change({ house: null })}>
            {words.houseDrop}
          </Button>
        )}
        {drafts.length === 0 && form.house === null && (
          <LinkButton size="s" icon="pencil" href={rulesPath(game)}>
            {bench.makeHouse}
          </LinkButton>
        )}
      </div>
    </div>
  );
}

export interface QuestionsProps {
  readonly engine: AnyEngine;
  readonly form: Form;
  readonly wrongs: Wrongs;
  change(x: Partial<Form>): void;
  ask(question: Question): void;
}

export function Questions({ engine, form, wrongs, change, ask }: QuestionsProps) {
  const { bench } = words;
  const { meta, tunables } = engine.game;
  const hasCards = engine.game.lab !== undefined && form.players > 1;
  const offered = QUESTIONS.filter((q) => (q === 'cards' ? hasCards : q === 'bots' || q === 'even' ? form.players > 1 : true));
  const open = Object.keys(form.turned).length > 0;
  const [numbers, setNumbers] = useState(open);
  useEffect(() => {
    if (open) setNumbers(true);
  }, [open]);
  return (
    <>
      <div className={css.qs} role="radiogroup" aria-label={bench.question}>
        {offered.map((q) => (
          <label key={q} className={css.q} data-on={form.question === q || undefined}>
            <input className="vh" type="radio" name="lab-question" checked={form.question === q} onChange={() => ask(q)} />
            <span className={css.dot} />
            <Icon name={SIGNS[q]} size={24} />
            <span>
              <b>{bench.questions[q].name}</b>
              <small>{bench.questions[q].about}</small>
            </span>
          </label>
        ))}
      </div>
      {form.question === 'house' && (
        <>
          <Against game={meta.id} form={form} edition={meta.rules} change={change} />
          <details className={css.fold} open={numbers} onToggle={(e) => setNumbers(e.currentTarget.open)}>
            <summary>{bench.tryNumbers}</summary>
            <Numbers game={meta.id} tunables={tunables} turned={form.turned} together={form.together} wrong={wrongs.turned} set={change} />
          </details>
        </>
      )}
      {form.question === 'cards' && (
        <div className={css.inset}>
          <Field
            label={words.deny}
            inputMode="numeric"
            placeholder="25"
            value={form.deny}
            set={(deny) => change({ deny })}
            wrong={wrongs.deny}
            about={words.denyAbout}
          />
        </div>
      )}
      {form.question === 'even' && <Dials game={meta.id} tunables={tunables} dials={form.dials} set={(dials) => change({ dials })} />}
    </>
  );
}
