import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './csp';

const TURNSTILE = 'https://challenges.cloudflare.com';

const directive = (policy: string, name: string) =>
  policy.split('; ').find((one) => one.startsWith(`${name} `)) ?? '';

describe('the content security policy', () => {
  it.each([undefined, '', 'altcha', 'none'])(
    'lets no other host in with HUMAN_VERIFICATION %s [SMS-31]',
    (setting) => {
      const policy = contentSecurityPolicy('n', { HUMAN_VERIFICATION: setting });
      expect(policy).not.toContain(TURNSTILE);
      expect(directive(policy, 'worker-src')).toBe("worker-src 'self'");
    },
  );

  it('lets the scripts, frames and calls of Turnstile in when it is chosen [SMS-31]', () => {
    const policy = contentSecurityPolicy('n', {
      HUMAN_VERIFICATION: 'turnstile',
      CSP_FRAME_HOSTS: 'https://games.example',
    });
    expect(directive(policy, 'script-src')).toBe(`script-src 'self' 'nonce-n' ${TURNSTILE}`);
    expect(directive(policy, 'connect-src')).toBe(`connect-src 'self' ${TURNSTILE}`);
    expect(directive(policy, 'frame-src')).toBe(`frame-src 'self' ${TURNSTILE} https://games.example`);
    expect(directive(policy, 'img-src')).not.toContain(TURNSTILE);
  });

  it('lets the vendors of the setting into frames, and nowhere else [LAUNCH-30]', () => {
    const policy = contentSecurityPolicy('n', {
      GAME_FRAME_HOSTS: 'https://play.example, *.games.example, x; script-src *',
    });
    expect(directive(policy, 'frame-src')).toBe(
      "frame-src 'self' https://play.example https://*.games.example",
    );
    for (const name of ['script-src', 'connect-src', 'style-src']) {
      expect(directive(policy, name)).not.toContain('example');
    }
  });
});
