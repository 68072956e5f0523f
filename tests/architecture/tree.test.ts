import { expect, test } from 'vitest';
import { filesBelow, isTest, read } from './source-files';

const files = filesBelow();
const sources = files.filter((path) => /\.(?:tsx?|mjs|css)$/.test(path));
const styles = files.filter((path) => path.endsWith('.css'));

test('names files and folders in kebab case, routes excepted', () => {
  const word = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)*$/;
  const wrong = sources
    .filter((path) => !/(?:^|\/)app\/routes\//.test(path))
    .filter((path) => !path.split('/').every((segment) => word.test(segment)));
  expect(wrong).toEqual([]);
});

test('explains every folder of more than five source files in a README.md', () => {
  const counts = new Map<string, number>();
  for (const path of sources.filter(
    (source) => source.includes('/') && (!isTest(source) || source.startsWith('tests/')),
  )) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  const missing = [...counts]
    .filter(([folder, count]) => count > 5 && !files.includes(`${folder}/README.md`))
    .map(([folder, count]) => `${folder}/README.md (${count} source files)`);
  expect(missing.sort()).toEqual([]);
});

test('says in a README where to begin, and leaves what each file is to its name and its first lines', () => {
  const row = /^\| (?:`[^`|]+\.(?:[cm]?[jt]sx?|css|svg|json)`(?:,? and |, )?)+ \| [^|]+ \|$/;
  const lists = files
    .filter((path) => path.endsWith('/README.md'))
    .flatMap((path) =>
      read(path)
        .split('\n')
        .filter((line) => row.test(line))
        .map((line) => `${path} ${line}`),
    );
  expect(lists).toEqual([]);
});

test('writes styles in logical directions, never left or right', () => {
  const physical =
    /(?:^|[\s;{])(?:(?:margin|padding|border|inset|scroll-margin|scroll-padding)-)?(?:left|right)(?:-(?:width|style|color|radius))?\s*:|\b(?:text-align|float|clear|caption-side)\s*:\s*(?:left|right)\b|border-(?:top|bottom)-(?:left|right)-radius\s*:/;
  expect(linesMatching(styles, physical)).toEqual([]);
});

test('takes colours from the tokens of the brand, so that a brand can change them', () => {
  const literal = /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i;
  const outside = styles.filter((path) => !path.startsWith('app/brand/'));
  expect(linesMatching(outside, literal)).toEqual([]);
});

test('names no path of a machine in a committed file', () => {
  const folders = ['work', 'root', 'private/var'];
  const machine = new RegExp(`(?<![\\w./:*-])/(?:${folders.join('|')})/`);
  const texts = files.filter((path) =>
    /\.(?:tsx?|mjs|json|jsonc|toml|css|md|ya?ml|sql|html|sh)$|^\.ci\//.test(path),
  );
  expect(linesMatching(texts, machine)).toEqual([]);
});

/** `path:line` of each line that matches, comments left out. */
function linesMatching(paths: string[], pattern: RegExp): string[] {
  return paths.flatMap((path) =>
    withoutComments(path)
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line) ? [`${path}:${index + 1} ${line.trim().slice(0, 100)}`] : [],
      ),
  );
}

function withoutComments(path: string): string {
  const text = read(path);
  return path.endsWith('.css')
    ? text.replace(/\/\*[\s\S]*?\*\/|url\([^)]*\)/g, (match) => match.replace(/[^\n]/g, ' '))
    : text;
}
