/** A door's poster: the picture, and its title as live lettering in the door's own face, so that it can be read, found and translated. */
import type { Door } from './doors.ts';
import css from './poster.module.css';

export function Poster({ door, lazy = false }: { readonly door: Door; readonly lazy?: boolean }) {
  return (
    <span className={css.poster} data-poster={door.id}>
      {door.poster !== undefined && (
        <img src={door.poster} alt={door.words.poster} width={600} height={840} loading={lazy ? 'lazy' : 'eager'} draggable={false} />
      )}
      <span className={css.lettering} data-lettering>
        <span className={css.title} data-title>
          {door.words.title}
        </span>
        {door.words.subtitle !== '' && (
          <span className={css.subtitle} data-subtitle>
            {door.words.subtitle}
          </span>
        )}
      </span>
    </span>
  );
}
