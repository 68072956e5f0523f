import { STALLED } from './stalled-page';

/**
 * What stands when nothing else can be trusted: no file of messages, no styles, no query, no storage, no React. Therefore
 * its words are here, in both languages of the site at once (docs/decisions/063-when-the-page-itself-fails.md).
 */
const TITLE = 'Trang gặp lỗi<br><span lang="en">This page has a problem</span>';
const TEXT = 'Hãy tải lại trang. Nếu vẫn lỗi, hãy về trang chủ hoặc nhắn hỗ trợ.';
const ENGLISH = 'Reload it. If that does not help, go to the home page or contact support.';
const WAYS = {
  reload: 'Tải lại · <span lang="en">Reload</span>',
  home: 'Trang chủ · <span lang="en">Home</span>',
  support: 'Hỗ trợ · <span lang="en">Support</span>',
};

/** Declarations by selector. The brand's colours where its styles are there, else the system's. */
const STYLES: Record<string, string> = {
  body: 'margin:0;min-height:100vh;min-height:100svh;display:grid;place-content:center;color-scheme:light dark;background:var(--c-bg,Canvas);color:var(--c-text,CanvasText);font:16px/1.5 var(--font,system-ui,sans-serif);text-align:center;',
  main: 'max-width:24em;padding:24px;',
  h1: 'margin:0 0 16px;font-size:22px;line-height:1.35;',
  p: 'margin:0 0 8px;',
  a: 'display:block;margin:16px 0 0;padding:11px;border:1px solid;border-radius:12px;color:inherit;font-weight:600;text-decoration:none;',
  'a:first-of-type':
    'margin-top:28px;border-color:transparent;background:var(--c-primary,#ffb454);color:var(--c-on-primary,#2b1700);',
};

/** React takes the head away as well: without its own a phone would draw the page as wide as a desk. */
const HEAD =
  '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><title>Trang gặp lỗi · This page has a problem</title>';

const escaped = (address: string) => address.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function markup(support: string | undefined): string {
  const way = (href: string, words: string) => `<a href="${escaped(href)}">${words}</a>`;
  const ways = way('', WAYS.reload) + way('/m/home', WAYS.home) + (support ? way(support, WAYS.support) : '');
  return `<main><div role="alert"><h1>${TITLE}</h1><p>${TEXT}</p><p lang="en">${ENGLISH}</p>${ways}</div></main>`;
}

/** How a page looked before it failed: what its `<html>` says of it. */
export type Look = { theme?: string | undefined; brand?: string | undefined; support?: string | undefined };

/** Puts the bare page in the place of all that is there, once React has gone. In the browser. */
export function showBarePage({ theme, brand, support }: Look): void {
  const page = document.documentElement;
  // That the page does not come alive, which is said a while after a failure (`KEEP_READABLE`), is said of another page.
  Object.assign(globalThis, { keptClick: undefined });
  document.getElementById(STALLED)?.remove();
  page.lang = 'vi';
  if (theme) page.dataset.theme = theme;
  if (brand) page.dataset.brand = brand;
  document.head.insertAdjacentHTML('beforeend', HEAD);
  document.body.innerHTML = markup(support);
  for (const [selector, declarations] of Object.entries(STYLES)) {
    // The policy allows no style attributes, and these.
    for (const element of document.querySelectorAll<HTMLElement>(selector))
      element.style.cssText += declarations;
  }
  if (theme) document.body.style.colorScheme = theme;
}

/** The same as a document of its own, for an answer of the edge when no page could be rendered. */
export function bareDocument({ nonce, support }: { nonce: string; support: string | undefined }): string {
  const css = Object.entries(STYLES).map(([selector, declarations]) => `${selector}{${declarations}}`);
  return `<!doctype html><html lang="vi"><head><meta charset="utf-8">${HEAD}<meta name="robots" content="noindex"><link rel="icon" href="data:,"><style nonce="${nonce}">${css.join('')}</style></head><body>${markup(support)}</body></html>`;
}
