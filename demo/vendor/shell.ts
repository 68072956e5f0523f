import { documentOf, pageHeaders } from '../platform/page';

/** One page for every game: it learns from its launch token which one. */
export const PAGE = documentOf({
  title: 'Hoa Đăng Demo',
  root: 'game',
  scheme: 'dark',
  style: '/sandbox/vendor/page/style.css',
  script: '/sandbox/vendor/page/main.js',
  noScript: 'Trò chơi cần JavaScript. · This game needs JavaScript.',
});

/** The site shows games in a frame. */
export const PAGE_HEADERS = pageHeaders({ frameAncestors: "'self'", popups: true });
