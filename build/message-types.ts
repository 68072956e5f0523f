import { readFileSync, writeFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const COMPILED = 'app/paraglide/messages/_index.js';
const TYPES = 'app/paraglide/messages.d.ts';

/**
 * Writes the types of the messages beside what paraglide compiled: TypeScript reads a line a message in place of its 85,000
 * lines of functions, which were a fifth of the time of `npm run types`.
 */
export function messageTypes(): Plugin {
  return {
    name: 'message-types',
    buildStart: { order: 'post', sequential: true, handler: writeMessageTypes },
    watchChange: { order: 'post', sequential: true, handler: writeMessageTypes },
  };
}

/** Writes the file, unless it says the same already. */
export function writeMessageTypes(): void {
  const types = messageTypesOf(readFileSync(COMPILED, 'utf8'));
  if (attempt(() => readFileSync(TYPES, 'utf8')) !== types) writeFileSync(TYPES, types);
}

/**
 * The declarations of what paraglide compiled, by its own comments.
 * @throws where those are not as this reads them
 */
export function messageTypesOf(compiled: string): string {
  const inputs = new Map(
    [...compiled.matchAll(/^\/\*\* @typedef \{(.*)\} (\w+Inputs) \*\/$/gm)].map(([, type, name]) => [
      name,
      type,
    ]),
  );
  const messages = [...compiled.matchAll(/^export const (\w+) = \/\*\* @type \{\(\(inputs\??: (\w+)/gm)];
  const exported = compiled.match(/^export /gm) ?? [];
  if (messages.length === 0 || messages.length !== exported.length)
    throw new Error(
      `message-types: paraglide no longer writes its messages as build/message-types.ts reads them`,
    );
  const lines = messages.map(([, key, name]) => {
    const type = inputs.get(name);
    return `  ${key}: ${type === '{}' ? 'Plain' : `With<${type}>`};`;
  });
  return `import type { Locale, LocalizedString } from './runtime.js';
type Options = { locale?: Locale };
type Plain = (inputs?: {}, options?: Options) => LocalizedString;
type With<Inputs> = (inputs: Inputs, options?: Options) => LocalizedString;
export declare const m: {
${lines.join('\n')}
};
`;
}

function attempt<T>(something: () => T): T | undefined {
  try {
    return something();
  } catch {
    return undefined;
  }
}
