import { readdirSync, readFileSync } from 'node:fs';
import { type Site, startSite } from './site';

/**
 * The built site with the reference gateway behind it, its database made and seeded.
 * @throws when nothing is built
 */
export async function startSeededSite(): Promise<Site> {
  const site = await startSite({ SANDBOX: '1' });
  const database = await site.database();
  for (const statement of migrations()) await database.prepare(statement).run();
  const seeded = await site.fetch('/sandbox/seed', { method: 'POST' });
  if (seeded.status !== 200) throw new Error(`The seed answered ${seeded.status}`);
  return site;
}

/** The statements of the gateway's migrations, in order; drizzle marks where each ends. */
function migrations(): string[] {
  const folder = new URL('../../../gateway/migrations/', import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  return files
    .sort()
    .flatMap((name) => readFileSync(new URL(name, folder), 'utf8').split('--> statement-breakpoint'));
}
