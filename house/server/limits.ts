/** What one visitor may ask of the house, and how fast. */
export interface Limits {
  /** Requests of one address in a minute. */
  readonly requests: number;
  /** What one visitor may spend in an hour: tables laid, records brought, bots set at tables, hints taken. */
  readonly tables: number;
  readonly imports: number;
  /** Of these: tries to sign in. */
  readonly signIns: number;
  readonly bots: number;
  /** Tables of one visitor at which bots may think at once. */
  readonly botTables: number;
  readonly hints: number;
  /** Lines that one visitor may write in a minute. */
  readonly talk: number;
  /** Stories and records that one visitor may ask for in a minute. */
  readonly stories: number;
  /** Pictures of links that one visitor may ask for in an hour. */
  readonly pictures: number;
  /** Letters with a link to sign in by in an hour: for one visitor, and for all together. */
  readonly mails: number;
  readonly mailsOfAll: number;
  /** Bytes of a body, and of a record. */
  readonly body: number;
  readonly record: number;
  /** Frames of one socket in ten seconds, and tables watched by one socket. */
  readonly frames: number;
  readonly watched: number;
  /** Streams that are open at once, in all and of one address. */
  readonly sockets: number;
  readonly socketsOfOne: number;
  /** Milliseconds in which a request has to arrive. */
  readonly requestMs: number;
}
