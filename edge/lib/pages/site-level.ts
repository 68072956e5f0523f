import { SCREENS } from '@/app/screens';
import type { SiteFlags } from '@/contracts/flags';
import { callerAt, type Level, reaches } from '@/contracts/levels';
import type { Operation } from '@/contracts/operation';
import type { Env } from '../../env';
import { perEnv } from '../per-env';
import { settingsOf } from '../settings/settings-of';

type Setting = Pick<Env, 'SITE_LEVEL'>;

/** How far the site is open: wholly unless the setting says less, for guests alone where it cannot be read. */
export const siteLevel = (env: Setting): Level => settingsOf(env).SITE_LEVEL;

/** The screens that the site is not open for yet, by their paths. */
export const screensOff: (env: Setting) => readonly string[] = perEnv((env: Setting) =>
  Object.entries(SCREENS).flatMap(([path, screen]) =>
    'aliasOf' in screen || reaches(siteLevel(env), screen.level) ? [] : [path],
  ),
);

/** The flags of those screens, which are off with them. */
export const flagsOff: (env: Setting) => Partial<SiteFlags> = perEnv((env: Setting) =>
  Object.fromEntries(
    Object.entries(SCREENS).flatMap(([path, screen]) =>
      'flag' in screen && screen.flag && screensOff(env).includes(path) ? [[screen.flag.name, false]] : [],
    ),
  ),
);

/** Whether the site makes a call for who is there, as far as its level goes. */
export function makesCall(env: Setting, operation: Operation, signedIn: boolean): boolean {
  return callerAt(siteLevel(env), operation, signedIn) !== undefined;
}
