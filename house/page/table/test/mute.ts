/** A law of the page: nothing drawn with a meaning is mute. Walks over the markup of a board and finds what has a name, is a picture or shows a number and lies in nothing that answers when it is asked about. */
const VOID = new Set(['area', 'base', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
const TAG = /<(\/?)([a-zA-Z][\w-]*)((?:"[^"]*"|'[^']*'|[^'">])*?)(\/?)>|([^<]+)/g;

const attribute = (attributes: string, name: string): string | null => new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? null;

/** What a person could ask about: it has a name, is a picture, or is a place that things go to. */
const meant = (attributes: string): string | null => {
  for (const name of ['aria-label', 'title', 'data-spot']) {
    const value = attribute(attributes, name);
    if (value !== null && value !== '') return `${name}="${value}"`;
  }
  return attribute(attributes, 'role') === 'img' ? 'role="img"' : null;
};

interface Open {
  readonly tag: string;
  /** Lies in something that answers. */
  readonly answers: boolean;
  /** What works the picture itself (closer, farther), and what only says a key. */
  readonly spared: boolean;
}

export interface Walked {
  /** What has a meaning and answers nothing. */
  readonly mute: readonly string[];
  /** Every mark, once. */
  readonly marks: readonly string[];
}

export const walk = (markup: string): Walked => {
  const open: Open[] = [];
  const mute = new Set<string>();
  const marks = new Set<string>();
  for (const [, end, tag, attributes = '', closed, text] of markup.matchAll(TAG)) {
    const at = open.at(-1) ?? { tag: '', answers: false, spared: false };
    if (text !== undefined) {
      if (/\d/.test(text.replaceAll(/&#\w+;/g, '')) && !at.answers && !at.spared) mute.add(`"${text.trim()}" in <${at.tag}>`);
      continue;
    }
    if (tag === undefined) continue;
    if (end === '/') {
      while (open.length > 0 && open.pop()?.tag !== tag);
      continue;
    }
    const mark = attribute(attributes, 'data-about');
    if (mark !== null) marks.add(mark);
    const here: Open = {
      tag,
      answers: at.answers || mark !== null,
      spared: at.spared || tag === 'kbd' || tag === 'style' || attribute(attributes, 'data-works') !== null,
    };
    const meaning = meant(attributes);
    if (meaning !== null && !here.answers && !here.spared) mute.add(`<${tag} ${meaning}>`);
    if (closed !== '/' && !VOID.has(tag)) open.push(here);
  }
  return { mute: [...mute], marks: [...marks] };
};
