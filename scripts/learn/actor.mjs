/** Plays many games at once and asks a net through its pipes what to do in all of them: `node actor.mjs TABLES SEED MIX`, where the mix is four numbers by commas. It ends with its input. */
import { readSync, writeSync } from 'node:fs';
import { Sfc } from '@pesthouse/kernel';
import { Batch, Courses } from '@pesthouse/lab/selfplay';

const send = (part) => {
  const bytes = new Uint8Array(part.buffer, part.byteOffset, part.byteLength);
  for (let at = 0; at < bytes.length; ) at += writeSync(1, bytes, at, bytes.length - at);
};
const receive = (bytes) => {
  for (let at = 0; at < bytes.length; ) {
    const n = readSync(0, bytes, at, bytes.length - at, null);
    if (n === 0) return false;
    at += n;
  }
  return true;
};

export const run = (field) => {
  const [tables, seed] = process.argv.slice(2, 4).map(Number);
  const [earlier, policy, people, turned] = process.argv[4].split(',').map(Number);
  const courses = new Courses(field, { earlier, policy, people, turned }, new Sfc().at(seed, 1));
  const batch = new Batch(courses, tables, new Sfc().at(seed, 2));
  send(new TextEncoder().encode(`${JSON.stringify(batch.facts)}\n`));
  const order = new Uint16Array(1);
  if (!receive(new Uint8Array(order.buffer))) process.exit(0);
  let taught = order[0] === 1;
  const answer = new Uint16Array(tables + 1);
  const bytes = new Uint8Array(answer.buffer);
  for (;;) {
    for (const part of batch.ask(taught)) send(part);
    if (!receive(bytes)) break;
    batch.play(answer);
    taught = answer[tables] === 1;
  }
};
