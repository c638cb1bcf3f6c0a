/** Published editions never change and never vanish: every file is held against its manifest, and every manifest against the list. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '../house.mjs';

const sha256 = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** What is wrong with one edition that the list names. */
const faultsOf = (folder, line) => {
  const [game, version, module, manifest] = line.split(' ');
  const home = join(folder, game ?? '', 'editions');
  const file = join(home, `${version}.json`);
  if (!existsSync(file)) return [`edition ${version} of ${game} is gone: a published edition stays`];
  if (sha256(file) !== manifest) return [`the manifest of edition ${version} of ${game} has changed: a published edition stays as it is`];
  const said = JSON.parse(readFileSync(file, 'utf8'));
  const held = [
    [join(home, said.module), said.sha256],
    [join(home, said.module), module],
    [join(home, `${version}.md`), said.rulebook],
  ];
  return held.flatMap(([path, hash]) =>
    existsSync(path) && sha256(path) === hash ? [] : [`${path} is not what was published as edition ${version} of ${game}: put it back, or raise the version`],
  );
};

export const editionFaults = (folder = at('games')) => {
  const lines = readFileSync(join(folder, 'EDITIONS'), 'utf8').trim().split('\n');
  const listed = new Set(lines.map((line) => line.split(' ').slice(0, 2).join(' ')));
  const twice = lines.length === listed.size ? [] : ['the list names an edition twice'];
  const strays = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'editions')))
    .flatMap(({ name }) =>
      readdirSync(join(folder, name, 'editions'))
        .filter((file) => file.endsWith('.json'))
        .map((file) => `${name} ${file.slice(0, -5)}`),
    )
    .filter((edition) => !listed.has(edition))
    .map((edition) => `the list does not name ${edition}: editions are published by \`pesthouse edition\``);
  return [...twice, ...strays, ...lines.flatMap((line) => faultsOf(folder, line))];
};
