import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import type { App } from '../../context';
import type { Env } from '../../env';
import { knownSite } from '../pages/known-site';
import { perEnv } from '../per-env';
import { settingsOf } from '../settings/settings-of';
import { firebaseHosts } from './firebase-hosts';

/**
 * The content security policy: inline scripts and styles only with the nonce. Not `strict-dynamic`, because the
 * `modulepreload` links of the Link header cannot carry a nonce. Pictures and videos come from the operator's own hosts
 * where those are known; else from any https host, because operator content names them. Firebase's hosts come with its
 * settings, game vendors' with GAME_FRAME_HOSTS; the CSP_* settings add others.
 * @param imageHosts those of the status answer (GATE-44); undefined where there is none: what is shown then loads nothing
 */
export function contentSecurityPolicy(
  nonce: string,
  env: Env,
  { imageHosts, development = false }: { imageHosts?: readonly string[]; development?: boolean } = {},
): string {
  const known = partsOf(env);
  const key = `${development} ${imageHosts?.join(' ')}`;
  const parts = known.get(key) ?? policyWith(NONCE, env, { imageHosts, development }).split(NONCE);
  known.set(key, parts);
  return parts.join(nonce);
}

/** The image hosts of the status answer, for the policy; undefined before there is one. */
export function imageHostsOf(c: Context<App>): readonly string[] | undefined {
  const status = c.get('status');
  return status && knownSite(c.env, status).imageHosts.list;
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

/** What stands around the nonces of a policy, by what else it depends on. */
const partsOf = perEnv((_: Env) => new LRUCache<string, string[]>({ max: 20 }));
const NONCE = '\0';

type Known = { imageHosts: readonly string[] | undefined; development: boolean };

function policyWith(nonce: string, env: Env, { imageHosts, development }: Known): string {
  const pictures = pictureHosts(env, imageHosts);
  const firebase = firebaseHosts(env);
  const settings = settingsOf(env);
  const turnstile = settings.HUMAN_VERIFICATION === 'turnstile' ? ['https://challenges.cloudflare.com'] : [];
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${hosts([...turnstile, ...firebase.script, ...settings.CSP_SCRIPT_HOSTS])}`,
    `style-src 'self' ${development ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    `img-src 'self' data: blob:${pictures ? hosts(pictures) : ' https:'}`,
    `media-src 'self' blob:${pictures ? hosts([...pictures, ...settings.STREAM_HOSTS]) : ' https:'}`,
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}${hosts([...turnstile, ...firebase.connect, ...settings.CSP_CONNECT_HOSTS])}`,
    `frame-src 'self'${hosts([...turnstile, ...firebase.frame, ...settings.GAME_FRAME_HOSTS, ...settings.CSP_FRAME_HOSTS])}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Where the operator's pictures and videos come from: hosts of the status answer and of the settings; null for none. */
function pictureHosts(env: Env, imageHosts: readonly string[] | undefined): string[] | null {
  const { IMAGE_FALLBACK_HOST: fallback, CSP_IMAGE_HOSTS } = settingsOf(env);
  const named = [...(imageHosts ?? []), ...(fallback ? [fallback] : []), ...CSP_IMAGE_HOSTS].map(originOf);
  return named.length > 0 || imageHosts === undefined ? [...new Set(named)] : null;
}

/** A policy names hosts, not paths: what stands below one may be led on. */
const originOf = (host: string) => (URL.canParse(host) ? new URL(host).origin : host);

/** Hosts with a leading space each; anything that could start another directive is left out. */
function hosts(named: string[]): string {
  return named
    .filter((host) => /^[\w*.:/-]+$/.test(host))
    .map((host) => ` ${host}`)
    .join('');
}
