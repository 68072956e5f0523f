import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import type { Operation } from '../operation';
import { fieldsOf } from '../shape';

/** What the comments of the contracts say of a call and of its fields, by their places, and which values of its query are fixed. */
export type CallDocs = {
  means?: string;
  fixed?: string[];
  request?: Record<string, string>;
  answer?: Record<string, string>;
};

// biome-ignore lint/suspicious/noExplicitAny: a node of any type, as the parser gives it
type Node = any;
type Comment = { value: string; start: number; end: number };
type Source = {
  path: string;
  text: string;
  comments: Comment[];
  consts: Map<string, Node>;
  imports: Map<string, string>;
};

const CONTRACTS = fileURLToPath(new URL('..', import.meta.url));
const FIELDS = fileURLToPath(new URL('fields.json', import.meta.url));
/** Numbers of requirements, which say nothing to a backend team. */
const IDS = / *\((?:(?:,|;| to| and)? ?[A-Z]+-\d+)+\)/g;
/** Schemas around a list of entries, and around a page of them. */
const LISTS = ['readableEntries', 'listOf', 'array', 'supportList'];
const PAGES = ['cursorPage', 'tolerantPage'];

const sources = new Map<string, Source>();

/** The docs of every call, as `fields.json` has them for the command, which knows no TypeScript: of fields that it has. */
export function fieldDocsFile(operations: readonly Operation[]): string {
  const files = readdirSync(CONTRACTS, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('pact/'))
    .sort();
  const docs = new Map(files.flatMap((name) => callsIn(sourceOf(join(CONTRACTS, name)))));
  const calls = operations.flatMap((operation): [string, CallDocs][] => {
    const found = docs.get(operation.id);
    return found ? [[operation.id, prunedTo(operation, found)]] : [];
  });
  calls.sort(([one], [other]) => (one < other ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(calls), null, 2)}\n`;
}

export const readFieldDocs = () => readFileSync(FIELDS, 'utf8');
export const writeFieldDocs = (text: string) => writeFileSync(FIELDS, text);

function prunedTo({ input, output }: Operation, { request, answer, ...docs }: CallDocs): CallDocs {
  const asked = inputNames(input);
  const known = fieldsOf(output).map(({ path }) => path);
  const isAnswered = (place: string) =>
    known.some((path) => path === place || path.startsWith(`${place}.`) || path.startsWith(`${place}[`));
  const kept = (of: Record<string, string> = {}, isKnown: (place: string) => boolean) =>
    Object.fromEntries(Object.entries(of).filter(([place]) => isKnown(place)));
  const pruned = {
    request: kept(request, (place) => asked.includes(place.split(/[.[]/)[0] as string)),
    answer: kept(answer, isAnswered),
  };
  return {
    ...docs,
    ...Object.fromEntries(Object.entries(pruned).filter(([, of]) => Object.keys(of).length > 0)),
  };
}

function inputNames(schema: unknown): string[] {
  const {
    options = [],
    entries = {},
    pipe = [],
  } = schema as {
    options?: unknown[];
    entries?: object;
    pipe?: unknown[];
  };
  const below = [...options, ...pipe.slice(0, 1)].filter((one) => one !== null && typeof one === 'object');
  return [...Object.keys(entries), ...below.flatMap((one) => (one === schema ? [] : inputNames(one)))];
}

function sourceOf(path: string): Source {
  const known = sources.get(path);
  if (known) return known;
  const text = readFileSync(path, 'utf8');
  const { program, comments } = parseSync(path, text) as { program: Node; comments: Comment[] };
  const consts = new Map<string, Node>();
  const imports = new Map<string, string>();
  for (const statement of program.body) {
    for (const { id, init } of statement.declaration?.declarations ?? statement.declarations ?? [])
      if (id.name && init) consts.set(id.name, { ...init, statement });
    if (statement.type !== 'ImportDeclaration' || !statement.source.value.startsWith('.')) continue;
    for (const { local } of statement.specifiers)
      imports.set(local.name, join(dirname(path), `${statement.source.value}.ts`));
  }
  const source = { path, text, comments, consts, imports };
  sources.set(path, source);
  return source;
}

function callsIn(source: Source): [string, CallDocs][] {
  return [...source.consts.values()].flatMap((init): [string, CallDocs][] => {
    if (init.callee?.name !== 'defineOperation') return [];
    const members = membersOf(init.arguments[0]);
    const id = members.get('id')?.value;
    if (typeof id !== 'string') return [];
    const means = docBefore(init.statement, source);
    const fixed = [...membersOf(members.get('constants') ?? {}).keys()];
    const request = Object.fromEntries(fieldsIn(members.get('input'), source, ''));
    const answer = Object.fromEntries(fieldsIn(members.get('output'), source, ''));
    const docs = {
      ...(means && { means }),
      ...(fixed.length > 0 && { fixed }),
      ...(Object.keys(request).length > 0 && { request }),
      ...(Object.keys(answer).length > 0 && { answer }),
    };
    return [[id, docs]];
  });
}

function membersOf({ properties = [] }: Node): Map<string, Node> {
  return new Map(
    properties.flatMap(({ key, value }: Node) => (key ? [[key.name ?? key.value, value] as const] : [])),
  );
}

/** The comment that ends right before a node. */
function docBefore({ start }: Node, { comments, text }: Source): string | undefined {
  const comment = comments.find(
    ({ value, end }) => value.startsWith('*') && end <= start && text.slice(end, start).trim() === '',
  );
  return comment?.value
    .replace(/^\*|\n\s*\*/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(IDS, '')
    .trim();
}

/** Fields of a schema with a comment, each at its place. */
function fieldsIn(node: Node, source: Source, path: string): [string, string][] {
  if (!node) return [];
  if (node.type === 'Identifier') return named(node.name, source, path);
  if (node.type === 'MemberExpression') return fieldsIn(node.object, source, path);
  if (node.type === 'ObjectExpression')
    return node.properties.flatMap((one: Node) => memberIn(one, source, path));
  if (node.type !== 'CallExpression') return [];
  const callee = node.callee.property?.name ?? node.callee.name;
  const [first] = node.arguments;
  if (LISTS.includes(callee)) return fieldsIn(first, source, `${path}[]`);
  if (PAGES.includes(callee)) return fieldsIn(first, source, path === '' ? 'list[]' : `${path}.list[]`);
  return fieldsIn(first, source, path);
}

function memberIn(member: Node, source: Source, path: string): [string, string][] {
  if (member.type === 'SpreadElement') return fieldsIn(member.argument, source, path);
  const name = member.key?.name ?? member.key?.value;
  if (typeof name !== 'string') return [];
  const place = path === '' ? name : `${path}.${name}`;
  const doc = docBefore(member, source);
  return [...(doc ? [[place, doc] as [string, string]] : []), ...fieldsIn(member.value, source, place)];
}

function named(name: string, source: Source, path: string): [string, string][] {
  const own = source.consts.get(name);
  if (own) return fieldsIn(own, source, path);
  const file = source.imports.get(name);
  const other = file ? sourceOf(file) : undefined;
  return other?.consts.has(name) ? fieldsIn(other.consts.get(name), other, path) : [];
}
