/** The editor of house rules: the name on top, the parts of the game, and the sheet of changes beside them. */

import { Button, Dialog, IconButton, useNarrow } from '@pesthouse/board';
import type { Switches, Variant } from '@pesthouse/table';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { type Door, fullTitle } from '../house/doors.ts';
import { useTitle } from '../kit/badge.ts';
import { sayWhyNot } from '../kit/refused.ts';
import { toast } from '../kit/toast.tsx';
import { type Change, changesOf } from '../numbers/changes.ts';
import { useText } from '../text/index.ts';
import { houserules as words } from '../text/rooms.ts';
import { Dock } from './dock.tsx';
import { type Draft, type DraftChange, dropDraft } from './drafts.ts';
import css from './editor.module.css';
import { Head } from './head.tsx';
import { useLaws } from './laws.ts';
import { rulesPath, weighPath } from './link.ts';
import { type OpenGame, useTurnedWords } from './open.ts';
import { useOrigins } from './origins.ts';
import { Part, RulingsPart } from './parts.tsx';
import { type Past, usePast } from './past.ts';
import { searchSheet } from './search.ts';
import { Slip } from './slip.tsx';
import { Start, type Way } from './start.tsx';
import { Contents, PartChips } from './toc.tsx';
import { InWorkshop } from './workshop.ts';

export interface EditorProps {
  readonly door: Door;
  readonly game: OpenGame;
  readonly variant: Variant;
  /** Of one's own: where it is kept. */
  readonly here: string | null;
  readonly fixed: boolean;
  readonly reached: boolean | null;
  readonly change: (change: DraftChange) => void;
  readonly onOpened: (v: Variant) => void;
  readonly takeOver: () => void;
}

const without = <T,>(all: { readonly [name: string]: T }, name: string): { readonly [name: string]: T } =>
  Object.fromEntries(Object.entries(all).filter(([x]) => x !== name));

export function Editor({ door, game, variant, here, fixed, reached, change, onOpened, takeOver }: EditorProps) {
  const house = useText();
  const narrow = useNarrow();
  const [, go] = useLocation();
  const origins = useOrigins(door.id);
  const { printed, sheet, text, faces } = game;
  const given = useTurnedWords(door.game, game, variant.numbers);
  const tunables = useMemo(() => new Map(printed.game.tunables.map((t) => [t.name, t])), [printed]);
  const changes = useMemo(() => changesOf(variant, printed, sheet, text), [variant, printed, sheet, text]);
  const past = usePast(variant, (to: Past) => change({ numbers: { ...to.numbers }, switches: { ...to.switches } }));
  const trying = useLaws(variant);
  const [way, setWay] = useState<Way | null>(null);
  const [sure, setSure] = useState(false);
  const [leaving, setLeaving] = useState<Draft | null>(null);
  const [find, setFind] = useState('');
  const [pulled, setPulled] = useState(false);
  const title = fullTitle(door);
  useTitle(words.titleOf(variant.name, door.words.title));

  const turn = (name: string, value: number): void => {
    const numbers = tunables.get(name)?.get() === value ? without(variant.numbers, name) : { ...variant.numbers, [name]: value };
    past.put(sheet.entries.get(name)?.full ?? name, { numbers, switches: variant.switches });
  };
  const rule = (id: string, value: Switches[string]): void => {
    const switches = printed.game.meta.options[id]?.default === value ? without(variant.switches, id) : { ...variant.switches, [id]: value };
    past.put(text.option(id).name, { numbers: variant.numbers, switches });
  };
  const putBack = (c: Change): void =>
    past.put(c.name, {
      numbers: c.kind === 'number' ? without(variant.numbers, c.key) : variant.numbers,
      switches: c.kind === 'ruling' ? without(variant.switches, c.key) : variant.switches,
    });

  const { undo, redo } = past;
  useEffect(() => {
    const press = (e: KeyboardEvent): void => {
      const writing = e.target instanceof HTMLInputElement || e.target instanceof HTMLTextAreaElement;
      if (writing || document.querySelector('dialog[open]') !== null) return;
      if (e.key === '/') document.querySelector<HTMLInputElement>('[data-find] input')?.focus();
      else if ((e.ctrlKey || e.metaKey) && e.key.toLowerCase() === 'z') (e.shiftKey ? redo : undo)();
      else return;
      e.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [undo, redo]);

  const start = async (how: Way): Promise<void> => {
    try {
      if (await trying.run()) setWay(how);
    } catch (e) {
      sayWhyNot(e);
    }
  };
  const onPlay = (): void => void start('play');
  const onInvite = (): void => {
    if (reached === false) toast({ text: words.wrong.offline, tone: 'bad' });
    else void start('invite');
  };
  const onWeigh = (): void => void weighPath(variant).then((path) => go(path));

  const clauseOf = useCallback((n: string) => tunables.get(n)?.clause ?? '', [tunables]);
  const shown = useMemo(() => searchSheet(sheet.sheet, find, clauseOf), [sheet, find, clauseOf]);
  const parts = shown.groups.flatMap((g) => g.parts);
  const wantsRulings = find.trim() === '' && Object.values(printed.game.meta.options).some((x) => x.kind !== 'seats');
  const [at, setAt] = useState('');
  const chosen = parts.find((p) => p.id === at) ?? (at === 'rulings' ? undefined : parts[0]);
  const count = (part: string): number => changes.filter((c) => (c.kind === 'ruling' ? part === 'rulings' : sheet.entries.get(c.key)?.part === part)).length;

  const drawn = narrow ? (chosen === undefined ? [] : [chosen]) : parts;
  const body = (
    <>
      {drawn.map((p) => (
        <Part key={p.id} part={p} />
      ))}
      {wantsRulings && (!narrow || chosen === undefined) && <RulingsPart />}
    </>
  );
  const slip = (
    <Slip
      game={door.id}
      variant={variant}
      changes={changes}
      trying={trying}
      length={door.words.length}
      fixed={fixed}
      here={here}
      reached={reached}
      putBack={putBack}
      onPlay={onPlay}
      onInvite={onInvite}
      onWeigh={onWeigh}
      onOpened={onOpened}
      onDrop={setLeaving}
    />
  );
  return (
    <InWorkshop value={{ game: door.id, variant, printed, tunables, sheet, text, faces, origins, fixed, turn, rule }}>
      <main id="main" className={css.page}>
        <Head
          variant={variant}
          title={title}
          newest={door.game.meta.rules}
          fixed={fixed}
          takeOver={takeOver}
          change={change}
          tools={
            fixed ? null : (
              <>
                <Button icon="undo" notNow={past.last === null} onClick={undo} className={css.undo}>
                  {past.last === null ? words.undo : words.undoWhat(past.last)}
                </Button>
                <IconButton icon="redo" label={words.redo} notNow={!past.ahead} onClick={redo} />
                <Button variant="quiet" icon="reset" notNow={changes.length === 0} onClick={() => setSure(true)}>
                  {words.backAll}
                </Button>
              </>
            )
          }
        />
        {narrow && <PartChips groups={shown.groups} rulings={wantsRulings} at={chosen?.id ?? 'rulings'} set={setAt} count={count} />}
        <div className={css.columns}>
          {!narrow && <Contents groups={shown.groups} rulings={wantsRulings} find={find} setFind={setFind} count={count} />}
          <div className={css.parts}>
            {faces === null ? (
              body
            ) : (
              <faces.Given text={given.text} numbers={given.numbers} printed={game.asPrinted}>
                {body}
              </faces.Given>
            )}
            {!narrow && parts.length === 0 && !wantsRulings && <p className={css.none}>{words.searchNone}</p>}
          </div>
          {!narrow && (
            <aside className={css.slip} aria-label={words.changes(changes.length)}>
              {slip}
            </aside>
          )}
        </div>
        {narrow && (
          <Dock
            changes={changes}
            busy={trying.laws.state === 'running'}
            open={pulled}
            setOpen={setPulled}
            onPlay={onPlay}
            onInvite={onInvite}
            onWeigh={onWeigh}
          >
            {slip}
          </Dock>
        )}
      </main>
      <Start way={way} game={door.game} meta={printed.game.meta} variant={variant} reached={reached} onClose={() => setWay(null)} />
      <Dialog
        open={sure}
        onClose={() => setSure(false)}
        title={words.backAllSure}
        footer={
          <>
            <Button variant="quiet" onClick={() => setSure(false)}>
              {house.cancel}
            </Button>
            <Button
              variant="primary"
              onClick={() => {
                past.put(words.backAll, { numbers: {}, switches: {} });
                setSure(false);
              }}
            >
              {words.backAll}
            </Button>
          </>
        }
      >
        {words.backAllMore}
      </Dialog>
      <Dialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title={words.dropSure(leaving?.name.trim() || words.unnamed)}
        footer={
          <>
            <Button variant="quiet" onClick={() => setLeaving(null)}>
              {house.cancel}
            </Button>
            <Button
              variant="danger"
              onClick={() => {
                if (leaving !== null) dropDraft(leaving.key);
                if (leaving?.key === here) go(rulesPath(door.id), { replace: true });
                setLeaving(null);
              }}
            >
              {words.drop}
            </Button>
          </>
        }
      >
        {words.dropMore}
      </Dialog>
    </InWorkshop>
  );
}
