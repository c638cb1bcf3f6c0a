/** Everything that a house keeps, table by table and column by column. The page on privacy has a word for each; a test holds the list against the real store. */
export const STORED = {
  persons: ['id', 'name', 'avatar', 'made'],
  person_keys: ['hash', 'person', 'made', 'kind', 'device', 'used', 'origin'],
  passkeys: ['id', 'person', 'name', 'key', 'counter', 'transports', 'place', 'made', 'used'],
  mails: ['mail', 'person', 'made'],
  mail_links: ['hash', 'mail', 'person', 'made', 'until'],
  recoveries: ['person', 'hash', 'made'],
  challenges: ['challenge', 'person', 'until'],
  kept: ['person', 'what', 'body', 'at'],
  sittings: ['person', 'table'],
  tickets: ['hash', 'owner', 'person', 'table', 'seat', 'until'],
  presence: ['table', 'who', 'place', 'house', 'name', 'avatar', 'here', 'since', 'until'],
  tables: ['id', 'game', 'rules', 'name', 'options', 'seats', 'seed', 'status', 'listed', 'made', 'touched', 'rematch', 'variant', 'room', 'ended', 'version'],
  entries: ['table', 'n', 'seat', 'body', 'at'],
  held: ['table', 'seat', 'position', 'body'],
  talk: ['table', 'n', 'seat', 'kind', 'text', 'ref', 'position', 'at', 'name', 'revealed', 'person'],
  seating: ['table', 'nr', 'at', 'after', 'position', 'seat', 'why', 'holder', 'by', 'what', 'key'],
  jobs: ['kind', 'key', 'about', 'body', 'at', 'lease', 'tries'],
  message_wishes: ['person', 'body'],
  channels: ['id', 'person', 'kind', 'address', 'mark', 'name', 'active', 'daily', 'made', 'arrived', 'failed', 'code'],
  outbox: ['id', 'person', 'table', 'seat', 'kind', 'decision', 'channel', 'at', 'lease', 'tries', 'made', 'entries', 'state', 'done', 'open', 'about'],
  house_secrets: ['name', 'value'],
  times: ['table', 'nr', 'at', 'after', 'why', 'seat', 'what', 'hands'],
  orders: ['table', 'seat', 'owner', 'kind', 'what'],
  holidays: ['person', 'since', 'until'],
  houses: ['house', 'seen', 'shut'],
  downs: ['since', 'until'],
  played: ['table', 'game', 'rules', 'variant', 'name', 'kind', 'at', 'moves', 'rounds', 'unordered'],
  scores: ['table', 'seat', 'game', 'who', 'name', 'avatar', 'place', 'score', 'sheet', 'side', 'resigned', 'mu', 'sigma'],
  circles: ['id', 'name', 'founder', 'zone', 'token', 'evening', 'made'],
  circle_members: ['circle', 'person', 'since'],
  circle_tables: ['circle', 'table', 'at'],
  circle_evenings: ['circle', 'at', 'table'],
  circle_answers: ['circle', 'at', 'person', 'coming', 'game'],
  asked_over: ['person', 'table', 'by', 'at'],
  shuns: ['person', 'other', 'block', 'at'],
  reports: ['id', 'person', 'about', 'name', 'table', 'lines', 'reason', 'words', 'at', 'decision', 'decided', 'why', 'until', 'heard'],
  house_values: ['key', 'value'],
  owner_keys: ['hash', 'made', 'seen'],
  troubles: ['kind', 'words', 'place', 'n', 'first', 'last', 'looked'],
  blocks: ['id', 'kind', 'what', 'name', 'why', 'made', 'until'],
  visitors: ['address', 'person', 'name', 'seen', 'laid'],
  invitations: ['hash', 'note', 'made', 'until', 'guest'],
  invited: ['guest', 'note', 'made'],
} as const;

export type StoredTable = keyof typeof STORED;
/** A word for every table, and one for every column of it. */
export type StoredWords = {
  readonly [T in StoredTable]: {
    readonly title: string;
    readonly about: string;
    readonly goes: string;
    readonly columns: { readonly [C in (typeof STORED)[T][number]]: string };
  };
};
