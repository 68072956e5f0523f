import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copySeeded } from '@/scripts/lib/seeded.mjs';
import { type Site, startSite } from './site';

/**
 * The built site with the reference gateway behind it and a copy of the seeded database, with the days of its agents where
 * `history` asks for them.
 * @throws when nothing is built
 */
export async function startSeededSite(vars: Record<string, string> = {}, history = false): Promise<Site> {
  const state = mkdtempSync(join(tmpdir(), 'site-'));
  await copySeeded(state, { history });
  const site = await startSite({ SANDBOX: '1', ...vars }, { state });
  return {
    ...site,
    async close() {
      await site.close();
      rmSync(state, { recursive: true, force: true });
    },
  };
}
