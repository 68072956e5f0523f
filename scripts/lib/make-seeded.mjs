// Makes the folder of `seeded.mjs`, on the project's own Node. The gateway's code runs in this process: no build is needed.
import { createHash, createHmac } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { at } from './paths.mjs';
import { migrationsOf, noteMigrated } from './state.mjs';

const [, , folder] = process.argv;

/** Where miniflare keeps the database of this id: workerd names an object by this hash of class and name. */
function fileOf(databaseId) {
  const kind = 'miniflare-D1DatabaseObject';
  const key = createHash('sha256').update(kind).digest();
  const hmac = (bytes) => createHmac('sha256', key).update(bytes).digest().subarray(0, 16);
  const name = hmac(databaseId);
  return join('v3/d1', kind, `${Buffer.concat([name, hmac(name)]).toString('hex')}.sqlite`);
}

/** A module out of one file of all it imports: loading each of some thousand takes three times as long as this. */
async function bundled(entry, outDir) {
  const ownUrls = {
    name: 'own-urls',
    transform: (code, id) =>
      code.includes('import.meta.url') && !id.includes('node_modules')
        ? { code: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)), map: null }
        : undefined,
  };
  const output = { codeSplitting: false, entryFileNames: 'all.mjs' };
  await build({
    root: at('gateway'),
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [ownUrls],
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: true,
      minify: false,
      target: 'node24',
      rolldownOptions: { output },
    },
  });
  return import(pathToFileURL(join(outDir, 'all.mjs')).href);
}

const databaseIdOf = (worker) =>
  /^database_id = "(.+)"$/m.exec(readFileSync(at(`${worker}/wrangler.toml`), 'utf8'))[1];
const names = { gateway: migrationsOf('gateway'), demo: migrationsOf('demo') };
const unfinished = `${folder}.${process.pid}.new`;
rmSync(unfinished, { recursive: true, force: true });
const { seededDatabases } = await bundled(at('gateway/testing/seeded-database.ts'), join(unfinished, 'code'));

for (const [name, databases] of Object.entries(await seededDatabases(Date.now(), names))) {
  const state = join(unfinished, name);
  for (const [worker, database] of Object.entries(databases)) {
    const file = join(state, fileOf(databaseIdOf(worker)));
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, database);
  }
  noteMigrated(state);
}
rmSync(join(unfinished, 'code'), { recursive: true });
renameSync(unfinished, folder);
