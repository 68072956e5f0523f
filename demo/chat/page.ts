import { documentOf, type PageFile, pageFile, pageHeaders, themeOf } from '../platform/page';
import style from './page/chat.css?raw';
import script from './page/chat.js?raw';
import words from './page/words.js?raw';

/** The chat's one page: it learns from its token which room. */
export const PAGE = documentOf({
  title: 'Hoa Đăng Chat',
  root: 'chat',
  scheme: 'dark',
  style: '/sandbox/vendor/chat/page/chat.css',
  script: '/sandbox/vendor/chat/page/chat.js',
  noScript: 'Trò chuyện cần JavaScript. · The chat needs JavaScript.',
});

/** The site shows the chat in a frame. */
export const PAGE_HEADERS = pageHeaders({ frameAncestors: "'self'" });

/** Colours of the page; the header takes those of the launch. */
const COLOURS = {
  head: '#161e29',
  paper: '#0e141c',
  bg: '#070b10',
  text: '#f3f5f7',
  'text-2': '#bcc6d1',
  'text-3': '#9daab8',
  line: '#293544',
  'line-strong': '#728397',
  unread: '#ffb454',
  'on-unread': '#2b1700',
  button: '#293544',
  said: '#1f2936',
  own: '#3a2a18',
  focus: '#ffd9a3',
  ink: '#ffffff',
};

/** Scripts and style of the page, bundled into the worker as they are written. */
export const FILES: ReadonlyMap<string, PageFile> = new Map([
  ['chat.js', pageFile('text/javascript', script)],
  ['words.js', pageFile('text/javascript', words)],
  ['chat.css', pageFile('text/css', themeOf('dark', COLOURS) + style)],
]);
