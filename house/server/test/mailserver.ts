/** A real mail server on this machine, for the tests: it takes letters over SMTP and keeps them to be read. */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Received {
  readonly from: string;
  readonly to: readonly string[];
  /** Head and body as they came over the wire. */
  readonly raw: string;
  readonly subject: string;
  /** The plain words, decoded. */
  readonly text: string;
}

export interface MailServer {
  /** For MAIL_URL. */
  readonly url: string;
  readonly letters: readonly Received[];
  /** Resolves with the first letter that fits, now or when it comes. */
  letter(fits: (letter: Received) => boolean): Promise<Received>;
  close(): Promise<void>;
}

const decoded = (head: string, body: string): string => {
  if (/^content-transfer-encoding: base64/im.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  if (!/^content-transfer-encoding: quoted-printable/im.test(head)) return body;
  const bytes = body.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
};
const word = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, how: string, what: string) =>
      decoded(`Content-Transfer-Encoding: ${how.toUpperCase() === 'B' ? 'base64' : 'quoted-printable'}`, what.replaceAll('_', ' ')),
    );

const readLetter = (raw: string): Pick<Received, 'subject' | 'text'> => {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const whole = rest.join('\r\n\r\n');
  const subject = word(/^subject: ([^\r\n]*(?:\r\n[ \t][^\r\n]*)*)/im.exec(head)?.[1]?.replace(/\r\n[ \t]/g, ' ') ?? '');
  const mark = /boundary="?([^";\r\n]+)/i.exec(head)?.[1];
  if (mark === undefined) return { subject, text: decoded(head, whole) };
  const plain = whole.split(`--${mark}`).find((part) => /content-type: text\/plain/i.test(part)) ?? '';
  const [partHead = '', ...words] = plain.split('\r\n\r\n');
  return { subject, text: decoded(partHead.trim(), words.join('\r\n\r\n')) };
};

export const openMailServer = async (): Promise<MailServer> => {
  const letters: Received[] = [];
  const waiting = new Set<() => void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => void parts.push(part));
      stream.on('end', () => {
        const raw = Buffer.concat(parts).toString('utf8');
        const { mailFrom, rcptTo } = session.envelope;
        letters.push({ from: mailFrom === false ? '' : (mailFrom?.address ?? ''), to: rcptTo.map((x) => x.address), raw, ...readLetter(raw) });
        done();
        for (const look of [...waiting]) look();
      });
    },
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const at: string | AddressInfo | null = server.server.address();
  const port = typeof at === 'object' && at !== null ? at.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    letter: (fits) =>
      new Promise((resolve) => {
        const look = (): void => {
          const found = letters.find(fits);
          if (found === undefined) return void waiting.add(look);
          waiting.delete(look);
          resolve(found);
        };
        look();
      }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
