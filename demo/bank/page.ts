import { documentOf, type PageFile, pageFile, pageHeaders, themeOf } from '../platform/page';
import style from './page/bank.css?raw';
import script from './page/bank.js?raw';
import words from './page/words.js?raw';

/** The bank's one page: with a pass it is the payment of an order, without one a transfer to an account. */
export const PAGE = documentOf({
  title: 'Ngân hàng Phù Sa',
  root: 'bank',
  scheme: 'light',
  style: '/sandbox/bank/page/bank.css',
  script: '/sandbox/bank/page/bank.js',
  noScript: 'Ngân hàng mẫu cần JavaScript. · The demo bank needs JavaScript.',
});

/** A bank stands in nobody's frame. */
export const PAGE_HEADERS = pageHeaders({ frameAncestors: "'none'" });

const COLOURS = {
  bg: '#eef1f4',
  paper: '#ffffff',
  text: '#15202b',
  'text-2': '#44525f',
  line: '#d5dce3',
  'line-strong': '#6e7c8a',
  main: '#0b5c8a',
  'on-main': '#ffffff',
  soft: '#e3eef5',
  good: '#0a6b4c',
  bad: '#b3261e',
};

/** Scripts and style of the page, bundled into the worker as they are written. */
export const FILES: ReadonlyMap<string, PageFile> = new Map([
  ['bank.js', pageFile('text/javascript', script)],
  ['words.js', pageFile('text/javascript', words)],
  ['bank.css', pageFile('text/css', themeOf('light', COLOURS) + style)],
]);
