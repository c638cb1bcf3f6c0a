/** Letters that the house sends: one small way to a mail server, set by MAIL_URL and MAIL_FROM, or none at all. */
import { createTransport } from 'nodemailer';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  /** Plain words; the whole letter where nothing else is given. */
  readonly text: string;
  readonly html?: string;
  /** More lines of its head, such as List-Unsubscribe. */
  readonly headers?: { readonly [name: string]: string };
}

export interface Mail {
  /** Resolves when the mail server has taken the letter over; throws where it has not. */
  send(letter: Letter): Promise<void>;
  /** Throws where the mail server cannot be reached or does not let the house in. */
  check(): Promise<void>;
  close(): void;
}

export interface MailWish {
  /** `smtp://user:password@host:port`, or `smtps://` where the line is encrypted from the start. */
  readonly url: string;
  /** Whom letters are from: an address, or `Name <address>`. */
  readonly from: string;
}

/** A mail server that says nothing for so long is taken for dead. */
const SILENT_MS = 10_000;

/** What was set, checked; null where the house has no mail server. Throws in words where only half of it is there. */
export const mailWish = (url: string | undefined, from: string | undefined): MailWish | null => {
  if (url === undefined || url === '') return null;
  if (!/^smtps?:\/\/[^/]+/.test(url) || !URL.canParse(url))
    throw new Error('MAIL_URL must be the address of a mail server like smtp://user:password@mail.example.org:587.');
  if (from === undefined || !/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/.test(from))
    throw new Error('MAIL_FROM must say whom letters come from, like pesthouse@example.org.');
  return { url, from };
};

export const openMail = ({ url, from }: MailWish): Mail => {
  const at = new URL(url);
  const secure = at.protocol === 'smtps:';
  const transport = createTransport({
    pool: true,
    maxConnections: 2,
    host: at.hostname.replace(/^\[|\]$/g, ''),
    port: Number(at.port || (secure ? 465 : 587)),
    secure,
    ...(at.username === '' ? {} : { auth: { user: decodeURIComponent(at.username), pass: decodeURIComponent(at.password) } }),
    connectionTimeout: SILENT_MS,
    greetingTimeout: SILENT_MS,
    socketTimeout: 3 * SILENT_MS,
    // Addresses and words are data: nothing is ever read from a file or fetched for a letter.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text, html, headers }) {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        ...(html === undefined ? {} : { html }),
        ...(headers === undefined ? {} : { headers: { ...headers } }),
      });
    },
    async check() {
      await transport.verify();
    },
    close: () => transport.close(),
  };
};
