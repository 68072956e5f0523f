import { createRemoteJWKSet, jwtVerify } from 'jose';
import type { WrittenSettings } from '../../settings';
import { log } from '../log';
import { perEnv } from '../per-env';
import { settingsOf } from '../settings/settings-of';

type AccessSettings = Pick<WrittenSettings, 'ACCESS_TEAM_DOMAIN' | 'ACCESS_AUDIENCE'>;

/** Where Cloudflare Access is set up: who signs its assertions, with which keys, and for which application. */
const accessOf = perEnv((env: AccessSettings) => {
  const { ACCESS_TEAM_DOMAIN: team, ACCESS_AUDIENCE: audience } = settingsOf(env);
  if (!team || !audience) return null;
  const issuer = `https://${team}`;
  return { issuer, audience, keys: createRemoteJWKSet(new URL('/cdn-cgi/access/certs', issuer)) };
});

/** Whether the settings name a team and an application of Cloudflare Access. */
export const hasCloudflareAccess = (env: AccessSettings): boolean => accessOf(env) !== null;

/**
 * Who Cloudflare Access says is there, by `Cf-Access-Jwt-Assertion`; null for an assertion that is not genuine, of another
 * application, or out of date, and where Access is not set up.
 */
export async function accessIdentity(
  env: AccessSettings,
  assertion: string | undefined,
): Promise<string | null> {
  const access = accessOf(env);
  if (!access || !assertion) return null;
  const { issuer, audience, keys } = access;
  try {
    const options = { issuer, audience, algorithms: ['RS256'] };
    const { payload } = await jwtVerify<{ email?: string; common_name?: string }>(assertion, keys, options);
    // A service token has a common name in the place of an address.
    return payload.email ?? payload.common_name ?? payload.sub ?? '';
  } catch (error) {
    // By kind alone: what an assertion says is nobody else's.
    log('operator.access.failed', { reason: (error as { code?: string }).code ?? 'unknown' });
    return null;
  }
}
