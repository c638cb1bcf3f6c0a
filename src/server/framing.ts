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
/** Where frames are written before their length is known. */
const desk = Buffer.allocUnsafeSlow(65_536);

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
  const frame = most <= desk.length ? desk : Buffer.allocUnsafeSlow(most);
  const n = frame.write(words, HEAD);
  const whole = frame.subarray(headed(frame, HEAD, n), HEAD + n);
  return frame === desk ? Buffer.from(whole) : whole;
};

/** The same, remembered: several people at a table are told the same one after the other. */
export const framedOnce = (): ((words: string) => Buffer) => {
  let last = { words: '', frame: framed('') };
  return (words) => {
    if (words !== last.words) last = { words, frame: framed(words) };
    return last.frame;
  };
};
