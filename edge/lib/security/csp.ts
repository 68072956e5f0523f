import type { Context } from 'hono';
import type { App } from '../../context';
import type { Env } from '../../env';
import { gameFrameHosts, splitList } from '../pages/site';
import { perEnv } from '../per-env';
import { firebaseHosts } from './firebase-hosts';

/**
 * The content security policy: inline scripts and styles only with the nonce. Not `strict-dynamic`, because the
 * `modulepreload` links of the Link header cannot carry a nonce. Pictures and videos may come from any https host:
 * operator content names them. Firebase's hosts come with its settings, game vendors' with GAME_FRAME_HOSTS; the CSP_*
 * settings add others.
 */
export function contentSecurityPolicy(nonce: string, env: Env, development = false): string {
  const parts = development ? developmentParts(env) : builtParts(env);
  return parts.join(nonce);
}

/** For inline scripts and styles of this answer; made for the first who asks. */
export function nonceOf(c: Context<App>): string {
  const known = c.get('nonce');
  if (known) return known;
  const nonce = crypto.randomUUID().replaceAll('-', '');
  c.set('nonce', nonce);
  return nonce;
}

/** Of an answer to a call: whoever takes it for a page can do nothing with it. */
export const CALL_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What stands around the nonces of a policy. */
const builtParts = perEnv((env: Env) => policyWith(NONCE, env, false).split(NONCE));
const developmentParts = perEnv((env: Env) => policyWith(NONCE, env, true).split(NONCE));
const NONCE = '\0';

function policyWith(nonce: string, env: Env, development: boolean): string {
  const firebase = firebaseHosts(env);
  const turnstile = env.HUMAN_VERIFICATION === 'turnstile' ? ['https://challenges.cloudflare.com'] : [];
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${hosts([...turnstile, ...firebase.script], env.CSP_SCRIPT_HOSTS)}`,
    `style-src 'self' ${development ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob: https:",
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}${hosts([...turnstile, ...firebase.connect], env.CSP_CONNECT_HOSTS)}`,
    `frame-src 'self'${hosts([...turnstile, ...firebase.frame, ...gameFrameHosts(env)], env.CSP_FRAME_HOSTS)}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Hosts with a leading space each; anything that could start another directive is left out. */
function hosts(known: string[], setting: string | undefined): string {
  return [...known, ...splitList(setting)]
    .filter((host) => /^[\w*.:/-]+$/.test(host))
    .map((host) => ` ${host}`)
    .join('');
}
