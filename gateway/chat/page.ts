import style from './page/chat.css?raw';
import script from './page/chat.js?raw';
import words from './page/words.js?raw';

/** The chat's one page: it learns from its token which room. Nothing in it depends on the request. */
export const PAGE = `<!doctype html>
<html lang="vi">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>Hoa Đăng Chat</title>
<link rel="icon" href="/sandbox/vendor/art/logo.svg">
<link rel="stylesheet" crossorigin href="/sandbox/vendor/chat/page/chat.css">
<script type="module" src="/sandbox/vendor/chat/page/chat.js"></script>
</head>
<body>
<div id="chat" aria-busy="true"></div>
<noscript><p>Trò chuyện cần JavaScript. · The chat needs JavaScript.</p></noscript>
</body>
</html>
`;

const POLICY = [
  'sandbox allow-scripts allow-forms allow-top-navigation-by-user-activation',
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The page has no origin of its own: it reaches neither the site's cookies nor its storage. */
export const PAGE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': POLICY,
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
};

type File = { text: string; headers: Record<string, string> };

const fileOf = (type: string, text: string): File => ({
  text,
  headers: {
    'Content-Type': `${type}; charset=utf-8`,
    // The page has no origin of its own: modules are asked for across origins.
    'Access-Control-Allow-Origin': '*',
    'Cache-Control': 'public, max-age=300',
  },
});

/** Colours of the page; the header takes those of the launch. */
const COLOURS = {
  head: '#161e29',
  paper: '#ffffff',
  bg: '#eef1ef',
  text: '#14211c',
  'text-3': '#54655d',
  line: '#dce4e0',
  unread: '#b63c0c',
  button: '#e0e8e4',
  said: '#ecf1ee',
  own: '#dcf2e8',
  'line-strong': '#74857d',
  'text-2': '#42534b',
  focus: '#b01e63',
  ink: '#ffffff',
};

const THEME = `:root{color-scheme:light;${Object.entries(COLOURS)
  .map(([name, colour]) => `--c-${name}:${colour}`)
  .join(';')}}\n`;

/** Scripts and style of the page, bundled into the worker as they are written. */
export const FILES: ReadonlyMap<string, File> = new Map([
  ['chat.js', fileOf('text/javascript', script)],
  ['words.js', fileOf('text/javascript', words)],
  ['chat.css', fileOf('text/css', THEME + style)],
]);
