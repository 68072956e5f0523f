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

  it('runs inline scripts and styles by the nonce alone, and lets no other site frame a page, take a form or move its base [SHELL-43]', () => {
    const policy = contentSecurityPolicy('n', {});
    expect(directive(policy, 'script-src')).toBe("script-src 'self' 'nonce-n'");
    expect(directive(policy, 'style-src')).toBe("style-src 'self' 'nonce-n'");
    expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'none'");
    expect(directive(policy, 'form-action')).toBe("form-action 'self'");
    expect(directive(policy, 'base-uri')).toBe("base-uri 'none'");
    expect(directive(policy, 'object-src')).toBe("object-src 'none'");
  });

  it.each<[string, string[], Record<string, string>, string, string]>([
    ['none are known', [], {}, "'self' data: blob: https:", "'self' blob: https:"],
    [
      'the status answer has them',
      ['https://cdn1.example/a/', 'http://cdn2.example'],
      { STREAM_HOSTS: 'live.example' },
      "'self' data: blob: https://cdn1.example http://cdn2.example",
      "'self' blob: https://cdn1.example http://cdn2.example live.example",
    ],
    [
      'a setting has them',
      [],
      { IMAGE_FALLBACK_HOST: 'https://img.example', CSP_IMAGE_HOSTS: '*.b.example, x; script-src *' },
      "'self' data: blob: https://img.example *.b.example",
      "'self' blob: https://img.example *.b.example",
    ],
  ])(
    'lets pictures and videos in from the operator’s hosts alone where %s [GATE-44 GATE-45]',
    (_, imageHosts, env, img, media) => {
      const policy = contentSecurityPolicy('n', env, { imageHosts });
      expect(directive(policy, 'img-src')).toBe(`img-src ${img}`);
      expect(directive(policy, 'media-src')).toBe(`media-src ${media}`);
      expect(directive(policy, 'script-src')).toBe("script-src 'self' 'nonce-n'");
    },
  );

  it('lets no host in before the status is known: what is shown then loads nothing [GATE-19]', () => {
    expect(directive(contentSecurityPolicy('n', {}), 'img-src')).toBe("img-src 'self' data: blob:");
  });

  it('follows the status answer from one page to the next, sites apart [GATE-44]', () => {
    const env = {};
    const from = (host: string) =>
      directive(contentSecurityPolicy('n', env, { imageHosts: [host] }), 'img-src');
    expect([from('https://a.example'), from('https://b.example'), from('https://a.example')]).toEqual([
      "img-src 'self' data: blob: https://a.example",
      "img-src 'self' data: blob: https://b.example",
      "img-src 'self' data: blob: https://a.example",
    ]);
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
