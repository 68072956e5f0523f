import { expect, it } from 'vitest';
import { changedTexts } from './word-updates';

it('tells of texts that are others now or new, and of nothing that stayed or chooses', () => {
  const before = { home: 'Trang chủ', news: 'Tin', count: [{ one: 'a' }] };
  const now = { home: 'Nhà', news: 'Tin', fresh: 'Mới', count: [{ one: 'b' }] };
  expect(changedTexts(before, now)).toEqual({ home: 'Nhà', fresh: 'Mới' });
});
