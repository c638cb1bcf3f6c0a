/** Where a scene lies in its room: plain arithmetic, apart from the page so that it can be tested. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}
export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** The whole scene in the middle of the room, or the room filled by it; never smaller than `least`, so that it stays readable. */
export const fitPlace = (scene: Extent, room: Extent, how: 'contain' | 'cover', least = 0): Place => {
  const both = [room.width / scene.width, room.height / scene.height] as const;
  const k = Math.max(least, how === 'contain' ? Math.min(...both) : Math.max(...both));
  return { x: (room.width - scene.width * k) / 2, y: (room.height - scene.height * k) / 2, k };
};

const between = (least: number, v: number, most: number): number => Math.max(least, Math.min(v, most));

/** No smaller than fitted, no larger than allowed, and never dragged out of sight: what is larger than the room covers it, what is smaller lies in its middle.
 *  Where things lie over the edges of the room, the scene may be dragged `spare` farther, so that what is under them comes out. */
export const clampPlace = (p: Place, fitted: number, most: number, scene: Extent, room: Extent, spare = 0): Place => {
  const k = between(fitted, p.k, fitted * most);
  const along = (at: number, length: number, space: number): number => {
    const free = space - length * k;
    return free >= -0.5 ? between(free / 2 - spare, at, free / 2 + spare) : between(free - spare, at, spare);
  };
  return { x: along(p.x, scene.width, room.width), y: along(p.y, scene.height, room.height), k };
};

/** Where the scene is larger than its room: moved so that this point of it lies in the middle, if it is not well in sight already. */
export const inSight = (p: Place, at: { readonly x: number; readonly y: number }, room: Extent, margin: number): Place => {
  const along = (from: number, point: number, space: number): number => {
    const seen = from + point * p.k;
    return seen >= margin && seen <= space - margin ? from : space / 2 - point * p.k;
  };
  return { x: along(p.x, at.x, room.width), y: along(p.y, at.y, room.height), k: p.k };
};

/** Closer or farther, with the point under the finger kept where it is. */
export const zoomAt = (p: Place, by: number, at: { readonly x: number; readonly y: number }, fitted: number, most: number): Place => {
  const k = between(fitted, p.k * by, fitted * most);
  const grown = k / p.k;
  return { x: at.x - (at.x - p.x) * grown, y: at.y - (at.y - p.y) * grown, k };
};

/** What of the scene can be chosen now, in the scene's own pixels. */
export interface Part extends Extent {
  readonly x: number;
  readonly y: number;
}
/** Where a question is put: everything that can be chosen is in the room, by as small a move as does it. What is too large for that is looked at from farther away, down to the scale `read` at which the scene can still be read; what is too large even then lies in the middle. */
export const showing = (p: Place, part: Part, room: Extent, margin: number, read: number): Place => {
  const space = { width: Math.max(1, room.width - 2 * margin), height: Math.max(1, room.height - 2 * margin) };
  const fits = Math.min(space.width / Math.max(1, part.width), space.height / Math.max(1, part.height));
  const k = Math.min(p.k, Math.max(fits, Math.min(read, p.k)));
  const middle = { x: room.width / 2, y: room.height / 2 };
  const from = k === p.k ? p : zoomAt(p, k / p.k, middle, k, p.k / k);
  const along = (at: number, start: number, length: number, space: number): number => {
    const [least, most] = [margin - start * k, space - margin - (start + length) * k];
    return least <= most ? between(least, at, most) : space / 2 - (start + length / 2) * k;
  };
  return { x: along(from.x, part.x, part.width, room.width), y: along(from.y, part.y, part.height, room.height), k };
};
