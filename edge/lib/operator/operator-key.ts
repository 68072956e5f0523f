import { createHash, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { WrittenSettings } from '../../settings';
import { perEnv } from '../per-env';
import type { SealKey } from '../settings/readers';
import { settingsOf } from '../settings/settings-of';

type KeySetting = Pick<WrittenSettings, 'OPERATOR_KEY'>;

/** Compares in the same time whatever is given, and by its length no sooner. */
export function isOperatorKey(env: KeySetting, given: string): boolean {
  const { OPERATOR_KEY } = settingsOf(env);
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return OPERATOR_KEY !== '' && timingSafeEqual(digest(given), digest(OPERATOR_KEY));
}

/** What seals the operator's cookie and previews: made from the operator's key, so that a new key ends them all. */
export const operatorSeals: (env: KeySetting) => readonly SealKey[] = perEnv((env: KeySetting) => {
  const { OPERATOR_KEY } = settingsOf(env);
  if (OPERATOR_KEY === '') return [];
  return [{ kid: 'operator', secret: new Uint8Array(hkdfSync('sha256', OPERATOR_KEY, '', 'operator', 32)) }];
});
