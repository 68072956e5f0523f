import { Hono } from 'hono';

/** What the site answers a call with that it does not know: the same headers, and ids of the same kind and length. */
export default new Hono()
  .use(async (c, next) => {
    const nonce = crypto.randomUUID().replaceAll('-', '');
    c.header('X-Request-Id', crypto.randomUUID());
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Referrer-Policy', 'strict-origin-when-cross-origin');
    c.header(
      'Permissions-Policy',
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    );
    c.header('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
    c.header('Cross-Origin-Resource-Policy', 'same-origin');
    c.header('X-Frame-Options', 'DENY');
    c.header(
      'Content-Security-Policy',
      `default-src 'self'; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data: blob: https:; media-src 'self' blob: https:; font-src 'self'; connect-src 'self'; frame-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    );
    await next();
  })
  .all('/wps/*', (c) =>
    c.json({ success: false, value: null, errorCode: 'request.invalid' }, 404, {
      'Cache-Control': 'no-store',
    }),
  );
