import { SETTINGS, type Settings, type WrittenSettings } from '../../settings';
import { log } from '../log';
import { perEnv } from '../per-env';
import { readSettings, unknownNames } from './read-settings';

/**
 * What the settings of this isolate mean, read once; the log says once what is wrong with each. One that is wrong counts
 * as it does where nothing is set, or closed where it protects (docs/decisions/088-settings.md).
 */
export const settingsOf: (env: WrittenSettings) => Settings = perEnv((env: WrittenSettings) => {
  const { values, problems } = readSettings(SETTINGS, env);
  for (const { name, reason } of problems) log('settings.malformed', { setting: name, reason });
  for (const { name, meant } of unknownNames(textsOf(env), SETTINGS))
    if (meant) log('settings.unknown', { setting: name, meant });
  return values;
});

/** Bindings are no texts. A variable of another program, in development, is like none of ours. */
const textsOf = (env: object) =>
  Object.entries(env).flatMap(([name, value]) => (typeof value === 'string' ? [name] : []));
