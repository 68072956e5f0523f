import { expect, test } from 'vitest';
import { excerptOf } from './excerpt';

test('the first words of a text are those one would read, without markup [CONT-31]', () => {
  expect(excerptOf('<h2>Lịch</h2><p>Từ&nbsp;tuần <b>này</b> &#x26; sau</p>')).toBe('Lịch Từ tuần này & sau');
  expect(excerptOf('')).toBe('');
});

test('a long text ends between words, within 160 characters, however long it is [CONT-31]', () => {
  const excerpt = excerptOf(`<p>${'đèn '.repeat(60_000)}</p>`);
  expect(excerpt.length).toBeLessThanOrEqual(161);
  expect(excerpt).toMatch(/đèn…$/);
  expect(excerptOf('x'.repeat(500))).toHaveLength(161);
});

test('a tag that the cut goes through leaves nothing behind [CONT-31]', () => {
  expect(excerptOf(`<p>${' '.repeat(3_990)}</p><table class="a">`)).toBe('');
});
