/** Text frames as they go over the line of a WebSocket: head and words in one piece, written out once for all who are told the same. */

/** The last frame of a message, which is text: RFC 6455, 5.2. */
const TEXT = 0x81;
/** Up to here the length stands in the head's second byte; from there on that byte says where else it stands. */
const SHORT = 126;
const LONG = 127;
const MOST_SHORT = 65_536;

/** The longest head. */
const HEAD = 10;
/** A letter takes no more bytes than this. */
const WIDEST = 3;
/** Frames are written one after the other on large sheets: whoever still has to send one keeps its sheet. */
const SHEET = 16_384;
let sheet = Buffer.allocUnsafeSlow(SHEET);
let used = 0;

/** Writes the head for so many bytes just before `end`; gives where it begins. */
const headed = (frame: Buffer, end: number, n: number): number => {
  const begin = end - (n < SHORT ? 2 : n < MOST_SHORT ? 4 : HEAD);
  frame[begin] = TEXT;
  frame[begin + 1] = n < SHORT ? n : n < MOST_SHORT ? SHORT : LONG;
  if (n >= MOST_SHORT) frame.writeBigUInt64BE(BigInt(n), begin + 2);
  else if (n >= SHORT) frame.writeUInt16BE(n, begin + 2);
  return begin;
};

export const framed = (words: string): Buffer => {
  const most = HEAD + words.length * WIDEST;
  const large = most > SHEET;
  if (!large && used + most > SHEET) {
    sheet = Buffer.allocUnsafeSlow(SHEET);
    used = 0;
  }
  const page = large ? Buffer.allocUnsafeSlow(most) : sheet;
  const begin = (large ? 0 : used) + HEAD;
  const n = page.write(words, begin);
  if (!large) used = begin + n;
  return page.subarray(headed(page, begin, n), begin + n);
};

/** The same, remembered: several people at a table are told the same, often with what somebody else is told in between. */
export const framedOnce = (): ((words: string) => Buffer) => {
  let last = { words: '', frame: framed('') };
  let before = last;
  return (words) => {
    if (words === last.words) return last.frame;
    const now = words === before.words ? before : { words, frame: framed(words) };
    before = last;
    last = now;
    return last.frame;
  };
};
