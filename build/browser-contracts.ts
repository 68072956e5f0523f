// Gives the browser of each call its address alone: no schemas in the first load (docs/decisions/017-first-load.md).
import type { Plugin } from 'vite';

/** What the browser needs of a call; the edge checks its input and its answer (docs/design.md §2). */
const KEPT = ['id', 'method', 'path'];

/** Gives the browser each call's address without its schemas and examples: bytes that a phone would load to do nothing. */
export function browserContracts(): Plugin {
  return {
    name: 'browser-contracts',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/contracts\/(?!pact\/).*\.ts$/, code: 'defineOperation({' },
      order: 'pre',
      handler(code, id) {
        if (id.endsWith('/operation.ts')) return;
        const { body } = this.parse(code, { lang: 'ts' });
        const cuts = body.flatMap(declaredCalls).flatMap(({ properties, end }) =>
          properties.flatMap((property, index) => {
            if (property.type !== 'Property' || property.key.type !== 'Identifier')
              throw new Error(`${id}: a call is written out, property by property`);
            const next = properties[index + 1]?.start ?? end - 1;
            return KEPT.includes(property.key.name) ? [] : [{ start: property.start, end: next }];
          }),
        );
        if (cuts.length === 0)
          throw new Error(`${id}: no call found; build/browser-contracts.ts must follow`);
        return {
          code: withoutUnused(without(code, cuts), (left) => this.parse(left, { lang: 'ts' }).body),
          map: null,
        };
      },
    },
  };
}

type Span = { start: number; end: number };
type Node = { type: string; [member: string]: unknown };
type Literal = Span & { properties: (Span & { type: string; key: Node & { name: string } })[] };

/** The object literals that a statement hands to `defineOperation`. */
function declaredCalls(statement: unknown): Literal[] {
  const { declaration } = statement as { declaration?: { declarations?: { init?: Node }[] } };
  return (declaration?.declarations ?? []).flatMap(({ init }) => {
    const isCall = init?.type === 'CallExpression' && (init.callee as Node).name === 'defineOperation';
    return isCall ? [(init.arguments as [Literal])[0]] : [];
  });
}

/**
 * The code without the constants and imports that nothing names any more, such as parts of examples: a bundler keeps
 * those that it cannot see through.
 */
function withoutUnused(code: string, parse: (code: string) => readonly unknown[]): string {
  const statements = parse(code) as (Span & Node)[];
  const used = new Map<string, Span[]>();
  for (const statement of statements) {
    for (const name of namesIn(statement)) used.set(name, [...(used.get(name) ?? []), statement]);
  }
  const unused = statements.filter((statement) => {
    const names = declaredIn(statement);
    return names.length > 0 && names.every((name) => used.get(name)?.every((one) => one === statement));
  });
  return unused.length > 0 ? withoutUnused(without(code, unused), parse) : code;
}

/** What a statement declares for its file alone: constants, and what it imports. */
function declaredIn({ type, declarations, specifiers }: Node): string[] {
  const bound =
    (type === 'VariableDeclaration' && declarations) || (type === 'ImportDeclaration' && specifiers) || [];
  return (bound as { id?: Node; local?: Node }[]).flatMap(({ id, local }) => [...namesIn(local ?? id)]);
}

/** Every name in a piece of syntax, those of members too: one too many keeps a constant, no more. */
function namesIn(node: unknown): Set<string> {
  const found = new Set<string>();
  const visit = (part: unknown): void => {
    if (part === null || typeof part !== 'object') return;
    const { type, name } = part as { type?: unknown; name?: unknown };
    if (type === 'Identifier' && typeof name === 'string') found.add(name);
    for (const member of Object.values(part)) visit(member);
  };
  visit(node);
  return found;
}

/** The code without the spans; line numbers stay. */
function without(code: string, cuts: Span[]): string {
  return cuts
    .sort((a, b) => b.start - a.start)
    .reduce((kept, { start, end }) => {
      const lines = '\n'.repeat(kept.slice(start, end).split('\n').length - 1);
      return `${kept.slice(0, start)}${lines}${kept.slice(end)}`;
    }, code);
}
