import { describe, expect, it } from 'vitest';
import { asSafeHtml } from '@/contracts/testing/html';
import { helpSearch } from './help.search';
import { pickHelp, searchOf } from './pick-help';

const content = asSafeHtml('');
const questions = [
  { title: 'Q0', content },
  { title: 'Q1', content },
];
const items = [
  { title: 'Câu hỏi chung', content, tag: undefined, children: [] },
  { title: 'Điều khoản', content, tag: 'terms', children: questions },
  { title: 'Về chúng tôi', content, tag: 'about', children: [] },
  { title: 'Điều khoản cũ', content, tag: 'terms', children: [] },
];

const picked = (search: Record<string, unknown>) => {
  const pick = pickHelp(items, helpSearch(search));
  return [pick?.index, pick?.child];
};

describe('the part of the help centre that an address names', () => {
  it('is the first tab of a tag [HELP-03 HELP-12 HELP-13 ROUTE-22 ROUTE-23]', () => {
    expect(picked({ tag: 'terms' })).toEqual([1, undefined]);
    expect(picked({ tag: 'about' })).toEqual([2, undefined]);
  });

  it('is the tab of an index that counts from 0 [HELP-04 HELP-06]', () => {
    expect(picked({ i: 0 })).toEqual([0, undefined]);
    expect(picked({ i: 3 })).toEqual([3, undefined]);
  });

  it('is the tag rather than the index [HELP-06]', () => {
    expect(picked({ tag: 'about', i: 1 })).toEqual([2, undefined]);
    expect(picked({ tag: 'nowhere', i: 1 })).toEqual([1, undefined]);
  });

  it('is a question within the tab by c [HELP-05 HELP-06]', () => {
    expect(picked({ tag: 'terms', c: 1 })).toEqual([1, 1]);
    expect(picked({ tag: 'terms', c: 2 })).toEqual([1, undefined]);
    expect(picked({ c: 0 })).toEqual([0, undefined]);
  });

  it.each([{}, { i: 9 }, { i: -1 }, { i: 1.5 }, { i: 'x' }, { tag: 'nowhere' }, { tag: ['a'] }, { i: 1e9 }])(
    'is the first tab for an unknown %o [HELP-06]',
    (search) => {
      expect(picked(search)).toEqual([0, undefined]);
    },
  );

  it('is nothing when nothing is written [HELP-06]', () => {
    expect(pickHelp([], helpSearch({ tag: 'terms' }))).toBeUndefined();
  });
});

it('gives each tab and question an address that picks it again [HELP-01 ROUTE-47]', () => {
  expect(items.map((_, index) => picked(searchOf(items, index))[0])).toEqual([0, 1, 2, 3]);
  expect(searchOf(items, 1, 0)).toEqual({ tag: 'terms', c: 0 });
  expect(picked(searchOf(items, 1, 1))).toEqual([1, 1]);
});
