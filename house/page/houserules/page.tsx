/** The page of house rules: opens one's own, somebody's link or something new, and says plainly what cannot be opened. */

import { LinkButton } from '@pesthouse/board';
import { limitsOf } from '@pesthouse/kernel';
import type { Variant } from '@pesthouse/table';
import { type ReactNode, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { type Door, doors, fullTitle } from '../house/doors.ts';
import LostPage from '../house/lost.tsx';
import { myName } from '../house/opening.ts';
import { Shell } from '../house/shell.tsx';
import { Loader } from '../kit/loader.tsx';
import { toast } from '../kit/toast.tsx';
import { changesOf, wrongIn } from '../numbers/changes.ts';
import { settings } from '../prefs/store.ts';
import { houserules as words } from '../text/rooms.ts';
import { addDraft, changeDraft, type DraftChange, useDrafts, variantOf } from './drafts.ts';
import css from './editor.module.css';
import { Editor } from './editor.tsx';
import { draftPath, rulesPath, sharedPath } from './link.ts';
import { type OpenGame, openGame, useOpenGame } from './open.ts';
import { type Source, useSource } from './source.ts';

function Lost({ why, game, children }: { readonly why: string; readonly game: string; readonly children?: ReactNode }) {
  return (
    <main id="main" className={css.lost}>
      <h1>{words.broken.head}</h1>
      <p>{why}</p>
      {children}
      <LinkButton href={`${rulesPath(game)}?new`} icon="plus">
        {words.broken.start}
      </LinkButton>
    </main>
  );
}

interface OpenedProps {
  readonly door: Door;
  readonly source: Extract<Source, { kind: 'shared' | 'mine' | 'fresh' }>;
  readonly variant: Variant;
  readonly game: OpenGame;
  readonly reached: boolean | null;
}

/** Of what another edition was turned to, only what the newest has too, within its limits. */
const onto = (v: Variant, { printed, edition }: OpenGame): Variant => {
  const { tunables, meta } = printed.game;
  const fits = (name: string, value: number): boolean => {
    const t = tunables.find((x) => x.name === name);
    const l = t === undefined ? null : limitsOf(t);
    return l !== null && value >= l.least && value <= l.most;
  };
  return {
    ...v,
    edition,
    numbers: Object.fromEntries(Object.entries(v.numbers).filter(([name, value]) => fits(name, value))),
    switches: Object.fromEntries(Object.entries(v.switches).filter(([id]) => meta.options[id] !== undefined && meta.options[id].kind !== 'seats')),
  };
};

function Opened({ door, source, variant, game, reached }: OpenedProps) {
  const [, go] = useLocation();
  // New rules are kept from their first change on; the editor stays as it is meanwhile.
  const [born, setBorn] = useState<string | null>(null);
  const key = source.kind === 'mine' ? source.key : null;
  const change = (x: DraftChange): void => {
    if (key !== null) {
      changeDraft(key, x);
      return;
    }
    const { numbers = variant.numbers, switches = variant.switches, name = '', note = variant.note, author = variant.author } = x;
    const made = addDraft({ ...variant, numbers, switches, name, note, author });
    setBorn(made);
    go(draftPath(door.id, made), { replace: true });
  };
  const keep = (v: Variant): void => go(draftPath(door.id, addDraft(v)));
  const opened = (v: Variant): void => {
    if (v.game === door.id) keep(v);
    else void sharedPath(v).then((path) => go(path));
  };
  const takeOver = async (): Promise<void> => {
    if (source.kind === 'shared') {
      keep(variant);
      toast(words.shared.taken);
      return;
    }
    const newest = await openGame(door.game, door.game.meta.rules);
    const next = onto(variant, newest);
    const lost =
      Object.keys(variant.numbers).length + Object.keys(variant.switches).length - Object.keys(next.numbers).length - Object.keys(next.switches).length;
    const left = changesOf(next, newest.printed, newest.sheet, newest.text);
    change({
      edition: next.edition,
      numbers: Object.fromEntries(left.flatMap((c) => (c.kind === 'number' ? [[c.key, next.numbers[c.key] ?? 0]] : []))),
      switches: Object.fromEntries(left.flatMap((c) => (c.kind === 'ruling' ? [[c.key, next.switches[c.key] ?? false]] : []))),
    });
    toast(words.old.moved(lost));
  };
  return (
    <Editor
      key={key === born ? 'new' : key}
      door={door}
      game={game}
      variant={variant}
      here={key}
      fixed={source.kind === 'shared'}
      reached={reached}
      change={change}
      onOpened={opened}
      takeOver={() => void takeOver()}
    />
  );
}

function Found(p: Omit<OpenedProps, 'game'>) {
  const { door, variant } = p;
  const opening = useOpenGame(door.game, variant.edition);
  if (opening === null)
    return (
      <main id="main" className={css.lost} aria-busy="true">
        <Loader>{words.opening}</Loader>
      </main>
    );
  if ('fault' in opening) return <Lost game={door.id} why={opening.fault === 'unknown' ? words.broken.edition(variant.edition) : words.broken.tooOld} />;
  const wrong = wrongIn(variant, opening.game.printed, opening.game.sheet);
  return wrong === null ? <Opened {...p} game={opening.game} /> : <Lost game={door.id} why={wrong} />;
}

/** The rules that the source means; the same as long as nothing of them changes. */
const useVariant = (door: Door, source: Source): Variant | null => {
  const draft = useDrafts((s) => (source.kind === 'mine' ? s.drafts.find((x) => x.key === source.key) : undefined));
  const shared = source.kind === 'shared' ? source.variant : null;
  const fresh = source.kind === 'fresh';
  return useMemo(() => {
    if (draft !== undefined) return variantOf(draft, words.unnamed);
    const author = settings().name.trim() === '' ? '' : myName();
    return fresh ? { game: door.id, edition: door.game.meta.rules, numbers: {}, switches: {}, name: words.unnamed, note: '', author } : shared;
  }, [draft, shared, fresh, door.id, door.game]);
};

function Room({ door, reached }: { readonly door: Door; readonly reached: boolean | null }) {
  const source = useSource(door.id);
  const variant = useVariant(door, source);
  if (source.kind === 'reading') return null;
  if (source.kind === 'cut') return <Lost game={door.id} why={words.broken.cut} />;
  if (source.kind === 'gone') return <Lost game={door.id} why={words.broken.gone} />;
  if (variant === null) return null;
  if (variant.game === door.id) return <Found door={door} source={source} variant={variant} reached={reached} />;
  const other = doors().find((x) => x.id === variant.game);
  if (other === undefined) return <Lost game={door.id} why={words.broken.noGame} />;
  return (
    <Lost game={door.id} why={words.broken.game(fullTitle(other))}>
      <LinkButton variant="primary" href={`${rulesPath(other.id)}${location.hash}`}>
        {words.broken.goThere}
      </LinkButton>
    </Lost>
  );
}

export default function HouseRulesPage({ game }: { readonly game: string }) {
  const door = doors().find((x) => x.id === game);
  if (door === undefined) return <LostPage />;
  return (
    <Shell door={game} room={words.title}>
      {(mine) => <Room door={door} reached={mine.reached} />}
    </Shell>
  );
}
