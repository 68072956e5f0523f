/** One page for every game: it learns from its launch token which one. Nothing in it depends on the request. */
export const PAGE = `<!doctype html>
<html lang="vi">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>Hoa Đăng Demo</title>
<link rel="icon" href="/sandbox/vendor/art/logo.svg">
<link rel="stylesheet" crossorigin href="/sandbox/vendor/page/style.css">
<script type="module" src="/sandbox/vendor/page/main.js"></script>
</head>
<body>
<div id="game" aria-busy="true"></div>
<noscript><p>Trò chơi cần JavaScript. · This game needs JavaScript.</p></noscript>
</body>
</html>
`;

const POLICY = [
  'sandbox allow-scripts allow-forms allow-popups allow-top-navigation-by-user-activation',
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** The page has no origin of its own: it reaches neither the site's cookies nor its storage. */
export const PAGE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': POLICY,
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
};
