import { expect, test } from 'vitest';
import { filesBelow, read, sourcesBelow } from './source-files';

/** Tags of a file from `<name` to the bracket that ends it; a brace may hold one more. */
function tagsOf(file: string, name: string): string[] {
  const tags: string[] = [];
  const text = read(file);
  for (let at = text.indexOf(`<${name}`); at >= 0; at = text.indexOf(`<${name}`, at + 1)) {
    if (/\w/.test(text[at + name.length + 1] ?? '')) continue;
    let depth = 0;
    let end = at;
    while (end < text.length && !(depth === 0 && text[end] === '>')) {
      if (text[end] === '{') depth += 1;
      if (text[end] === '}') depth -= 1;
      end += 1;
    }
    tags.push(text.slice(at, end + 1));
  }
  return tags;
}

test('every picture of every screen says its width and height: nothing jumps when it comes', () => {
  const tags = sourcesBelow('app')
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => tagsOf(file, 'img').map((tag) => `${file}: ${tag}`));
  expect(tags.length).toBeGreaterThan(10);
  expect(tags.filter((tag) => !/\swidth=/.test(tag) || !/\sheight=/.test(tag))).toEqual([]);
});

test('no drawing of the site has a filter: a phone pays for it with each of them', () => {
  const drawings = filesBelow().filter((file) => /^(?:public\/art|app\/ui)\/.*\.svg$/.test(file));
  expect(drawings.length).toBeGreaterThan(300);
  expect(drawings.filter((file) => /<filter\b|\sfilter=|<fe[A-Z]/.test(read(file)))).toEqual([]);
});
