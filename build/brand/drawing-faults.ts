const names = (text: string) => new Set(text.trim().split(/\s+/));

/** What a drawing is made of. Nothing in it acts, leads anywhere or is changed later. */
const ELEMENTS = names(`
  svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath title desc style image
  linearGradient radialGradient stop pattern clipPath mask marker filter
  feBlend feColorMatrix feComponentTransfer feComposite feDisplacementMap feDropShadow feFlood feFuncA feFuncB feFuncG
  feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset feTile feTurbulence`);

const ATTRIBUTES = names(`
  id class style version baseProfile role focusable x y x1 x2 y1 y2 cx cy r rx ry fx fy fr width height d points
  pathLength transform transform-origin viewBox preserveAspectRatio xml:space xmlns href xlink:href
  color display visibility overflow opacity fill fill-opacity fill-rule stroke stroke-dasharray stroke-dashoffset
  stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width paint-order vector-effect
  shape-rendering text-rendering image-rendering color-interpolation color-interpolation-filters enable-background
  gradientUnits gradientTransform spreadMethod offset stop-color stop-opacity
  patternUnits patternContentUnits patternTransform clip-path clip-rule clipPathUnits
  mask maskUnits maskContentUnits mask-type
  marker-start marker-mid marker-end markerWidth markerHeight markerUnits orient refX refY
  filter filterUnits primitiveUnits in in2 result mode operator k1 k2 k3 k4 type values tableValues slope intercept
  amplitude exponent stdDeviation dx dy radius scale xChannelSelector yChannelSelector baseFrequency numOctaves seed
  stitchTiles flood-color flood-opacity
  font-family font-size font-style font-weight letter-spacing word-spacing text-anchor dominant-baseline rotate
  textLength lengthAdjust startOffset`);
const FREE_NAME = /^(?:aria|data)-[a-z-]+$|^xmlns:[a-z]+$/;

const LONGEST_SHOWN = 80;
const SVG = 'http://www.w3.org/2000/svg';
/** A part of the drawing itself, or a picture that is written out in it. */
const OWN_LINK = /^(?:#[\w.-]+|data:image\/(?:png|jpeg|webp|gif);base64,[\w+/=\s]+)$/;
/** In a value or a style: an address that is no part of the drawing, and what could spell or hide one. */
const FOREIGN = /url\((?!\s*["']?#)|image-set|src\(|\/\/|@|\\|&(?!(?:amp|lt|gt|quot|apos);)/i;

/** One piece of a drawing: what stands before it, a comment, an end, a beginning, or text. Nothing else is read. */
const PIECE =
  /(?<before><\?xml [^<>]*\?>|<!--[^<>]*-->)|<\/(?<end>[\w:-]+)\s*>|<(?<start>[\w:-]+)(?<attributes>(?:\s+[\w:-]+\s*=\s*(?:"[^"<>]*"|'[^'<>]*'))*)\s*(?<empty>\/?)>|(?<text>[^<]+)/y;
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * The first thing in a drawing that a logo may not have, as it is written; undefined where there is none. It is held to
 * what is known to be harmless, so that what browsers make of anything else need not be known.
 */
export function drawingFault(svg: string): string | undefined {
  return firstFault(svg)?.replace(/\s+/g, ' ').slice(0, LONGEST_SHOWN);
}

function firstFault(svg: string): string | undefined {
  const open: string[] = [];
  let roots = 0;
  PIECE.lastIndex = 0;
  for (let at = 0; at < svg.length; at = PIECE.lastIndex) {
    const piece = PIECE.exec(svg)?.groups;
    if (!piece) return `${svg.slice(at, at + 30)}, which cannot be read`;
    const { end, start, attributes = '', empty, text } = piece;
    if (start) {
      if (open.length === 0) roots += 1;
      const fault =
        roots > 1 || (open.length === 0 && start !== 'svg') ? `<${start}>` : elementFault(start, attributes);
      if (fault) return fault;
      if (!empty) open.push(start);
    } else if (end) {
      if (open.pop() !== end) return `</${end}>, which ends nothing`;
    } else if (text && textFault(text, open.at(-1))) return text.trim();
  }
  return open.length > 0 ? `<${open[0]}> without an end` : undefined;
}

function elementFault(name: string, attributes: string): string | undefined {
  if (!ELEMENTS.has(name)) return `<${name}>`;
  for (const [written, attribute = '', quoted, single] of attributes.matchAll(ATTRIBUTE))
    if (!isHarmless(attribute, quoted ?? single ?? '')) return `${written} in <${name}>`;
  return;
}

function isHarmless(name: string, value: string): boolean {
  if (name === 'xmlns') return value === SVG;
  if (name.startsWith('xmlns:')) return FREE_NAME.test(name);
  if (name === 'href' || name === 'xlink:href') return OWN_LINK.test(value);
  return (ATTRIBUTES.has(name) || FREE_NAME.test(name)) && !FOREIGN.test(value);
}

/** Words may be any, but in a style; between the drawing's beginning and its end alone. */
function textFault(text: string, parent: string | undefined): boolean {
  if (parent === undefined) return /[^\s\uFEFF]/.test(text);
  return parent === 'style'
    ? FOREIGN.test(text)
    : /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(text);
}
