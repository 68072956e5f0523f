import type { Env } from '../env';

/**
 * The content security policy: inline scripts and styles only with the nonce. Not `strict-dynamic`, because the
 * `modulepreload` links of the Link header cannot carry a nonce. Pictures and videos may come from any https host:
 * operator content names them. The CSP_* settings add hosts for Firebase, game frames and the like.
 */
export function contentSecurityPolicy(nonce: string, env: Env, development = false): string {
  const turnstile = env.HUMAN_VERIFICATION === 'turnstile' ? ' https://challenges.cloudflare.com' : '';
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${turnstile}${hosts(env.CSP_SCRIPT_HOSTS)}`,
    `style-src 'self' ${development ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob: https:",
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}${turnstile}${hosts(env.CSP_CONNECT_HOSTS)}`,
    `frame-src 'self'${turnstile}${hosts(env.CSP_FRAME_HOSTS)}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Hosts of a setting, with a leading space; anything that could start another directive is left out. */
function hosts(setting: string | undefined): string {
  const list = (setting ?? '').split(',').map((host) => host.trim());
  return list
    .filter((host) => /^[\w*.:/-]+$/.test(host))
    .map((host) => ` ${host}`)
    .join('');
}
