/** Deeper than any form, and short of what a parser gives up on. */
const MAX_DEPTH = 32;

// Node types of seroval, the format of Start's client. Plain data alone: no functions, streams, errors or expressions.
const NUMBER = 0;
const STRING = 1;
const CONSTANT = 2;
const REFERENCE = 4;
const DATE = 5;
const ARRAY = 9;
const OBJECT = 10;
const LAST_CONSTANT = 7;

type Fields = Record<string, unknown>;
type References = { marked: Set<unknown>; seen: Set<unknown> };

/**
 * Whether the text is an object of plain data as Start's client writes it. Start would answer and log any other with
 * the parser's message, which quotes what was submitted (ERR-60).
 */
export function isPayload(text: string): boolean {
  const payload = parse(text);
  if (!isFields(payload) || !isFields(payload.t) || payload.t.t !== OBJECT) return false;
  if (typeof payload.f !== 'number' || !Array.isArray(payload.m)) return false;
  return isPlain(payload.t, { marked: new Set(payload.m), seen: new Set() }, 0);
}

function isPlain(node: unknown, references: References, depth: number): boolean {
  if (!isFields(node) || depth > MAX_DEPTH) return false;
  const all = (nodes: unknown[]) => nodes.every((one) => isPlain(one, references, depth + 1));
  const { t, s, i, a, p } = node;
  if (t === NUMBER) return typeof s === 'number';
  if (t === STRING) return typeof s === 'string';
  if (t === CONSTANT) return isIndex(s) && s <= LAST_CONSTANT;
  if (t === REFERENCE) return references.marked.has(i) && references.seen.has(i);
  if (!isIndex(i)) return false;
  references.seen.add(i);
  if (t === DATE) return typeof s === 'string';
  if (t === ARRAY) return Array.isArray(a) && all(a);
  if (t !== OBJECT || !isFields(p) || !Array.isArray(p.k) || !Array.isArray(p.v)) return false;
  return p.k.length === p.v.length && p.k.every(isKey) && all(p.v);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isIndex(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isKey(key: unknown): boolean {
  return typeof key === 'string' && key !== '__proto__';
}
