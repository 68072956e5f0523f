import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { changedTexts, localeOfFile, textsShown } from './word-updates';

it('tells of texts that are others now or new, and of nothing that stayed or chooses', () => {
  const before = { home: 'Trang chủ', news: 'Tin', count: [{ one: 'a' }] };
  const now = { home: 'Nhà', news: 'Tin', fresh: 'Mới', count: [{ one: 'b' }] };
  expect(changedTexts(before, now)).toEqual({ home: 'Nhà', fresh: 'Mới' });
});

it('reads the product’s texts alone, wherever the checkout lies', () => {
  const files = [
    'messages/vi.json',
    'operator/messages/vi.json',
    'messages/old/vi.json',
    'messages/vi.json5',
  ];
  const found = files.map((file) =>
    localeOfFile(`/a/operator/messages/site/${file}`, '/a/operator/messages/site'),
  );
  expect(found).toEqual(['vi', undefined, undefined, undefined]);
});

it('tells of no text in whose place the operator’s stands', () => {
  const folder = mkdtempSync(join(tmpdir(), 'operator-'));
  try {
    mkdirSync(join(folder, 'messages'));
    writeFileSync(join(folder, 'messages/vi.json'), JSON.stringify({ home: 'Nhà của ta' }));
    const changed = { home: 'Nhà', news: 'Tin mới' };
    expect(textsShown(changed, 'vi', folder)).toEqual({ news: 'Tin mới' });
    expect(textsShown(changed, 'en', folder)).toEqual(changed);
    expect(textsShown(changed, 'vi', undefined)).toEqual(changed);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
