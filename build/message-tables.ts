// Reads the messages of all languages as data, for server-messages.ts and the tests.
import { readFileSync } from 'node:fs';
import format, {
  type Declaration,
  type ImportedVariant,
  type LocalVariable,
  type Match,
  type Part,
} from '@inlang/plugin-message-format';
import type { Choice, Local, Message, MessageTable, Pattern } from '../app/locale/message-tables.ts';

/** The keys in one order, the messages of each language in it, and which languages each is spoken in, its own first. */
export type MessageTables = {
  keys: readonly string[];
  tables: ReadonlyMap<string, MessageTable>;
  spokenFor: Readonly<Record<string, readonly string[]>>;
};

/** The languages that are written in full: what neither says is no message. */
const WHOLE = ['vi', 'en'];
/** Whoever lacks a text says it in English, else in Vietnamese (LANG-26). */
const LENDERS = ['en', 'vi'];

/**
 * The messages of the languages, out of their files by paraglide's own plugin. Where a language has none, or not all, the
 * languages that lend it theirs follow.
 * @throws when a message holds what a table cannot
 */
export async function readTables(
  locales: readonly string[],
  read = (locale: string): string => readFileSync(`messages/${locale}.json`, 'utf8'),
): Promise<MessageTables> {
  const said = new Map<string, Map<string, Message>>();
  for (const locale of locales) said.set(locale, await messagesOf(locale, read(locale)));
  const keys = [...new Set(WHOLE.flatMap((locale) => [...(said.get(locale)?.keys() ?? [])]))];
  const whole = (locale: string) => keys.every((key) => said.get(locale)?.has(key));
  const spoken = (locale: string) => {
    const languages = [...new Set([locale, ...LENDERS])].filter((language) => said.get(language)?.size);
    return languages.slice(0, languages.findIndex(whole) + 1 || undefined);
  };
  return {
    keys,
    tables: new Map(
      [...said]
        .filter(([, messages]) => messages.size > 0)
        .map(([locale, messages]) => [locale, keys.map((key) => messages.get(key) ?? null)]),
    ),
    spokenFor: Object.fromEntries(locales.map((locale) => [locale, spoken(locale)])),
  };
}

/** Paraglide's plugin reads one file at a time: what one language declares of a message is not another's. */
async function messagesOf(locale: string, content: string): Promise<Map<string, Message>> {
  const files = [{ locale, content: new TextEncoder().encode(content) }];
  const { bundles, variants } = await format.importFiles({ files, settings: {} });
  const variantsOf = new Map<string, ImportedVariant[]>();
  for (const variant of variants) {
    const { messageBundleId: id } = variant;
    variantsOf.set(id, [...(variantsOf.get(id) ?? []), variant]);
  }
  return new Map(
    bundles.map(({ id, declarations }) => {
      try {
        return [id, messageOf(declarations, variantsOf.get(id) ?? [])];
      } catch (error) {
        throw new Error(`messages/${locale}.json: ${id} ${(error as Error).message}`);
      }
    }),
  );
}

function messageOf(declarations: readonly Declaration[], variants: readonly ImportedVariant[]): Message {
  const locals = declarations.flatMap((declaration) =>
    declaration.type === 'local-variable' ? [localOf(declaration)] : [],
  );
  const [only] = variants;
  if (!only) throw new Error('has no text');
  if (variants.length === 1 && locals.length === 0 && !only.matches.some(isLiteral)) {
    const pattern = patternOf(only.pattern);
    return pattern.length > 1 ? pattern : (pattern[0] ?? '');
  }
  const choice: Choice = {
    locals,
    variants: variants.map(({ matches, pattern }) => ({
      when: Object.fromEntries(matches.filter(isLiteral).map(({ key, value = '' }) => [key, value])),
      say: patternOf(pattern),
    })),
  };
  return choice;
}

function localOf({ name, value: { arg, annotation } }: LocalVariable): Local {
  if (arg.type !== 'variable-reference') throw new Error(`makes ${name} of something that is no value`);
  if (!annotation) return { name, of: arg.name };
  const options = annotation.options.map(({ name: option, value }) => {
    if (value.type !== 'literal') throw new Error(`takes the option ${option} from a value`);
    return [option, value.value] as const;
  });
  const by = annotation.name as Local['by'];
  return { name, of: arg.name, by, ...(options.length > 0 && { options: Object.fromEntries(options) }) };
}

/** Text and names in turn, beginning with a text. */
function patternOf(parts: readonly Part[]): Pattern {
  const pattern = [''];
  for (const part of parts) {
    if (part.type === 'text') pattern[pattern.length - 1] += part.value;
    else if (part.type === 'expression' && !part.annotation && part.arg.type === 'variable-reference')
      pattern.push(part.arg.name, '');
    else throw new Error('holds what is neither text nor {name}');
  }
  return pattern;
}

const isLiteral = ({ type }: Match) => type === 'literal-match';
