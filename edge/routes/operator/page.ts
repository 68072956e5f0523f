import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { html, raw } from 'hono/html';
import type { App } from '../../context';
import { nonceOf } from '../../lib/security/csp';
import { settingsOf } from '../../lib/settings/settings-of';
import { type OperatorLanguage, WORDS, type Words } from './words';

export type Markup = ReturnType<typeof html>;
export type Section = 'now' | 'why' | 'preview';
export const PATHS: Record<Section, string> = {
  now: '/operator',
  why: '/operator/why',
  preview: '/operator/preview',
};

/** Cookie of the language that an operator has chosen; it says nothing of anybody. */
export const LANGUAGE_COOKIE = 'operator-language';

/** The language of the cockpit: the one that was chosen, else the browser's first of both. */
export function languageOf(c: Context<App>): OperatorLanguage {
  const chosen = getCookie(c, LANGUAGE_COOKIE);
  if (chosen === 'vi' || chosen === 'en') return chosen;
  const [, first] = /\b(vi|en)\b/i.exec(c.req.header('Accept-Language') ?? '') ?? [];
  return first?.toLowerCase() === 'vi' ? 'vi' : 'en';
}

export const wordsOf = (c: Context<App>): Words => WORDS[languageOf(c)];

const STYLE = raw(
  [
    ':root{color-scheme:light dark;--bg:#f4f5f7;--card:#fff;--text:#16202e;--soft:#56606e;--line:#d9dee5;--field:#8892a0;--accent:#0b57c2;--on:#fff;--good:#0a6b3d;--good-bg:#e3f4ea;--bad:#a8201a;--bad-bg:#fdeceb;--off-bg:#eceff3}',
    '@media(prefers-color-scheme:dark){:root{--bg:#0e131a;--card:#171e28;--text:#e8edf4;--soft:#a3aebd;--line:#2a3442;--field:#76849a;--accent:#86b6ff;--on:#06182f;--good:#74d8a2;--good-bg:#11301f;--bad:#ff9d95;--bad-bg:#3a1816;--off-bg:#222b37}}',
    '*{box-sizing:border-box}body{margin:0;background:var(--bg);color:var(--text);font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}',
    'header,main,.tabs{max-width:60rem;margin:0 auto;padding:0 16px}main{padding-bottom:48px}',
    'header{display:flex;flex-wrap:wrap;align-items:center;gap:4px 12px;padding-top:14px}header p{margin:0;flex:1 1 6rem;font-weight:700;font-size:1.125rem}header p span{display:block;font-weight:400;font-size:.875rem;color:var(--soft)}',
    '.tabs{display:flex;gap:4px;margin-top:10px;border-bottom:1px solid var(--line);overflow-x:auto}.tabs a{padding:11px 12px;color:var(--soft);text-decoration:none;white-space:nowrap;border-bottom:3px solid transparent}.tabs a[aria-current]{color:var(--text);font-weight:600;border-color:var(--accent)}',
    'h1{font-size:1.375rem;line-height:1.3;margin:24px 0 4px}h2{font-size:1.125rem;line-height:1.35;margin:0 0 4px}h3{font-size:1rem;margin:18px 0 4px}p{margin:0 0 8px}.soft{color:var(--soft)}small,.small{font-size:.875rem}',
    '.card{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:16px;margin-top:16px}.card>:last-child{margin-bottom:0}.bad{border-color:var(--bad);background:var(--bad-bg)}.good{border-color:var(--good);background:var(--good-bg)}',
    '.bad h2,.bad h1{color:var(--bad)}.good h2,.good h1{color:var(--good)}ul{margin:0;padding:0;list-style:none}li+li{border-top:1px solid var(--line)}li{padding:10px 0}.bad ul{list-style:disc;padding-left:20px}.bad li{border:0;padding:3px 0}',
    'dl{margin:8px 0 0}dl div{display:flex;flex-wrap:wrap;gap:2px 12px;padding:8px 0;border-top:1px solid var(--line);align-items:baseline}dt{flex:1 1 9rem;color:var(--soft)}dd{margin:0;flex:0 1 auto;max-width:100%;text-align:end;margin-inline-start:auto}code{font:.875em ui-monospace,monospace}',
    '.chip{display:inline-block;padding:1px 9px;border-radius:99px;font-size:.8125rem;font-weight:600;background:var(--off-bg);color:var(--soft);white-space:nowrap}.chip.yes{background:var(--good-bg);color:var(--good)}.chip.no{background:var(--bad-bg);color:var(--bad)}',
    'label{display:block;margin-top:12px;font-weight:600}label small{display:block;font-weight:400;color:var(--soft)}input,select{width:100%;min-height:46px;margin-top:4px;padding:9px 12px;font:inherit;font-weight:400;color:inherit;background:var(--card);border:1px solid var(--field);border-radius:10px}',
    'button,.button{display:inline-block;min-height:46px;padding:10px 20px;margin-top:16px;font:inherit;font-weight:600;color:var(--on);background:var(--accent);border:1px solid var(--accent);border-radius:10px;cursor:pointer;text-decoration:none}.plain{color:var(--accent);background:none}.low{min-height:44px;padding:8px 12px;margin:0;font-size:.9375rem}',
    '.row{display:flex;flex-wrap:wrap;align-items:center;gap:8px 12px}.row>:first-child{flex:1 1 10rem}.two{display:grid;gap:0 16px}@media(min-width:42rem){.two{grid-template-columns:1fr 1fr}.three{grid-template-columns:1fr 1fr 1fr}}',
    '.card .why{margin-top:4px;padding:0;list-style:none}.card .why li{border:0;padding:2px 0 2px 14px;color:var(--soft)}.card.bad .why li,.card.good .why li,.card.open .why li{padding-left:0;color:var(--text)}a{color:var(--accent)}:focus-visible{outline:3px solid var(--accent);outline-offset:2px}.skip{position:absolute;left:-99rem}.skip:focus{left:8px;top:8px;padding:8px;background:var(--card)}summary{cursor:pointer;padding:12px 0;font-weight:600}.fold>summary{padding:0;font-size:1.125rem}.fold>summary small{display:block;font-weight:400;margin-top:2px}details+details{border-top:1px solid var(--line)}',
  ].join(''),
);

type Page = { title: string; section?: Section; body: Markup | Promise<Markup> };

/**
 * A page of the cockpit, under a policy by which nothing runs and nothing is loaded. It reads well at 320 px and in both
 * themes, and asks for no file.
 */
export function operatorPage(
  c: Context<App>,
  { title, section, body }: Page,
  status: 200 | 400 | 401 | 429 = 200,
) {
  const language = languageOf(c);
  const words = WORDS[language];
  const nonce = nonceOf(c);
  c.set(
    'policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  );
  c.header('X-Robots-Tag', 'noindex');
  c.header('Referrer-Policy', 'no-referrer');
  const other = language === 'vi' ? 'en' : 'vi';
  return c.html(
    html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · ${settingsOf(c.env).SITE_NAME}</title><style nonce="${nonce}">${STYLE}</style></head><body><a class="skip" href="#content">${words.skip}</a><header><p>${settingsOf(c.env).SITE_NAME}<span>${words.title}</span></p><a class="button plain low" href="/operator/language/${other}" lang="${other}" hreflang="${other}">${words.otherLanguage}</a>${section && html`<form method="post" action="/operator/leave"><button class="plain low">${words.leave}</button></form>`}</header>${
      section &&
      html`<nav class="tabs" aria-label="${words.sections}">${(Object.keys(PATHS) as Section[]).map((one) => html`<a href="${PATHS[one]}"${one === section ? raw(' aria-current="page"') : ''}>${words[one]}</a>`)}</nav>`
    }<main id="content">${body}</main></body></html>`,
    status,
  );
}

/** A word on a ground of its own: good, bad or neither. */
export function chip(word: string, kind: 'yes' | 'no' | '' = '') {
  return html`<span class="chip ${kind}">${word}</span>`;
}
