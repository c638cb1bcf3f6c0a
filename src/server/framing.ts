/** Text frames as they go over the line of a WebSocket: head and words in one piece, written out once for all who are told the same. */

/** The last frame of a message, which is text: RFC 6455, 5.2. */
const TEXT = 0x81;
/** Up to here the length stands in the head's second byte; from there on that byte says where else it stands. */
const SHORT = 126;
const LONG = 127;
const MOST_SHORT = 65_536;

export const framed = (words: string): Buffer => {
  const n = Buffer.byteLength(words);
  const head = n < SHORT ? 2 : n < MOST_SHORT ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + n);
  frame[0] = TEXT;
  if (head === 2) frame[1] = n;
  else if (head === 4) {
    frame[1] = SHORT;
    frame.writeUInt16BE(n, 2);
  } else {
    frame[1] = LONG;
    frame.writeBigUInt64BE(BigInt(n), 2);
  }
  frame.write(words, head);
  return frame;
};

/** The same, remembered: several people at a table are told the same one after the other. */
export const framedOnce = (): ((words: string) => Buffer) => {
  let last = { words: '', frame: framed('') };
  return (words) => {
    if (words !== last.words) last = { words, frame: framed(words) };
    return last.frame;
  };
};
