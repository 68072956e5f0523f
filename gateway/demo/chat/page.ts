import { documentOf, type PageFile, pageFile, pageHeaders, themeOf } from '../page';
import style from './page/chat.css?raw';
import script from './page/chat.js?raw';
import words from './page/words.js?raw';

/** The chat's one page: it learns from its token which room. */
export const PAGE = documentOf({
  title: 'Hoa Đăng Chat',
  root: 'chat',
  style: '/sandbox/vendor/chat/page/chat.css',
  script: '/sandbox/vendor/chat/page/chat.js',
  noScript: 'Trò chuyện cần JavaScript. · The chat needs JavaScript.',
});

/** The chat opens in the tab, never in a frame. */
export const PAGE_HEADERS = pageHeaders({ frameAncestors: "'none'" });

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

/** Scripts and style of the page, bundled into the worker as they are written. */
export const FILES: ReadonlyMap<string, PageFile> = new Map([
  ['chat.js', pageFile('text/javascript', script)],
  ['words.js', pageFile('text/javascript', words)],
  ['chat.css', pageFile('text/css', themeOf('light', COLOURS) + style)],
]);
