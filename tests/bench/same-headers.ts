import { Hono } from 'hono';

/** What the site answers a call with that it does not know: the same headers, and ids of the same kind and length. */
export default new Hono()
  .use(async (c, next) => {
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
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    await next();
  })
  .all('/wps/*', (c) =>
    c.json({ success: false, value: null, errorCode: 'request.invalid' }, 404, {
      'Cache-Control': 'no-store',
    }),
  );
