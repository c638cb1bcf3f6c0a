/** Every setting of a house: its name, where it is set, what it may be, and what it means in words. Documentation, doctor and owner's page read this list and nothing else. */
import * as z from 'zod';

const whole = (least: number, most: number) =>
  z
    .union([
      z.number(),
      z
        .string()
        .regex(/^-?\d+$/, `must be a whole number from ${least} to ${most}`)
        .transform(Number),
    ])
    .pipe(
      z
        .number(`must be a whole number from ${least} to ${most}`)
        .refine((x) => Number.isInteger(x) && x >= least && x <= most, `must be a whole number from ${least} to ${most}`),
    );
const plain = (most: number) =>
  z
    .string('must be a text')
    .trim()
    .refine((x) => [...x].length <= most, `must have at most ${most} characters`)
    .regex(/^[^\p{Cc}\p{Cf}\p{Co}\p{Cn}]*$/u, 'must not hold control characters');
const oneOf = <const T extends readonly [string, ...string[]]>(...values: T) => z.enum(values, `must be one of ${values.join(', ')}`);
const web = (like: string) =>
  z
    .string(`must be an address like ${like}`)
    .refine((x) => URL.canParse(x) && /^https?:$/.test(new URL(x).protocol), `must be an address like ${like}`)
    .transform((x) => new URL(x).href.replace(/\/+$/, ''));

export const LAYS = ['everybody', 'members', 'invited'] as const;

/** `no`, `yes` or addresses of proxies: whom the house believes what it says of those who ask. */
const proxies = z
  .union([z.boolean().transform((x) => (x ? 'yes' : 'no')), z.string()])
  .refine((x) => /^(no|yes|[0-9a-f:./, ]+|loopback)$/i.test(x), 'must be no, yes, loopback, or addresses such as 10.0.0.0/8');

interface Setting<T extends z.ZodType = z.ZodType, O extends z.output<T> | null = z.output<T> | null> {
  readonly env: string;
  readonly shape: T;
  readonly or: O;
  /** What it means, for people. */
  readonly words: string;
  /** What the default does, where the bare value does not say it. */
  readonly otherwise?: string;
  /** Where it can be set only by the environment: the file lies where it says. */
  readonly outside?: true;
  /** Never shown. */
  readonly secret?: true;
}
const setting = <T extends z.ZodType, O extends z.output<T> | null>(
  env: string,
  shape: T,
  or: O,
  words: string,
  more: Pick<Setting, 'otherwise' | 'outside' | 'secret'> = {},
): Setting<T, O> => ({
  env,
  shape,
  or,
  words,
  ...more,
});

export const SETTINGS = {
  name: setting('HOUSE_NAME', plain(40), '', 'What the house is called: on its front page and in its messages', { otherwise: 'Pesthouse' }),
  port: setting('PORT', whole(0, 65_535), 4747, 'The port the house listens on; 0 takes a free one'),
  host: setting('HOST', plain(200), '127.0.0.1', 'The address it listens on; `0.0.0.0` lets others in'),
  publicUrl: setting('PUBLIC_URL', web('https://pest.example.org'), null, 'The address that people use, behind a proxy or a tunnel'),
  basePath: setting(
    'BASE_PATH',
    z
      .string('must be a path like /play')
      .regex(/^(\/|(\/[A-Za-z0-9._~-]+)+)?$/, 'must be a path like /play')
      .transform((x) => (x === '/' ? '' : x)),
    null,
    'The path below which the house lives, such as `/play`',
    { otherwise: 'the path of `PUBLIC_URL`' },
  ),
  trustProxy: setting(
    'TRUST_PROXY',
    proxies,
    'no',
    'Whose word the house takes for where a visitor comes from: `loopback` for a proxy on this machine, or the addresses of your proxies',
  ),
  data: setting('PESTHOUSE_DATA', plain(4_000), 'data', 'The folder for database, settings file and backups', { outside: true }),
  database: setting(
    'DATABASE_URL',
    z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'),
    null,
    'A PostgreSQL to use instead of the file; several houses can share it',
    {
      otherwise: 'a SQLite file in the data folder',
      secret: true,
    },
  ),
  mayLay: setting(
    'MAY_LAY',
    oneOf(...LAYS),
    'everybody',
    'Who may lay tables: `everybody`, `members` (people with an account, and whoever you invited) or `invited`',
  ),
  keepFinished: setting('KEEP_FINISHED', whole(0, 36_500), 0, 'Days that a finished table is kept; 0 keeps it for good'),
  keepIdle: setting('KEEP_IDLE', whole(0, 36_500), 180, 'Days that an unfinished table is kept after anything last happened there; 0 keeps it for good'),
  keepGuests: setting('KEEP_GUESTS', whole(0, 36_500), 365, 'Days that a guest is kept who sits at no table and has no account; 0 keeps them for good'),
  mail: setting(
    'MAIL_URL',
    z.string().regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://'),
    null,
    'The mail server, such as `smtp://user:password@mail.example.org:587`',
    {
      otherwise: 'no mail is sent',
      secret: true,
    },
  ),
  mailFrom: setting('MAIL_FROM', plain(200), null, 'The sender of that mail, such as `Pesthouse <house@example.org>`'),
  pushContact: setting(
    'PUSH_CONTACT',
    z.string().regex(/^(mailto:\S+@\S+|https:\/\/\S+)$/, 'must look like mailto:you@example.org or https://example.org'),
    null,
    'How push services reach you if something is wrong, such as `mailto:you@example.org`',
  ),
  backups: setting('BACKUPS', oneOf('off', 'nightly'), 'off', 'Whether the house backs itself up every night, into `backups` in its data folder'),
  backupHour: setting('BACKUP_HOUR', whole(0, 23), 3, 'The hour of that, by the clock of the machine'),
  backupsKept: setting('BACKUPS_KEPT', whole(1, 1_000), 14, 'How many of these backups are kept'),
  log: setting('LOG', oneOf('errors', 'requests'), 'errors', 'What is logged'),
  metricsKey: setting(
    'METRICS_KEY',
    z.string().regex(/^[\x21-\x7e]{16,200}$/, 'must have at least 16 characters, without spaces'),
    null,
    'The bearer key for `/metrics`',
    {
      otherwise: 'only this machine may read it',
      secret: true,
    },
  ),
  requests: setting('LIMIT_REQUESTS', whole(1, 10_000_000), 6_000, 'Requests of one visitor in a minute'),
  tables: setting('LIMIT_TABLES', whole(1, 10_000_000), 120, 'Tables that one visitor lays in an hour'),
  imports: setting('LIMIT_IMPORTS', whole(1, 10_000_000), 60, 'Records that one visitor brings in an hour'),
  bots: setting('LIMIT_BOTS', whole(1, 10_000_000), 500, 'Bots that one visitor sets at tables in an hour'),
  botTables: setting('LIMIT_BOT_TABLES', whole(1, 10_000_000), 20, 'Tables of one visitor at which bots may think at once'),
  hints: setting('LIMIT_HINTS', whole(1, 10_000_000), 300, 'Hints that one visitor takes in an hour'),
  talk: setting('LIMIT_TALK', whole(1, 10_000_000), 60, 'Lines of chat that one visitor writes in a minute; one seat may write 30'),
  stories: setting('LIMIT_STORIES', whole(1, 10_000_000), 240, 'Tables that one visitor opens, and records that they fetch, in a minute'),
  pictures: setting('LIMIT_PICTURES', whole(1, 10_000_000), 240, 'Pictures of links that one visitor asks for in an hour'),
  mails: setting('LIMIT_MAILS', whole(1, 10_000_000), 10, 'Letters with a link to sign in by that are sent for one visitor in an hour'),
  mailsOfAll: setting('LIMIT_MAILS_OF_ALL', whole(1, 10_000_000), 200, 'The same for all visitors together'),
  sockets: setting('LIMIT_SOCKETS', whole(1, 1_000_000), 10_000, 'Connections that are open at once, of all visitors'),
  socketsOfOne: setting('LIMIT_SOCKETS_OF_ONE', whole(1, 1_000_000), 200, 'The same of one visitor'),
} as const satisfies { readonly [key: string]: Setting };

export type Key = keyof typeof SETTINGS;
export type Settings = { readonly [K in Key]: z.output<(typeof SETTINGS)[K]['shape']> | Extract<(typeof SETTINGS)[K]['or'], null> };
export const KEYS = Object.keys(SETTINGS).filter((x): x is Key => x in SETTINGS);
/** What the owner may also settle on their page, where neither environment nor file says it. */
export const OWN_KEYS = ['name', 'mayLay', 'keepFinished', 'keepIdle', 'keepGuests'] as const satisfies readonly Key[];
export type OwnKey = (typeof OWN_KEYS)[number];
