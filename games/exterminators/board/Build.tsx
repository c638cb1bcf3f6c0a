/** The tile in the builder's hand: turn it, take another, place it. */
import { useKeys } from '@pesthouse/board';
import { type Building, nextTile } from './building.ts';
import type { Props } from './choice.ts';
import css from './controls.module.css';
import { useGiven } from './given.tsx';
import { Press } from './Press.tsx';

export const Build = ({ p, b }: { readonly p: Props; readonly b: Building }) => {
  const {
    words,
    names: { roomName },
  } = useGiven();
  const { ghost, tile } = b;
  const turn = (by: number): void => {
    if (ghost === null || tile === null) return;
    p.setDraft({ tile, x: ghost.move.x, y: ghost.move.y, way: (ghost.way + by + ghost.ways) % ghost.ways });
  };
  const other = nextTile(b);
  const swap = (): void => {
    if (other !== null) p.setDraft({ tile: other });
  };
  useKeys({
    r: () => turn(1),
    q: () => turn(-1),
    t: swap,
    Enter: ghost === null ? undefined : () => p.choose(ghost.move),
    Escape: () => p.setDraft(tile === null ? {} : { tile }),
  });
  const ways = ghost?.ways ?? 0;
  return (
    <>
      {ghost === null || ways < 2 ? null : (
        <>
          <Press p={p} title={words.turnLeft} more={words.nth(ghost.way + 1, ways)} hotkey="Q" onPress={() => turn(-1)} />
          <Press p={p} title={words.turnRight} more={words.nth(ghost.way + 1, ways)} hotkey="R" onPress={() => turn(1)} />
        </>
      )}
      {other === null || other === tile || b.forced ? null : <Press p={p} title={words.otherTile} more={roomName(other)} hotkey="T" onPress={swap} />}
      {ghost === null ? (
        <span className={css.tell}>
          <b>{words.tapCell}</b>
          {words.tapCellMore(b.cells.size)}
        </span>
      ) : (
        <Press p={p} tone="go" title={words.place} more={words.placeMore} hotkey="Enter" onPress={() => p.choose(ghost.move)} />
      )}
    </>
  );
};
