/** Opens the post of the house: its keys, its ways out, who is told what, and what the front asks of it. */
import type { HouseLog } from '../closing.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Mail } from '../mail.ts';
import type { Posting } from '../routes/messages.ts';
import type { Tables } from '../tables.ts';
import { openKeys } from './keys.ts';
import { openOutward } from './outward.ts';
import { type Post, runPost } from './post.ts';
import { runSending } from './sending.ts';
import type { PostWish } from './wish.ts';

export interface PostParts extends PostWish {
  readonly tables: Tables;
  readonly jobs: Jobs;
  readonly mail: Mail | null;
  readonly mailFrom: string | null;
  readonly privately: boolean;
  readonly publicUrl: string | null;
  readonly log: HouseLog;
}

/** Push services want to know whom to tell when something is wrong: the address of the house, or where its letters come from. */
const subjectOf = ({ publicUrl, mailFrom }: PostParts): string => {
  if (publicUrl?.startsWith('https:') === true) return publicUrl;
  const from = mailFrom === null ? null : (/<([^>]+)>$/.exec(mailFrom)?.[1] ?? mailFrom);
  return `mailto:${from ?? 'pesthouse@localhost'}`;
};

export const openPost = async (x: PostParts): Promise<Post & { readonly posting: Posting }> => {
  const { tables, jobs, mail, privately, log, now, mailsOf } = x;
  const keys = await openKeys(tables.store);
  const sending = runSending(tables, jobs, { keys, outward: openOutward(privately), mail, subject: subjectOf(x) }, x, log);
  const post = runPost(tables, sending, jobs, x, log);
  return {
    ...post,
    posting: { sending, now, pushKey: keys.push.publicKey, stopKey: keys.stop, privately, canMail: mail !== null, mailsOf },
    async close() {
      await post.close();
      await sending.close();
    },
  };
};
