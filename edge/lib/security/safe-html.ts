import rehypeParse from 'rehype-parse';
import rehypeSanitize, { type Options } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { fallbackImageAddress, type ImageHosts, imageAddress } from '@/contracts/image-host';
import type { SafeHtml } from '@/contracts/safe-html';
import { boundedMemo } from './bounded-memo';
import { popupSize, popupSizes } from './popup-sizes';

const OUTSIDE = { target: '_blank', rel: ['noopener', 'noreferrer', 'nofollow'] };

/** How a piece of HTML is shown: pictures by the rule of hosts, and sizes kept, in rem, where it is a popup. */
export type Showing = { images: ImageHosts; popup?: boolean };

type Properties = Record<string, unknown>;
type Node = { type: string; tagName?: string; properties?: Properties; children?: Node[] };

const web = ['http', 'https'];
const cell = ['colSpan', 'rowSpan', 'align'];
const allowList: Options = {
  tagNames: (
    'a b blockquote br caption code col colgroup dd del div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ' +
    'ins li mark ol p pre s small span strong sub sup table tbody td tfoot th thead tr u ul'
  ).split(' '),
  attributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'title', 'width', 'height', 'dataUnsized'],
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

const pipelineOf = (list: Options, showing: Showing) =>
  unified()
    .use(rehypeParse, { fragment: true })
    .use(rehypeSanitize, list)
    .use(() => (tree: Node) => finish(tree, showing))
    .use(rehypeStringify)
    .freeze();

const popupList: Options = {
  ...allowList,
  attributes: { ...allowList.attributes, '*': [...(allowList.attributes?.['*'] ?? []), 'style'] },
};
const OWN_SITE: ImageHosts = { list: [], fallback: '' };
/** Characters of what was sanitised lately that are kept for each way of showing it: about 4 MB. */
const MEMO_CHARACTERS = 2_000_000;
const MOST_SHOWINGS = 4;
const sanitisers = new Map<string, (html: string) => SafeHtml>();

/**
 * Parses operator HTML and keeps what is listed above: no scripts, handlers, frames, styles or ids, http(s) and
 * site-relative addresses only, links to other sites open outside, images load when seen and come from the hosts of
 * the site (SHELL-43, SHELL-44, GATE-44 to GATE-46). Of a popup's styles the sizes stay, in `data-size` (SHELL-18).
 */
export function safeHtml(html: string, showing: Showing = { images: OWN_SITE }): SafeHtml {
  // Nothing in it is markup or a reference.
  if (!/[<&]/.test(html)) return html as SafeHtml;
  return sanitiserOf(showing)(html);
}

function sanitiserOf(showing: Showing): (html: string) => SafeHtml {
  const key = JSON.stringify([showing.popup === true, showing.images.list, showing.images.fallback]);
  const known = sanitisers.get(key);
  if (known) return known;
  const pipeline = pipelineOf(showing.popup ? popupList : allowList, showing);
  const sanitiser = boundedMemo((html) => String(pipeline.processSync(html)) as SafeHtml, MEMO_CHARACTERS);
  if (sanitisers.size >= MOST_SHOWINGS) sanitisers.clear();
  sanitisers.set(key, sanitiser);
  return sanitiser;
}

function finish(node: Node, showing: Showing): void {
  for (const child of node.children ?? []) finish(child, showing);
  const properties = node.properties ?? {};
  if (node.tagName === 'a') finishLink(properties);
  if (node.tagName === 'img') finishImage(properties, showing.images);
  if (showing.popup) keepSizes(node.tagName, properties);
}

function finishLink(properties: Properties): void {
  if (properties.href === undefined) return;
  if (!isLocalOrWeb(properties.href)) delete properties.href;
  else if (!/^[/#]/.test(String(properties.href))) Object.assign(properties, OUTSIDE);
}

/** The page tries the second address when the first one fails. */
function finishImage(properties: Properties, images: ImageHosts): void {
  const path = isLocalOrWeb(properties.src) ? String(properties.src) : '';
  const address = imageAddress(path, images);
  const other = fallbackImageAddress(path, images);
  delete properties.src;
  if (address === '') return;
  keepRoom(properties);
  Object.assign(properties, { src: address, loading: 'lazy', decoding: 'async' });
  if (other !== address) properties.dataFallback = other;
}

/** A picture without a size has the room of most until it has come; without a width the page gives it its own then. */
function keepRoom(properties: Properties): void {
  const [width, height] = [properties.width, properties.height].map(pixelsOf);
  if (width && height) return;
  Object.assign(properties, { width: width || 16, height: Math.ceil(((width || 16) * 9) / 16) });
  if (!width) properties.dataUnsized = '';
}

const pixelsOf = (size: unknown) => (/^\d{1,4}$/.test(String(size)) ? Number(size) : 0);

// The policy admits no style attributes: the page sets these declarations by script (docs/decisions/016).
function keepSizes(tagName: string | undefined, properties: Properties): void {
  const isSized = tagName === 'img' && properties.dataUnsized === undefined;
  const fixed = isSized ? popupSize('width', properties.width) : '';
  const sizes = popupSizes(typeof properties.style === 'string' ? properties.style : '');
  delete properties.style;
  const all = [fixed, sizes].filter((part) => part !== '').join(';');
  if (all !== '') properties.dataSize = all;
}

// `//host` and `\\host` leave the site without naming a scheme; control characters hide one.
function isLocalOrWeb(address: unknown): boolean {
  if (typeof address !== 'string') return false;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
  if (/[\u0000-\u001f\u007f\\]/.test(address)) return false;
  return /^https?:\/\/[^/]/i.test(address) || /^(?:\/(?!\/)|#)/.test(address);
}
