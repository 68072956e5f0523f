// Gives the worker no text at all: messages are a table per language among the files of the build (docs/decisions/090-languages-as-data.md).
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { type MessageTables, readTables } from './message-tables.ts';

const MESSAGES = /\/app\/paraglide\/messages\.js$/;
const COMPILED = /\/app\/paraglide\/messages\/[\w-]+\.js$/;
const TABLES = 'virtual:message-tables';

/**
 * Gives the built worker its messages as data: the browser's build writes one file per language that says anything in
 * words of its own, and the worker reads that of a language when it is first spoken. Code grows with the number of keys,
 * not of languages. In development it has all tables from the first, in the place of nine megabytes of functions. The texts lie beside `project`, as paraglide's do.
 */
export function serverMessages(locales: readonly string[], project = 'messages/project.inlang'): Plugin {
  let reading: Promise<MessageTables> | undefined;
  const read = () => {
    reading ??= readTables(locales, (locale) =>
      readFileSync(join(dirname(project), `${locale}.json`), 'utf8'),
    );
    return reading;
  };
  let isBuild = false;
  return {
    name: 'server-messages',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === TABLES ? `\0${TABLES}` : undefined),
    async load(id) {
      if (id === `\0${TABLES}`) return isBuild ? filesCode(await read()) : 'export const files = {};';
      if (this.environment.name !== 'ssr' || !MESSAGES.test(id)) return;
      if (!isBuild) return tablesCode(await read());
      return `import { noteBorrowed } from '/app/locale/borrowed-words.server.ts';
${messagesCode(await read(), 'noteBorrowed')}`;
    },
    hotUpdate({ file }) {
      if (this.environment.name !== 'ssr' || !COMPILED.test(file)) return;
      reading = undefined;
      return [...this.environment.moduleGraph.idToModuleMap.values()].filter(({ id }) =>
        MESSAGES.test(id ?? ''),
      );
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [fileName, source] of filesOf(await read()).values())
        this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

/** The file of each language: where it lies, and what stands in it. */
function filesOf({ tables }: MessageTables): Map<string, [string, string]> {
  return new Map(
    [...tables].map(([locale, table]) => {
      const source = JSON.stringify(table);
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      return [locale, [`messages/${locale}-${hash}.json`, source]];
    }),
  );
}

function filesCode(read: MessageTables): string {
  const addresses = [...filesOf(read)].map(([locale, [fileName]]) => [locale, `/${fileName}`]);
  const files = new Map(addresses as [string, string][]);
  const needed = Object.entries(read.spokenFor).map(([locale, languages]) => [
    locale,
    Object.fromEntries(languages.map((language) => [language, files.get(language)])),
  ]);
  return `export const files = ${JSON.stringify(Object.fromEntries(needed))};`;
}

/** Paraglide's `m`, with the tables of all languages. */
export function tablesCode(read: MessageTables): string {
  return [
    "import { keepTable } from '/app/locale/message-tables.ts';",
    messagesCode(read),
    ...[...read.tables].map(
      ([locale, table]) => `keepTable('${locale}', JSON.parse(${JSON.stringify(JSON.stringify(table))}));`,
    ),
  ].join('\n');
}

/** Paraglide's `m`, over the tables that were read. */
export function messagesCode({ keys, spokenFor }: MessageTables, onBorrowed = 'undefined'): string {
  return `import { getLocale } from './runtime.js';
import { messagesOver } from '/app/locale/message-tables.ts';
const spokenFor = ${JSON.stringify(spokenFor)};
export const m = messagesOver('${keys.join(' ')}'.split(' '), () => getLocale(), (locale) => spokenFor[locale] ?? spokenFor.vi, ${onBorrowed});`;
}
