import { expect, test } from 'vitest';
import { asSafeHtml } from '@/contracts/testing/html';
import { excerptOf } from './excerpt';

const excerpt = (html: string) => excerptOf(asSafeHtml(html));

test('the first words of a text are those one would read, without markup [CONT-31]', () => {
  expect(excerpt('<h2>Lịch</h2><p>Từ&nbsp;tuần <b>này</b> &#x26; sau</p>')).toBe('Lịch Từ tuần này & sau');
  expect(excerpt('')).toBe('');
});

test('a long text ends between words, within 160 characters, however long it is [CONT-31]', () => {
  const text = excerpt(`<p>${'đèn '.repeat(60_000)}</p>`);
  expect(text.length).toBeLessThanOrEqual(161);
  expect(text).toMatch(/đèn…$/);
  expect(excerpt('x'.repeat(500))).toHaveLength(161);
});

test('a tag that the cut goes through leaves nothing behind [CONT-31]', () => {
  expect(excerpt(`<p>${' '.repeat(3_990)}</p><table class="a">`)).toBe('');
});
