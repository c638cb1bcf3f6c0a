/** The line to a house: a WebSocket that comes back by itself where it broke, with longer and longer waits, and says each time where it stands. */
import { type ClientFrame, type ServerFrame, serverFrame } from '../tables.ts';

/** As browsers and the packages of Node have it. */
export interface Socket {
  readonly readyState: number;
  onopen: ((e: never) => unknown) | null;
  onmessage: ((e: never) => unknown) | null;
  onclose: ((e: never) => unknown) | null;
  send(text: string): void;
  close(): void;
}
const OPEN = 1;
const CLOSED = 3;

export interface LineWish {
  connect(): Socket;
  /** What is said first whenever the line stands: which table is followed, and from where. */
  hello(): ClientFrame;
  hear(frame: ServerFrame): void;
  /** The line stands, or broke. */
  up(up: boolean): void;
  /** From 0 to 1: spreads the tries of many pages over time. */
  chance(): number;
}

export interface Line {
  /** False where the line is down: nothing was sent. */
  send(frame: ClientFrame): boolean;
  /** Begins anew at once, as somebody else. */
  reopen(): void;
  /** Somebody does not want to wait for the next try. */
  retry(): void;
  close(): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING = 25_000;

const frameOf = (text: string): ServerFrame | null => {
  try {
    const read = serverFrame.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
};
const textOf = (e: unknown): string | null => {
  const data: unknown = typeof e === 'object' && e !== null ? Reflect.get(e, 'data') : null;
  return typeof data === 'string' ? data : null;
};

export const openLine = ({ connect, hello, hear, up, chance }: LineWish): Line => {
  let socket: Socket | null = null;
  let closed = false;
  let wait = FIRST_WAIT;
  let next: ReturnType<typeof setTimeout> | undefined;
  const send = (frame: ClientFrame): boolean => {
    if (socket?.readyState !== OPEN) return false;
    socket.send(JSON.stringify(frame));
    return true;
  };
  const open = (): void => {
    clearTimeout(next);
    if (closed) return;
    const mine = connect();
    socket = mine;
    mine.onopen = () => {
      wait = FIRST_WAIT;
      up(true);
      send(hello());
    };
    mine.onmessage = (e) => {
      const text = textOf(e);
      const frame = text === null ? null : frameOf(text);
      if (frame !== null) hear(frame);
    };
    mine.onclose = () => {
      if (closed || socket !== mine) return;
      up(false);
      next = setTimeout(open, wait * (0.7 + chance() * 0.6));
      wait = Math.min(LONGEST_WAIT, wait * 2);
    };
  };
  const pulse = setInterval(() => send({ type: 'ping' }), PING);
  queueMicrotask(open);
  return {
    send,
    reopen() {
      const old = socket;
      socket = null;
      old?.close();
      open();
    },
    retry() {
      wait = FIRST_WAIT;
      if (socket === null || socket.readyState === CLOSED) open();
    },
    close() {
      closed = true;
      clearTimeout(next);
      clearInterval(pulse);
      socket?.close();
    },
  };
};
