import rehypeParse from 'rehype-parse';
import rehypeSanitize, { type Options } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import type { SafeHtml } from '../../contracts/safe-html';

const OUTSIDE = { target: '_blank', rel: ['noopener', 'noreferrer', 'nofollow'] };

type Node = { type: string; tagName?: string; properties?: Record<string, unknown>; children?: Node[] };

const web = ['http', 'https'];
const cell = ['colSpan', 'rowSpan', 'align'];
const allowList: Options = {
  tagNames: (
    'a b blockquote br caption code col colgroup dd del div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ' +
    'ins li mark ol p pre s small span strong sub sup table tbody td tfoot th thead tr u ul'
  ).split(' '),
  attributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    ol: ['start'],
    td: cell,
    th: [...cell, 'scope'],
    col: ['span'],
    colgroup: ['span'],
    '*': ['dir', 'lang'],
  },
  protocols: { href: web, src: web },
  strip: [
    'script',
    'style',
    'template',
    'noscript',
    'iframe',
    'object',
    'embed',
    'svg',
    'math',
    'title',
    'textarea',
  ],
  ancestors: Object.fromEntries(
    ['caption', 'col', 'colgroup', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'].map((tag) => [
      tag,
      ['table'],
    ]),
  ),
  clobber: [],
  allowComments: false,
  allowDoctypes: false,
};

const pipeline = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeSanitize, allowList)
  .use(() => (tree: Node) => finish(tree))
  .use(rehypeStringify)
  .freeze();

/**
 * Parses operator HTML and keeps what is listed above: no scripts, handlers, frames, styles or ids, http(s) and
 * site-relative addresses only, links to other
 * sites open outside, images load when seen (SHELL-43, SHELL-44).
 */
export function safeHtml(html: string): SafeHtml {
  return String(pipeline.processSync(html)) as SafeHtml;
}

function finish(node: Node): void {
  for (const child of node.children ?? []) finish(child);
  const properties = node.properties ?? {};
  if (node.tagName === 'a' && properties.href !== undefined) {
    if (!isLocalOrWeb(properties.href)) delete properties.href;
    else if (!/^[/#]/.test(String(properties.href))) Object.assign(properties, OUTSIDE);
  }
  if (node.tagName === 'img') {
    if (isLocalOrWeb(properties.src)) Object.assign(properties, { loading: 'lazy', decoding: 'async' });
    else delete properties.src;
  }
}

// `//host` and `\\host` leave the site without naming a scheme; control characters hide one.
function isLocalOrWeb(address: unknown): boolean {
  if (typeof address !== 'string') return false;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
  if (/[\u0000-\u001f\u007f\\]/.test(address)) return false;
  return /^https?:\/\/[^/]/i.test(address) || /^(?:\/(?!\/)|#)/.test(address);
}
