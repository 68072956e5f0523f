import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SETTINGS } from '../../edge/settings.ts';
import { named, operatorFolder } from './folder.ts';

/** How the name of a setting looks; what else a configuration of wrangler has is written small. */
const SETTING = /^[A-Z][A-Z\d_]*$/;

/** Of a worker's configuration: settings, and what else wrangler reads. */
export type WorkerConfig = { vars?: Record<string, unknown>; [key: string]: unknown };

/**
 * What the operator's `settings.toml` says, or that of a stage (`settings.<stage>.toml`): settings by their names, and whatever
 * else stands in `wrangler.toml` (name, routes, bindings) as it is written there. Undefined where there is no such file.
 * @throws Error in a line where it cannot be read
 */
export async function readOperatorSettings(
  folder = operatorFolder(),
  stage?: string,
): Promise<WorkerConfig | undefined> {
  const file = folder && join(folder, stage ? `settings.${stage}.toml` : 'settings.toml');
  if (!file || !existsSync(file)) return;
  const { experimental_readRawConfig: read } = await import('wrangler');
  let written: Record<string, unknown>;
  try {
    written = read({ config: file }, { hideWarnings: true }).rawConfig as Record<string, unknown>;
  } catch (error) {
    throw new Error(`${named(file)} cannot be read: ${(error as Error).message.trim().split('\n')[0]}`);
  }
  const { vars, ...entries } = written;
  if (vars !== undefined)
    throw new Error(
      `${named(file)}: [vars] is not needed; write the settings themselves, above every [table].`,
    );
  const settings = Object.entries(entries).filter(([name]) => SETTING.test(name));
  const others = Object.entries(entries).filter(([name]) => !SETTING.test(name));
  const small = others.find(([name]) => Object.hasOwn(SETTINGS, upper(name)));
  if (small) throw new Error(`${named(file)}: ${small[0]} is no setting; did you mean ${upper(small[0])}?`);
  // A setting may be a table by itself, as SITES is.
  const [misplaced] = others.flatMap(([table, value]) => settingsIn(table, value));
  if (misplaced)
    throw new Error(
      `${named(file)}: ${misplaced.name} stands in [${misplaced.table}], where nothing reads it; write it above every [table].`,
    );
  return { ...Object.fromEntries(others), vars: Object.fromEntries(settings) };
}

const upper = (name: string) => name.toUpperCase().replaceAll('-', '_');

/** Settings that were written below a table, which in TOML makes them a part of it. */
function settingsIn(table: string, value: unknown): { table: string; name: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(Array.isArray(value) ? Object.assign({}, ...value) : value).flatMap(
    ([name, inner]) => (SETTING.test(name) ? [{ table, name }] : settingsIn(table, inner)),
  );
}
