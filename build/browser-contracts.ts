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
        return { code: without(code, cuts), map: null };
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

/** The code without the spans; line numbers stay. */
function without(code: string, cuts: Span[]): string {
  return cuts
    .sort((a, b) => b.start - a.start)
    .reduce((kept, { start, end }) => {
      const lines = '\n'.repeat(kept.slice(start, end).split('\n').length - 1);
      return `${kept.slice(0, start)}${lines}${kept.slice(end)}`;
    }, code);
}
