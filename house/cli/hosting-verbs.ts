/** The verbs of whoever runs a house: come in as its owner, look whether all is well, back up, put back, move. */

import { doctor } from './doctor.ts';
import { backUp, moveStore, ownerLink, restoreFrom } from './hosting.ts';
import { houseEnv, type Machine } from './installed.ts';
import type { Io } from './io.ts';
import { settingsOf } from './serve.ts';
import { type Env, flag, text, type Verb, verb } from './verb.ts';

const place = {
  data: text('Data folder of the house (default PESTHOUSE_DATA, the house that setup made on this machine, or data)', 'FOLDER'),
  database: text('A PostgreSQL instead of the folder (default DATABASE_URL)', 'URL'),
} as const;

interface Named {
  readonly data?: string | undefined;
  readonly database?: string | undefined;
}

export const hostingVerbs = (io: Io, env: Env, machine: Machine | null): { readonly [name: string]: Verb } => {
  const settingsFor = ({ data, database }: Named) => settingsOf(houseEnv(env, { data, database }, machine, io), { data, database });
  const homeOf = (a: Named) => {
    const { values } = settingsFor(a);
    return { data: values.data, database: values.database };
  };
  return {
    owner: verb(
      'Print a link by which the owner of a house comes in; it works once',
      { ...place, forget: flag('Let no browser in that came in as the owner before') },
      (a) => ownerLink(settingsFor(a), a.forget, io),
    ),
    doctor: verb('Check the whole set-up of a house and say what is missing', { ...place, json: flag('Print one JSON object') }, (a) =>
      doctor(settingsFor(a), a.json, io),
    ),
    backup: verb(
      'Back a house up, also while it is open',
      { ...place, out: text('File to write (default: named after the moment, in backups in the data folder)', 'FILE') },
      (a) => backUp(homeOf(a), a.out, io),
    ),
    restore: verb(
      'Put a backup back and check every record in it (close the house first)',
      {
        file: { type: 'positional', required: true, description: 'A backup' },
        ...place,
        replace: flag('Also where there is a house already: its file is moved aside, its PostgreSQL tables are dropped'),
      },
      (a) => restoreFrom(a.file, homeOf(a), a.replace, io),
    ),
    'move-store': verb(
      'Move a house between its SQLite file and a PostgreSQL, and compare everything on both sides (close the house first)',
      { to: { type: 'positional', required: true, description: 'postgres or sqlite' }, ...place, replace: flag('Also where there is a house already') },
      (a) => moveStore(a.to, homeOf(a), a.replace, io),
    ),
  };
};
