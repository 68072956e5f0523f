/** A file of a page, with what it is served with. */
export type PageFile = { text: string; headers: Record<string, string> };

type Page = {
  title: string;
  /** Id of the element that the script fills. */
  root: string;
  /** What the page is painted in before its style is there. */
  scheme: 'light' | 'dark';
  style: string;
  script: string;
  /** What a browser without scripts shows, in Vietnamese and English. */
  noScript: string;
};

/** The document of a demo page. It learns everything else from its token: nothing in it depends on the request. */
export const documentOf = ({ title, root, scheme, style, script, noScript }: Page) => `<!doctype html>
<html lang="vi">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="${scheme}">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/sandbox/vendor/art/logo.svg">
<link rel="stylesheet" crossorigin href="${style}">
<script type="module" src="${script}"></script>
</head>
<body>
<div id="${root}" aria-busy="true"></div>
<noscript><p>${noScript}</p></noscript>
</body>
</html>
`;

type Policy = {
  /** Who may show the page in a frame. */
  frameAncestors: "'none'" | "'self'";
  /** Whether it opens others beside itself. */
  popups?: boolean;
};

/** The page has no origin of its own: it reaches neither the site's cookies nor its storage. */
export const pageHeaders = ({ frameAncestors, popups = false }: Policy) => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': [
    `sandbox allow-scripts allow-forms${popups ? ' allow-popups' : ''} allow-top-navigation-by-user-activation`,
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; '),
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
});

/** A script, a style or a picture of such a page. */
export const pageFile = (type: 'text/javascript' | 'text/css' | 'image/svg+xml', text: string): PageFile => ({
  text,
  headers: {
    'Content-Type': `${type}; charset=utf-8`,
    // The page has no origin of its own: modules are asked for across origins.
    'Access-Control-Allow-Origin': '*',
    'Cache-Control': 'public, max-age=300',
  },
});

/** Headers of the page's API: it has no origin and sends no cookies, so whoever has its token may ask. */
export const PAGE_CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Max-Age': '600',
  'Cache-Control': 'no-store',
};

/** The colours of a page as custom properties, `--c-` before each name. */
export function themeOf(scheme: 'light' | 'dark', colours: Readonly<Record<string, string>>): string {
  const properties = Object.entries(colours).map(([name, colour]) => `--c-${name}:${colour}`);
  return `:root{color-scheme:${scheme};${properties.join(';')}}\n`;
}
