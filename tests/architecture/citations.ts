import { parseSync } from 'vite';

/** A row of the matrix: what it says, and whether it says itself that the site does otherwise. */
export type Row = { text: string; isOtherwise: boolean };
/** A test that cites rows: its title, and what its program holds. */
export type Citation = {
  title: string;
  ids: readonly string[];
  /** Texts that it expects. */
  expected: readonly string[];
  /** Paths that it expects to be led to. */
  ledTo: readonly string[];
  /** Every path that it names, itself or by what its file declares. */
  paths: readonly string[];
  /** Every number likewise. */
  numbers: readonly number[];
};

/** The rows of `docs/requirements.md` by their IDs. */
export function rowsOf(matrix: string): Map<string, Row> {
  const rows = new Map<string, Row>();
  for (const [, id = '', text = ''] of matrix.matchAll(/^\| ([A-Z]+-\d\d+) \| (.*) \| [^|]* \|$/gm)) {
    rows.set(id, { text, isOtherwise: /\b(?:Taken but for|Untested)\b/.test(text) });
  }
  return rows;
}

const CITED = /^(.*)\[((?:[A-Z]+-\d+[ ,]*)+)\]$/s;
const ID = /[A-Z]+-\d+/g;

/** The tests of a file that cite rows in brackets at the end of their titles. */
export function citationsIn(path: string, text: string): Citation[] {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} does not parse`);
  const all = nodesIn(program);
  const declared = declaredIn(all);
  /** What stands in a part of the program, itself or by name. */
  const within = (part: unknown) => {
    const nodes = nodesIn(part);
    const names = new Set(nodes.flatMap(({ type, name }) => (type === 'Identifier' ? String(name) : [])));
    return [...nodes, ...[...names].flatMap((name) => declared.get(name) ?? [])];
  };
  return callsIn(all).flatMap((call) => {
    const [, title = '', cited] = CITED.exec(textOf(call.arguments[0])) ?? [];
    if (!cited) return [];
    const program = [call.callee, ...call.arguments.slice(1)];
    const nodes = within(program);
    const expectations = callsIn(nodesIn(program)).filter(isExpectation);
    const expectedBy = (some: readonly Call[]) => some.flatMap((one) => within(one.arguments)).map(textOf);
    return {
      title,
      ids: cited.match(ID) ?? [],
      expected: expectedBy(expectations),
      ledTo: expectedBy(expectations.filter(leads)).flatMap(pathsIn),
      paths: nodes.map(textOf).flatMap(pathsIn),
      numbers: nodes.flatMap(({ value }) => (typeof value === 'number' ? value : [])),
    };
  });
}

/**
 * What is wrong with a citation: a row that is not there, or one whose literals the test says otherwise. A row that says
 * itself that the site does otherwise may be cited for that.
 */
export function faultsOf(citation: Citation, rows: ReadonlyMap<string, Row>): string[] {
  return citation.ids.flatMap((id) => {
    const row = rows.get(id);
    if (!row) return [`${id} is no row`];
    if (row.isOtherwise) return [];
    return [otherMeasures, otherPaths, otherWords, ...(id.startsWith('CONST-') ? [otherFigure] : [])]
      .flatMap((find) => find(citation, row.text))
      .map((fault) => `${id}: ${fault}`);
  });
}

/** Figures with a unit in the title, of which none is the row's. */
function otherMeasures({ title }: Citation, text: string): string[] {
  const stated = measuresIn(text);
  return Object.entries(measuresIn(title)).flatMap(([kind, named]) => {
    const known = stated[kind];
    if (!known || named.some((one) => known.includes(one))) return [];
    return [`the title has ${named} ${kind}, the row ${known}`];
  });
}

/** Paths in the title, or that the test is led to, of which none is the row's; rows to decide name paths in passing. */
function otherPaths({ title, ledTo, paths }: Citation, text: string): string[] {
  const known = pathsIn(text);
  const inTitle = pathsIn(title);
  if (isOther(inTitle, known)) return [`the title has ${inTitle}, the row ${known}`];
  const stated = text.startsWith('`[decide]`') ? [] : pathsIn(text);
  if (stated.length === 1 && isOther(ledTo, stated) && isOther(paths, stated)) {
    return [`the test is led to ${ledTo}, the row to ${stated}`];
  }
  return [];
}

const isOther = (named: readonly string[], known: readonly string[]) =>
  named.length > 0 && known.length > 0 && !named.some((one) => known.includes(one));

/** Expected texts that are the row's words with other figures, letters in another case or other marks. */
function otherWords({ expected }: Citation, text: string): string[] {
  return [...text.matchAll(QUOTED)].flatMap(([, quoted = '']) =>
    expected
      .filter((one) => one !== quoted && wordsOf(one) === wordsOf(quoted))
      .map((one) => `the test expects '${one}', the row '${quoted}'`),
  );
}

/** A figure with a unit of the constants, which is nowhere in the test: neither as it is, nor just below or above it. */
function otherFigure({ title, numbers }: Citation, text: string): string[] {
  const stated = Object.values(measuresIn(text)).flat();
  const there = [...numbers, ...Object.values(measuresIn(title)).flat(), ...wordedIn(title)];
  const isThere = (figure: number) => there.some((number) => Math.abs(number - figure) <= 1);
  return stated.length === 0 || stated.some(isThere) ? [] : [`the test has no ${stated}`];
}

const WORDED = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const wordedIn = (text: string) => text.split(/\W+/).map((word) => WORDED.indexOf(word) + 1);

const QUOTED = /(?<=^|[\s(:])'([^']{6,}?)'(?=[\s.,;:)]|$)/g;
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/\d+/g, '0')
    .replaceAll(/[^\p{L}0]+/gu, ' ')
    .trim();

const MEASURE =
  /(?<![\w.,-])(\d[\d,_]*(?:\.\d+)?) ?(ms|s|seconds?|minutes?|hours?|days?|px|pixels|bytes|kB|MB|characters|%)(?![\w%])/g;
/** Units: what they measure, and how many of its smallest unit they are. */
const UNITS: readonly (readonly [unit: RegExp, kind: string, factor: number])[] = [
  [/^ms$/, 'ms', 1],
  [/^s(?:econds?)?$/, 'ms', 1_000],
  [/^minutes?$/, 'ms', 60_000],
  [/^hours?$/, 'ms', 3_600_000],
  [/^days?$/, 'days', 1],
  [/^(?:px|pixels)$/, 'px', 1],
  [/^bytes$/, 'bytes', 1],
  [/^kB$/, 'bytes', 1_024],
  [/^MB$/, 'bytes', 1_048_576],
  [/^characters$/, 'characters', 1],
  [/^%$/, '%', 1],
];

/** The figures of a text that have a unit, by what they measure. */
function measuresIn(text: string): Record<string, number[]> {
  const found: Record<string, number[]> = {};
  for (const [, figure = '', unit = ''] of text.matchAll(MEASURE)) {
    const [, kind = '', factor = 1] = UNITS.find(([known]) => known.test(unit)) ?? [];
    found[kind] = [...(found[kind] ?? []), Number(figure.replaceAll(/[,_]/g, '')) * factor];
  }
  return found;
}

const pathsIn = (text: string): string[] =>
  [...text.replaceAll('\\/', '/').matchAll(/(?<![\w.])\/m\/[\w/.]*\w/g)].map(([path]) => path);

type Node = { type?: string; [field: string]: unknown };
type Call = { callee: Node; arguments: readonly Node[] };

function nodesIn(value: unknown, found: Node[] = []): Node[] {
  if (typeof value !== 'object' || value === null) return found;
  if (!Array.isArray(value)) found.push(value as Node);
  for (const part of Object.values(value)) nodesIn(part, found);
  return found;
}

const callsIn = (nodes: readonly Node[]) =>
  nodes.filter(({ type }) => type === 'CallExpression') as unknown as Call[];

const isExpectation = ({ callee }: Call) =>
  /^(?:to[A-Z]|waitForURL)/.test(nameOf(callee.property)) &&
  nameOf((callee.object as Node)?.property) !== 'not';
const leads = ({ callee }: Call) => /URL$/.test(nameOf(callee.property));
const nameOf = (node: unknown) => String((node as Node | undefined)?.name ?? '');
/** What a file declares, by its names. */
function declaredIn(nodes: readonly Node[]): Map<string, Node[]> {
  const declarations = nodes.filter(
    ({ type }) => type === 'VariableDeclarator' || type === 'FunctionDeclaration',
  );
  return new Map(declarations.map((one) => [nameOf(one.id), nodesIn([one.init, one.body])]));
}

/** Where a template literal is filled in. */
const FILLED_IN = ['$', '{', '}'].join('');

/** The text of a literal, with `${}` where it is filled in, or the pattern of a regular expression; else empty. */
function textOf(node: Node | undefined): string {
  if (typeof node?.value === 'string') return node.value;
  if (node?.type !== 'TemplateLiteral')
    return (node?.regex as { pattern: string } | undefined)?.pattern ?? '';
  return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join(FILLED_IN);
}
