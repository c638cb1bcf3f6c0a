/** The three ways out of the house: web push, mail, and the webhook of a chat. Each says what became of a message in the same words. */
import { createHash } from 'node:crypto';
import push from 'web-push';
import * as z from 'zod';
import type { Mail } from '../mail.ts';
import type { ChannelRow } from '../store/messages-schema.ts';
import type { PostKeys } from './keys.ts';
import type { Letter } from './letter.ts';
import type { Answer, Outward } from './outward.ts';

/** `arrived`: taken over by the other side. `later`: it may work another time, after so many milliseconds if the other side says so. `never`: not with this channel as it is. `gone`: there is no such channel any more. */
export type Outcome =
  | { readonly is: 'arrived' }
  | { readonly is: 'gone'; readonly code: string }
  | { readonly is: 'never'; readonly code: string }
  | { readonly is: 'later'; readonly code: string; readonly after: number | null };

export interface Ways {
  readonly keys: PostKeys;
  readonly outward: Outward;
  /** Null where the house has no mail server. */
  readonly mail: Mail | null;
  /** Who is responsible for push messages, as the standard wants it: an address of mail or web. */
  readonly subject: string;
}

/** A turn that is told of so late is told of no more. */
const LIVES_S = 24 * 3_600;
const SUBSCRIPTION = z.object({ endpoint: z.string(), keys: z.object({ p256dh: z.string(), auth: z.string() }) });

const codeOf = ({ status, said }: Answer): string => (status === 0 ? said : String(status));
const judged = (answer: Answer, gone: readonly number[]): Outcome => {
  const { status, after } = answer;
  if (status >= 200 && status < 300) return { is: 'arrived' };
  if (gone.includes(status)) return { is: 'gone', code: codeOf(answer) };
  // Redirects are not followed: whoever gave an address can give the right one.
  const never =
    status === 0 ? ['address', 'https', 'private', 'EPRIVATE'].includes(answer.said) : status >= 300 && status < 500 && status !== 408 && status !== 429;
  return never ? { is: 'never', code: codeOf(answer) } : { is: 'later', code: codeOf(answer), after: after === null ? null : after * 1_000 };
};

/** What is said of one table, in one line. */
const sentence = ({ text, more }: Letter['lines'][number]): string => (more === '' ? text : `${text} (${more})`);
/** A link follows: after a whole sentence without a colon. */
const leading = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}:`);

const byPush = async ({ keys, outward, subject }: Ways, address: string, letter: Letter): Promise<Outcome> => {
  const { title, lines, link, stopLink, tag, words } = letter;
  const said = {
    title,
    body: lines.length === 1 && lines[0]?.text === title ? lines[0].more : lines.map(sentence).join('\n'),
    link: pathOf(link),
    stop: pathOf(stopLink),
    tag,
    open: words.open,
    stopWord: words.stop,
  };
  let made: ReturnType<typeof push.generateRequestDetails>;
  try {
    made = push.generateRequestDetails(SUBSCRIPTION.parse(JSON.parse(address)), JSON.stringify(said), {
      vapidDetails: { subject, ...keys.push },
      TTL: LIVES_S,
      urgency: 'high',
      // What has not been fetched yet is replaced by newer news of the same thing.
      topic: createHash('sha256').update(tag).digest('base64url').slice(0, 32),
    });
  } catch {
    return { is: 'gone', code: 'address' };
  }
  const headers = Object.fromEntries(Object.entries(made.headers).map(([k, v]) => [k, String(v)]));
  return judged(await outward(made.endpoint, headers, made.body ?? ''), [404, 410]);
};
/** A device knows its own house by the page that it came from, whichever address that was. */
const pathOf = (link: string): string => {
  const { pathname } = new URL(link);
  return pathname;
};

/** Chats read commands for everybody in some characters; a table's name must not call a whole channel. */
const tame = (text: string): string => text.replaceAll('<', '‹').replaceAll('>', '›').replaceAll('@', '@\u200b').replaceAll('&', '＆');

const byHook = async ({ outward }: Ways, url: string, letter: Letter): Promise<Outcome> => {
  const text = [...letter.lines.map((x) => `${leading(tame(sentence(x)))} ${x.link}`), letter.words.stopLine(letter.stopLink)].join('\n');
  // Slack, Mattermost and Matrix bridges read `text`, Discord reads `content`.
  const body = JSON.stringify({ text, content: text, username: 'Pesthouse', allowed_mentions: { parse: [] } });
  return judged(await outward(url, { 'content-type': 'application/json', 'user-agent': 'Pesthouse' }, body), []);
};

const smtpCode = (e: unknown): number => (e instanceof Error && 'responseCode' in e && typeof e.responseCode === 'number' ? e.responseCode : 0);
const html = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const byMail = async ({ mail }: Ways, to: string, letter: Letter): Promise<Outcome> => {
  if (mail === null) return { is: 'never', code: 'no-mail' };
  const { title, lines, stopLink, words } = letter;
  const text = [...lines.map((x) => [x.text, ...(x.more === '' ? [] : [x.more]), x.link].join('\n')), `-- \n${words.stopLine(stopLink)}`].join('\n\n');
  const rows = lines.map(
    (x) =>
      `<p style="margin:0 0 16px"><b>${html(x.text)}</b><br>${x.more === '' ? '' : `${html(x.more)}<br>`}<a href="${html(x.link)}">${html(words.open)}</a></p>`,
  );
  const { origin } = new URL(stopLink);
  try {
    await mail.send({
      to,
      subject: title,
      text,
      html: `<div style="font:16px/24px sans-serif">${rows.join('')}<p style="color:#666;font-size:13px"><a href="${html(stopLink)}" style="color:#666">${html(words.stop)}</a></p></div>`,
      headers: {
        'List-Unsubscribe': `<${origin}/api/messages${new URL(stopLink).pathname}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'Auto-Submitted': 'auto-generated',
      },
    });
    return { is: 'arrived' };
  } catch (e) {
    const code = smtpCode(e);
    return code >= 500 ? { is: 'never', code: String(code) } : { is: 'later', code: code === 0 ? 'failed' : String(code), after: null };
  }
};

export const sendBy = (ways: Ways, channel: Pick<ChannelRow, 'kind' | 'address'>, letter: Letter): Promise<Outcome> => {
  if (channel.kind === 'push') return byPush(ways, channel.address, letter);
  return channel.kind === 'hook' ? byHook(ways, channel.address, letter) : byMail(ways, channel.address, letter);
};
