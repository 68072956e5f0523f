// Writes the migrations of gateway and demo anew from their schema and triggers: all of a database before the first
// deployment. After it, a change is a migration of its own, which is told from `--keep-snapshot`: gateway/README.md.
import { execFileSync } from 'node:child_process';
import { appendFileSync, globSync, readFileSync, rmSync } from 'node:fs';
import { at } from './lib/paths.mjs';

const BREAK = '\n--> statement-breakpoint\n';

for (const worker of ['gateway', 'demo']) {
  const migrations = at(`${worker}/migrations`);
  rmSync(migrations, { recursive: true, force: true });
  execFileSync(
    'npx',
    ['drizzle-kit', 'generate', '--config', `${worker}/drizzle.config.ts`, '--name', 'schema'],
    {
      cwd: at('.'),
      stdio: 'inherit',
    },
  );
  for (const file of globSync(`${worker}/db/triggers/*.sql`, { cwd: at('.') }).sort()) {
    const triggers = readFileSync(at(file), 'utf8').trim().replaceAll('\nEND;\n\n', `\nEND;${BREAK}`);
    appendFileSync(`${migrations}/0000_schema.sql`, `${BREAK}${triggers}\n`);
  }
  // What later migrations are told from is not wanted while there is one, and all of it follows from the schema.
  if (!process.argv.includes('--keep-snapshot'))
    rmSync(`${migrations}/meta`, { recursive: true, force: true });
}
