import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { didYouMean, named, namesIn, operatorFolder } from './folder.ts';

/** Where the product's texts lie with the operator's among them, for paraglide. */
const MERGED = '.ready/operator-messages';
const PROJECT = 'messages/project.inlang';

type Messages = Record<string, unknown>;

/**
 * The project that paraglide compiles: the product's, or where the operator's folder has texts of its own a copy of it with
 * those in the place of the product's, key by key.
 * @param project the product's project; its messages lie beside it
 * @throws Error with a line for each text that has no place
 */
export function operatorMessages(project: string, folder = operatorFolder(), merged = MERGED): string {
  const files = folder ? filesOf(folder) : [];
  if (!folder || files.length === 0) return project;
  const problems = messageLines(folder, project);
  if (problems.length > 0)
    throw new Error(`Texts that have no place (docs/brand.md):\n${problems.join('\n')}`);
  const product = dirname(resolve(project));
  const settings = settingsOf(project);
  const copy = join(merged, basename(project));
  mkdirSync(copy, { recursive: true });
  for (const locale of settings.locales) {
    const file = `${locale}.json`;
    const texts = readMessages(join(product, file));
    const own = files.includes(file) ? readMessages(join(folder, 'messages', file)) : {};
    writeFileSync(join(merged, file), JSON.stringify({ ...texts, ...own }, null, 2));
  }
  // Modules are named from the folder that the messages are in.
  const modules = settings.modules.map((module) => relative(resolve(merged), resolve(product, module)));
  writeFileSync(join(copy, 'settings.json'), JSON.stringify({ ...settings, modules }));
  return copy;
}

/** What is wrong with the texts of the operator's folder, a line for each. */
export function messageLines(folder: string, project = PROJECT): string[] {
  const product = dirname(resolve(project));
  const { locales, baseLocale } = settingsOf(project);
  return filesOf(folder).flatMap((file) => {
    const path = join(folder, 'messages', file);
    const locale = file.replace(/\.json$/, '');
    if (!locales.includes(locale))
      return [`${named(path)}: is no language of the site${didYouMean(locale, locales)}`];
    const own = parsedMessages(readFileSync(path, 'utf8'));
    if (typeof own === 'string') return [`${named(path)}: ${own}`];
    const [texts, first] = [locale, baseLocale].map((one) => readMessages(join(product, `${one}.json`)));
    return messageProblems(own, texts ?? {}, first).map((line) => `${named(path)}: ${line}`);
  });
}

const filesOf = (folder: string) =>
  namesIn(join(folder, 'messages')).filter((name) => name.endsWith('.json'));

type ProjectSettings = { locales: string[]; baseLocale: string; modules: string[] };

const settingsOf = (project: string): ProjectSettings =>
  JSON.parse(readFileSync(join(project, 'settings.json'), 'utf8'));

/** What is wrong with texts of an operator, beside those that they replace; `first` are those of the site's first language. */
export function messageProblems(own: Messages, base: Messages, first: Messages = base): string[] {
  const known = Object.keys(first);
  return Object.entries(own).flatMap(([key, text]) => {
    if (key.startsWith('$')) return [];
    const replaced = base[key] ?? first[key];
    if (replaced === undefined) return [`"${key}" is no text of the site${didYouMean(key, known)}`];
    if (typeof text === 'string' ? text.trim() === '' : typeof text !== typeof replaced)
      return [`"${key}" is no text`];
    const [wanted, has] = [variablesIn(replaced), variablesIn(text)];
    return [
      ...wanted.filter((name) => !has.includes(name)).map((name) => `"${key}" leaves out {${name}}`),
      ...has
        .filter((name) => !wanted.includes(name))
        .map((name) => `"${key}" has {${name}}, which nothing fills${didYouMean(name, wanted)}`),
    ];
  });
}

/** What a text is filled with, in all of its forms. */
const variablesIn = (text: unknown) => [
  ...new Set([...JSON.stringify(text).matchAll(/\{\s*\$?(\w+)\s*\}/g)].map(([, name = '']) => name)),
];

/** The texts of a file; none where there is none. */
function readMessages(file: string): Messages {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** The texts of somebody's file, or what is wrong with it. */
function parsedMessages(text: string): Messages | string {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
      ? (parsed as Messages)
      : 'is no object of JSON';
  } catch (error) {
    return `is no JSON: ${(error as Error).message}`;
  }
}
