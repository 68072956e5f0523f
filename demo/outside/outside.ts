import { Hono } from 'hono';
import type { DemoApp } from '../platform/demo-app';
import { themeOf } from '../platform/page';
import style from './outside.css?raw';
import { PLACES } from './places';

const COLOURS = {
  bg: '#eef1f4',
  paper: '#ffffff',
  text: '#15202b',
  'text-2': '#44525f',
  tag: '#7a3f00',
  'tag-soft': '#ffe9cf',
  main: '#0b5c8a',
};
const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
};

/** Pages below /sandbox/outside for what stands outside the site where it is real: support, apps, social networks, partners. */
export function createOutside(): DemoApp {
  const app: DemoApp = new Hono();
  app.get('/page/outside.css', (c) =>
    c.body(themeOf('light', COLOURS) + style, 200, {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
    }),
  );
  app.get('/:place', (c) => {
    const name = c.req.param('place');
    const place = Object.hasOwn(PLACES, name) ? PLACES[name] : undefined;
    return place ? c.body(pageOf(place), 200, HEADERS) : c.notFound();
  });
  return app;
}

/** In both languages, for a link of the gateway knows neither. */
const pageOf = ({ vi, en }: (typeof PLACES)[string]) => `<!doctype html>
<html lang="vi">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${vi[0]} · Demo</title>
<link rel="icon" href="/sandbox/vendor/art/logo.svg">
<link rel="stylesheet" href="/sandbox/outside/page/outside.css">
</head>
<body>
<main>
<p class="tag">Demo</p>
<section><h1>${vi[0]}</h1><p>${vi[1]}</p><a href="/m/home">Về trang</a></section>
<section lang="en"><h2>${en[0]}</h2><p>${en[1]}</p><a href="/m/home">Back to the site</a></section>
</main>
</body>
</html>
`;
