import { posix } from 'node:path';

/**
 * The addresses that a test of the built site opens or expects: those in its own text, and in what it imports from the
 * folders beside it. `$` stands where a value is put in.
 */
export function opens(texts, file) {
  const text = texts.get(file) ?? '';
  const imported = importsOf(texts, file, text).map((one) => one.text);
  return [...new Set([text, ...imported].flatMap(addressesIn))];
}

function addressesIn(text) {
  const found = text.replaceAll('\\/', '/').matchAll(/['"`\s^(/}](\/m\/(?:[\w/-]|\$\{[^}]*\}|\$\w+)*)/g);
  return [...found].map(([, address]) => address.replace(/\$\{[^}]*\}|\$\w+/g, '$'));
}

/** What a test imports by name from a `support` folder: the name, and the text of the part that exports it. */
function importsOf(texts, file, text) {
  return [...text.matchAll(/import\s*\{([^}]*)\}\s*from\s*'(\.[^']+)'/g)].flatMap(([, names, target]) => {
    const path = `${posix.join(posix.dirname(file), target)}.ts`;
    if (!/\/support\//.test(path)) return [];
    const parts = (texts.get(path) ?? '').split(/^(?=export )/m);
    return names.split(',').flatMap((written) => {
      const name = written.trim();
      const part = parts.find((one) => /^export (?:async )?\w+ (\w+)/.exec(one)?.[1] === name);
      return part ? [{ name, text: part }] : [];
    });
  });
}

/**
 * The lines of those tests of a file that open one of these screens, by the addresses in their own text and in what that
 * mentions of the file or imports; nothing where all of them do, or where it cannot be told of one.
 * @returns {number[] | undefined}
 */
export function linesOpening(texts, file, paths) {
  const text = texts.get(file) ?? '';
  const blocks = blocksOf(text);
  const known = [
    ...importsOf(texts, file, text),
    ...blocks.flatMap(({ names, text: own }) => names.map((name) => ({ name, text: own }))),
  ];
  /** Also by way of what is mentioned there. */
  const addressesOf = (own, seen = new Set()) => [
    ...addressesIn(own),
    ...known.flatMap(({ name, text: its }) =>
      seen.has(name) || !new RegExp(`\\b${name}\\b`).test(own) ? [] : addressesOf(its, seen.add(name)),
    ),
  ];
  const isFor = (addresses) =>
    addresses.length === 0 || paths.some((path) => addresses.some((address) => leadsTo(address, path, text)));
  // What runs before each test, too.
  const before = blocks.filter(({ names, lines }) => names.length + lines.length === 0);
  const always = before.flatMap((block) => addressesOf(block.text));
  if (always.length > 0 && isFor(always)) return;
  const all = blocks.flatMap(({ lines }) => lines);
  const lines = blocks.flatMap((block) => (isFor(addressesOf(block.text)) ? block.lines : []));
  return lines.length === 0 || lines.length === all.length ? undefined : lines;
}

/** The statements of a module, but imports: what each declares, and the lines on which its tests begin. */
function blocksOf(text) {
  const blocks = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (/^[^\s)}\]/*]/.test(line))
      blocks.push({ text: '', names: [], lines: [], isImport: /^import\b/.test(line) });
    const block = blocks.at(-1);
    if (!block) continue;
    const [, declared] =
      block.text === ''
        ? (/^(?:export )?(?:async )?(?:const|let|function\*?|class|type) ([^=(:<]+)/.exec(line) ?? [])
        : [];
    if (declared) block.names = declared.match(/\w+/g) ?? [];
    if (/^\s*test\(/.test(line)) block.lines.push(index + 1);
    block.text += `${line}\n`;
  }
  return blocks.filter(({ isImport }) => !isImport);
}

/** Whether an address may be one of a screen; a value that is put in is a word of the text where that is done. */
export function leadsTo(address, path, text = '') {
  const [given, wanted] = [address, path].map((one) => one.replace(/\/$/, '').split('/'));
  if (given.length !== wanted.length) return false;
  return wanted.every(
    (part, place) =>
      part.startsWith('$') ||
      given[place] === part ||
      (given[place].includes('$') && new RegExp(`['"\`]${part}\\b`).test(text)),
  );
}
