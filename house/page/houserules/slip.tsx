/** The sheet beside the parts: all changes, whether they still make a game, and what to do with them. */

import { Button, cx, Icon } from '@pesthouse/board';
import type { Variant } from '@pesthouse/table';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { home } from '../base.ts';
import { toast } from '../kit/toast.tsx';
import { ChangeList } from '../numbers/changelist.tsx';
import type { Change } from '../numbers/changes.ts';
import { useText } from '../text/index.ts';
import { houserules as words } from '../text/rooms.ts';
import { type Draft, draftsOf, useDrafts } from './drafts.ts';
import { fileName, fileOf, readFileText } from './file.ts';
import type { Trying } from './laws.ts';
import { draftPath, rulesPath, sharedPath } from './link.ts';
import { Clause } from './parts.tsx';
import css from './slip.module.css';

function LawsBox({ trying }: { readonly trying: Trying }) {
  const { laws } = trying;
  return (
    <div className={cx(css.laws, css[laws.state])} role="status">
      <Icon name={laws.state === 'good' ? 'check' : laws.state === 'bad' ? 'warning' : 'hourglass'} size={18} />
      <div>
        {laws.state === 'not' && (
          <>
            {words.laws.not}{' '}
            <button type="button" className={css.textButton} onClick={() => void trying.run()}>
              {words.laws.try}
            </button>
          </>
        )}
        {laws.state === 'running' && (
          <>
            {words.laws.running(laws.done, laws.all)}{' '}
            <button type="button" className={css.textButton} onClick={trying.stop}>
              {words.laws.stop}
            </button>
            <progress className={css.progress} value={laws.done} max={Math.max(1, laws.all)} />
          </>
        )}
        {laws.state === 'good' && words.laws.good(laws.games)}
        {laws.state === 'bad' && (
          <>
            <b>{laws.said}</b> {words.laws.next}
          </>
        )}
      </div>
    </div>
  );
}

/** The link, made anew with every change. It freezes the rules as they are now. */
function ShareLink({ variant }: { readonly variant: Variant }) {
  const text = useText();
  const [path, setPath] = useState('');
  useEffect(() => {
    let here = true;
    void sharedPath(variant).then((x) => here && setPath(x));
    return () => {
      here = false;
    };
  }, [variant]);
  const address = `${home()}${path}`;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      toast(words.copied);
    } catch {
      toast({ text: text.copyFailed, tone: 'bad' });
    }
  };
  return (
    <div className={css.link}>
      <label className={css.address}>
        <Icon name="link" size={18} />
        <span className="vh">{words.link}</span>
        <input readOnly value={address} onFocus={(e) => e.currentTarget.select()} />
      </label>
      <Button icon="copy" onClick={copy}>
        {words.copyLink}
      </Button>
    </div>
  );
}

const save = (variant: Variant): void => {
  const address = URL.createObjectURL(new Blob([fileOf(variant)], { type: 'application/json' }));
  const a = document.createElement('a');
  a.href = address;
  a.download = fileName(variant);
  a.click();
  URL.revokeObjectURL(address);
};

function Files({ variant, onOpened }: { readonly variant: Variant; readonly onOpened: (v: Variant) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const open = async (e: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = e.currentTarget.files?.[0];
    e.currentTarget.value = '';
    if (file === undefined) return;
    const read = readFileText(await file.text());
    if (read === null) toast({ text: words.broken.file, tone: 'bad' });
    else onOpened(read);
  };
  return (
    <div className={css.pair}>
      <Button size="s" variant="quiet" icon="download" onClick={() => save(variant)}>
        {words.export}
      </Button>
      <Button size="s" variant="quiet" icon="upload" onClick={() => input.current?.click()}>
        {words.import}
      </Button>
      <input ref={input} type="file" accept="application/json,.json" className="vh" tabIndex={-1} aria-label={words.import} onChange={(e) => void open(e)} />
    </div>
  );
}

function Mine({ game, here, onDrop }: { readonly game: string; readonly here: string | null; readonly onDrop: (d: Draft) => void }) {
  const all = useDrafts((s) => s.drafts);
  const mine = draftsOf(game, all);
  return (
    <section className={css.mine} aria-labelledby="mine">
      <h2 id="mine">{words.mine}</h2>
      <ul>
        {mine.map((d) => (
          <li key={d.key} className={cx(d.key === here && css.here)}>
            <Link href={draftPath(game, d.key)} aria-current={d.key === here ? 'page' : undefined}>
              <b>{d.name.trim() === '' ? words.unnamed : d.name}</b>
              <small>{words.lines(Object.keys(d.numbers).length + Object.keys(d.switches).length)}</small>
            </Link>
            <Button size="s" variant="quiet" icon="trash" aria-label={`${words.drop}: ${d.name}`} onClick={() => onDrop(d)} />
          </li>
        ))}
      </ul>
      <Link className={css.fresh} href={`${rulesPath(game)}?new`}>
        <Icon name="plus" size={18} /> {words.fresh}
      </Link>
    </section>
  );
}

export interface SlipProps {
  readonly game: string;
  readonly variant: Variant;
  readonly changes: readonly Change[];
  readonly trying: Trying;
  readonly length: string;
  readonly fixed: boolean;
  readonly here: string | null;
  readonly reached: boolean | null;
  readonly putBack: (c: Change) => void;
  readonly onPlay: () => void;
  readonly onInvite: () => void;
  readonly onWeigh: () => void;
  readonly onOpened: (v: Variant) => void;
  readonly onDrop: (d: Draft) => void;
}

export function Slip(p: SlipProps) {
  const running = p.trying.laws.state === 'running';
  return (
    <>
      <div className={css.paper}>
        <h2>{p.changes.length === 0 ? words.title : words.changes(p.changes.length)}</h2>
        {p.changes.length === 0 ? (
          <p className={css.none}>{words.noChanges}</p>
        ) : (
          <div className={css.changes}>
            <ChangeList changes={p.changes} clause={(c) => <Clause clause={c} />} putBack={p.fixed ? undefined : p.putBack} />
          </div>
        )}
      </div>
      <div className={css.do}>
        <Button variant="primary" size="l" icon="play" className={css.go} busy={running} onClick={p.onPlay}>
          {words.play} <small>{p.length}</small>
        </Button>
        <Button
          icon="players"
          onClick={p.onInvite}
          aria-disabled={p.reached === false || undefined}
          title={p.reached === false ? words.wrong.offline : undefined}
        >
          {words.invite}
        </Button>
        <Button icon="scales" onClick={p.onWeigh}>
          {words.weigh}
        </Button>
        <LawsBox trying={p.trying} />
        <ShareLink variant={p.variant} />
        <Files variant={p.variant} onOpened={p.onOpened} />
      </div>
      <p className={css.apart}>
        <Icon name="info" size={20} />
        <span>
          <b>{words.apart}</b> {words.apartMore}
        </span>
      </p>
      <Mine game={p.game} here={p.here} onDrop={p.onDrop} />
    </>
  );
}
