import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './paths.mjs';

/**
 * @typedef {{ key: string, line: string }} Problem
 * @typedef {Record<string, string | object[]>} Catalogue
 */

const SETTINGS = 'messages/project.inlang/settings.json';
const fileOf = (tag) => `messages/${tag}.json`;
/** What the texts of a language were translated from: hashes of both, by key. */
const recordOf = (tag) => `messages/translated-from/${tag}.json`;
/** The languages that every text is written in, the base first. */
const WHOLE = { vi: 'Vietnamese', en: 'English' };
/** A text has room for so much of the longer one of the two, and for so many letters more. */
const ROOM = { times: 1.35, letters: 10 };
const SAYS = /(?<![\w$.])m\s*\.\s*(\w+)/g;
const IMPORTS_MESSAGES = /paraglide\/messages(?:\.js)?['"]/;

/**
 * What is wrong with the messages in Vietnamese and English, a line each: one without its twin, an empty one, values
 * that the other does not have, a plural that is missing, and what the code says and nobody wrote. Nothing is compiled for it.
 * @param {string} [folder] the project's
 * @returns {Problem[]}
 */
export function messageProblems(folder = root) {
  const catalogues = {};
  for (const tag of Object.keys(WHOLE)) {
    const { catalogue, line } = readCatalogue(folder, tag);
    if (line) return [{ key: '', line }];
    catalogues[tag] = catalogue;
  }
  return [
    ...['vi', 'en'].flatMap((tag) => twinProblems(tag, catalogues)),
    ...['vi', 'en'].flatMap((tag) => textProblems(tag, catalogues[tag], catalogues.vi)),
    ...unwritten(folder, catalogues),
  ];
}

/**
 * How far each language is, and what is to be done in it, in lines; `hasFaults` when Vietnamese or English have any.
 * @param {{ folder?: string, only?: string[] }} [options] `only`: languages of which every line is said
 */
export function messageReport({ folder = root, only = [] } = {}) {
  const problems = messageProblems(folder);
  const lines = problems.map(({ line }) => line);
  const { locales } = readJson(folder, SETTINGS);
  const unknown = only.filter((tag) => !locales.includes(tag));
  if (unknown.length > 0)
    throw new Error(`There is no language ${unknown.join(', ')}; there are ${locales.join(', ')}.`);
  if (problems.some(({ key }) => key === '')) return { lines, hasFaults: true };
  const [vi, en] = ['vi', 'en'].map((tag) => readCatalogue(folder, tag).catalogue);
  const words = only.length === 0 ? wordsOfCode(folder) : undefined;
  for (const key of new Set([...Object.keys(vi), ...Object.keys(en)]))
    if (words && !words.has(key))
      lines.push(`${fileOf('vi')} and ${fileOf('en')}: "${key}" is said nowhere; take it out.`);
  const faults = lines.length;
  const empty = [];
  for (const tag of only.length > 0 ? only : locales) {
    const { catalogue, line } = readCatalogue(folder, tag);
    if (line) lines.push(line);
    else if (tag in WHOLE) lines.push(`${tag}: ${Object.keys(catalogue).length} texts`);
    else if (only.length === 0 && Object.keys(catalogue).length === 0) empty.push(tag);
    else lines.push(...languageLines({ tag, catalogue, vi, en, folder, isAll: only.length > 0 }));
  }
  if (empty.length > 0) lines.push(`Without a text of their own, and so in English: ${empty.join(', ')}`);
  return { lines, hasFaults: faults > 0 };
}

/**
 * Writes down that the texts of a language are translations of what stands there today: of those that are new or were
 * changed since, and of the keys that are named.
 * @returns {number} how many were written down
 */
export function recordTranslated(tag, keys = [], folder = root) {
  const { catalogue, line } = readCatalogue(folder, tag);
  if (line) throw new Error(line);
  const [vi, en] = ['vi', 'en'].map((whole) => readCatalogue(folder, whole).catalogue);
  const unknown = keys.filter((key) => !(key in catalogue));
  if (unknown.length > 0) throw new Error(`${fileOf(tag)} has no ${unknown.join(', ')}.`);
  const before = recordIn(folder, tag);
  let written = 0;
  const record = {};
  for (const [key, text] of Object.entries(catalogue)) {
    const source = en[key] ?? vi[key];
    if (source === undefined) continue;
    const kept = before[key];
    const isNew = kept?.split(' ')[1] !== hashOf(text) || keys.includes(key);
    record[key] = isNew ? `${hashOf(source)} ${hashOf(text)}` : kept;
    if (record[key] !== kept) written += 1;
  }
  const path = join(folder, recordOf(tag));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(record, null, 2)}\n`);
  return written;
}

/** A language that is begun: what is missing, stale, too long, unused or wrong in it. */
function languageLines({ tag, catalogue, vi, en, folder, isAll }) {
  const keys = [...new Set([...Object.keys(vi), ...Object.keys(en)])];
  const own = Object.keys(catalogue);
  const missing = keys.filter((key) => !(key in catalogue));
  const record = recordIn(folder, tag);
  const lines = [
    `${tag}: ${own.length - own.filter((key) => !keys.includes(key)).length} of ${keys.length} texts`,
  ];
  const say = (line) => lines.push(`  ${line}`);
  if (isAll) for (const key of missing) say(`missing "${key}": ${shown(en[key] ?? vi[key])}`);
  else if (missing.length > 0)
    say(`missing: ${missing.length}, in English until then; "npm run messages -- ${tag}" lists them`);
  for (const { line } of textProblems(tag, catalogue, vi)) say(line);
  for (const key of own) {
    const source = en[key] ?? vi[key];
    if (source === undefined) {
      say(`unused "${key}": neither Vietnamese nor English has it; take it out`);
      continue;
    }
    const [from, text] = record[key]?.split(' ') ?? [];
    if (text === hashOf(catalogue[key]) && from !== hashOf(source))
      say(`stale "${key}": English says ${shown(source)} now; ${tag} still says ${shown(catalogue[key])}`);
    const length = longest(catalogue[key]);
    const most = Math.max(longest(vi[key] ?? ''), longest(en[key] ?? ''));
    if (length > most * ROOM.times && length > most + ROOM.letters)
      say(`too long "${key}": ${length} letters where the longer of Vietnamese and English has ${most}`);
  }
  return lines;
}

/** Keys that one of Vietnamese and English has, and the other has not. */
function twinProblems(tag, catalogues) {
  const other = tag === 'vi' ? 'en' : 'vi';
  return Object.keys(catalogues[tag])
    .filter((key) => !(key in catalogues[other]))
    .map((key) => ({
      key,
      line: `${fileOf(other)} lacks "${key}", which ${fileOf(tag)} has: write it in ${WHOLE[other]} too.`,
    }));
}

/** Texts that are empty, have other values than Vietnamese, or lack a plural of their language. */
function textProblems(tag, catalogue, vi) {
  return Object.entries(catalogue).flatMap(([key, message]) => {
    const texts = textsOf(message);
    const problem = (says) => [{ key, line: `${fileOf(tag)}: "${key}" ${says}.` }];
    if (texts.length === 0 || texts.some((text) => text.trim() === '')) return problem('is empty');
    const [own, wanted] = [message, vi[key] ?? message].map((one) => valuesOf(one).join(', '));
    if (own !== wanted)
      return problem(`names ${own || 'no value'} where Vietnamese names ${wanted || 'none'}`);
    const lacking = missingPlurals(tag, message);
    return lacking.length > 0 ? problem(`has no text for ${lacking.join(', ')}`) : [];
  });
}

/** Forms of the plural that a message which has any has no text for, by the rules of its language. */
function missingPlurals(tag, message) {
  if (!Array.isArray(message)) return [];
  return message.flatMap(({ declarations = [], match = {} }) => {
    const cases = Object.keys(match).map(
      (one) => new Map(one.split(/\s*,\s*/).map((part) => part.split('='))),
    );
    return declarations.flatMap((declaration) => {
      const [, name, options = ''] = /^local (\w+) = \w+: plural(.*)$/.exec(declaration) ?? [];
      if (!name) return [];
      const type = options.includes('type=ordinal') ? 'ordinal' : 'cardinal';
      const said = new Set(cases.map((values) => values.get(name) ?? '*'));
      if (said.has('*')) return [];
      const { pluralCategories } = new Intl.PluralRules(tag, { type }).resolvedOptions();
      return pluralCategories.filter((form) => !said.has(form)).map((form) => `${name}=${form}`);
    });
  });
}

/** What the code says, and neither language has. */
function unwritten(folder, { vi, en }) {
  const found = new Map();
  for (const [file, code] of codeOf(folder)) {
    if (!IMPORTS_MESSAGES.test(code)) continue;
    for (const [, key] of withoutComments(code).matchAll(SAYS))
      if (!(key in vi) && !(key in en)) found.set(key, file);
  }
  return [...found].map(([key, file]) => ({
    key,
    line: `${file} says m.${key}, which no language has: write it into ${fileOf('vi')} and ${fileOf('en')}.`,
  }));
}

/** Every word of the site's code: a key that is none of them is said nowhere. */
function wordsOfCode(folder) {
  const words = new Set();
  for (const [, code] of codeOf(folder)) for (const [word] of code.matchAll(/\w+/g)) words.add(word);
  return words;
}

function codeOf(folder) {
  return globSync('{app,edge}/**/*.{ts,tsx}', { cwd: folder })
    .filter((file) => !/^app[\\/]paraglide|\.(?:test|spec)\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')]);
}

const withoutComments = (code) => code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(?<![:'"`\w])\/\/.*$/gm, '');

/** All texts of a message: itself, or those of its variants. */
function textsOf(message) {
  if (typeof message === 'string') return [message];
  return Array.isArray(message) ? message.flatMap(({ match = {} }) => Object.values(match)) : [];
}

function valuesOf(message) {
  const names = textsOf(message).flatMap((text) =>
    [...text.matchAll(/(?<!\\)\{\s*(\w+)\s*\}/g)].map(([, name]) => name),
  );
  return [...new Set(names)].sort();
}

/** Letters as they are seen, those of Chinese, Japanese and Korean as the two that they are wide. */
function longest(message) {
  const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
  const widths = textsOf(message).map((text) => {
    let width = 0;
    for (const { segment } of letters.segment(text))
      width += /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(segment) ? 2 : 1;
    return width;
  });
  return Math.max(0, ...widths);
}

function shown(message) {
  const [text = '', ...more] = textsOf(message);
  return `“${text}”${more.length > 0 ? ' …' : ''}`;
}

const hashOf = (message) =>
  createHash('sha256').update(JSON.stringify(message)).digest('base64url').slice(0, 8);

function recordIn(folder, tag) {
  return existsSync(join(folder, recordOf(tag))) ? readJson(folder, recordOf(tag)) : {};
}

/** A language's messages; `line` says in words why they cannot be read. */
function readCatalogue(folder, tag) {
  try {
    const { $schema: _, ...catalogue } = readJson(folder, fileOf(tag));
    return { catalogue };
  } catch (error) {
    const why = error.code === 'ENOENT' ? 'is not there' : `is no JSON: ${error.message}`;
    return { catalogue: {}, line: `${fileOf(tag)} ${why}.` };
  }
}

function readJson(folder, path) {
  return JSON.parse(readFileSync(join(folder, path), 'utf8'));
}
