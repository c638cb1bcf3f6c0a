/** House rules as a file: the same that `pesthouse variant` reads. */
import { variant as shape, type Variant } from '@pesthouse/api';

const MOST = 200_000;

export const fileOf = ({ game, edition, name, note, author, numbers, switches }: Variant): string =>
  `${JSON.stringify({ game, edition, name, note, author, numbers, switches }, null, 2)}\n`;

/** A name that every file system takes. */
export const fileName = (v: Pick<Variant, 'game' | 'name'>): string => {
  const plain = v.name
    .normalize('NFKD')
    .replace(/[^\w]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase();
  return `${v.game}-${plain === '' ? 'house-rules' : plain.slice(0, 40)}.json`;
};

/** What a file holds; null where it holds no house rules. */
export const readFileText = (text: string): Variant | null => {
  if (text.length > MOST) return null;
  try {
    const { id: _, ...read } = JSON.parse(text);
    const good = shape.safeParse(read);
    return good.success ? good.data : null;
  } catch {
    return null;
  }
};
