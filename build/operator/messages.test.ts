import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { messageLines, operatorMessages } from './messages';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'operator-'));
  for (const [locale, texts] of Object.entries({
    vi: { home_hello: 'Chào {name}', home_title: 'Trang chủ', days: [{ match: { 'n=*': '{n} ngày' } }] },
    en: { home_hello: 'Hello {name}', home_title: 'Home' },
  }))
    write(`product/${locale}.json`, texts);
  const settings = { baseLocale: 'vi', locales: ['vi', 'en'], modules: ['../plugin.js'] };
  write('product/project.inlang/settings.json', settings);
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, content: unknown) {
  const file = join(folder, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
}
const at = (path: string) => join(folder, path);
const project = () => at('product/project.inlang');
const linesOf = (locale: string, texts: unknown) => {
  write(`operator/messages/${locale}.json`, texts);
  return messageLines(at('operator'), project()).map((line) => line.replace(/^.*\.json: /, ''));
};

describe('texts of an operator', () => {
  it('stand in the place of the product’s by their keys, and no file of the product is written to', () => {
    write('operator/messages/en.json', { home_title: 'Start' });
    const before = readFileSync(at('product/en.json'), 'utf8');
    const merged = operatorMessages(project(), at('operator'), at('merged'));
    expect(merged).toBe(at('merged/project.inlang'));
    expect(JSON.parse(readFileSync(at('merged/en.json'), 'utf8'))).toEqual({
      home_hello: 'Hello {name}',
      home_title: 'Start',
    });
    expect(JSON.parse(readFileSync(at('merged/vi.json'), 'utf8'))).toMatchObject({ home_title: 'Trang chủ' });
    expect(JSON.parse(readFileSync(join(merged, 'settings.json'), 'utf8')).modules).toEqual(['../plugin.js']);
    expect(readFileSync(at('product/en.json'), 'utf8')).toBe(before);
  });

  it('leave the product’s project as it is where there are none', () => {
    expect(operatorMessages(project(), at('none'))).toBe(project());
    mkdirSync(at('operator'));
    expect(operatorMessages(project(), at('operator'))).toBe(project());
  });

  it.each<[string, string, unknown, string]>([
    [
      'a key that the site does not have',
      'en',
      { home_titel: 'x' },
      '"home_titel" is no text of the site; did you mean home_title?',
    ],
    ['a value that is left out', 'en', { home_hello: 'Hello' }, '"home_hello" leaves out {name}'],
    ['a form that leaves out its value', 'vi', { days: 'ngày' }, '"days" leaves out {n}'],
    ['an empty text', 'en', { home_title: ' ' }, '"home_title" is no text'],
    ['what is no text', 'en', { home_title: 3 }, '"home_title" is no text'],
    [
      'a language that there is not',
      'eng',
      { home_title: 'x' },
      'is no language of the site; did you mean en?',
    ],
    ['a list', 'en', [], 'is no object of JSON'],
  ])('are answered in one line for %s', (_, locale, texts, line) => {
    expect(linesOf(locale, texts)).toEqual([line]);
    expect(() => operatorMessages(project(), at('operator'), at('merged'))).toThrow(line);
  });

  it('are answered for a value that nothing fills, and for what is no JSON', () => {
    expect(linesOf('en', { home_hello: 'Hello {nmae}' })).toEqual([
      '"home_hello" leaves out {name}',
      '"home_hello" has {nmae}, which nothing fills; did you mean name?',
    ]);
    expect(linesOf('en', '{')).toEqual([expect.stringMatching(/^is no JSON: /)]);
  });

  it('may be in a language that has not that text yet', () => {
    expect(linesOf('en', { days: '{n} days' })).toEqual([]);
  });
});
