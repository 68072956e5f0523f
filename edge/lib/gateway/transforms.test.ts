import { afterEach, describe, expect, it, vi } from 'vitest';
import { getAnnouncements } from '@/contracts/content/announcements';
import type { OutputOf } from '@/contracts/operation';
import { sanitisePicked, sanitiseResponse } from './transforms';

type Answer = OutputOf<typeof getAnnouncements>;

afterEach(() => vi.restoreAllMocks());

describe('operator HTML', () => {
  it.each(['<b>', '<div>', '<ul><li>'])(
    'that nests %s by the thousand is dropped and logged, and the rest of the list stays [SHELL-43 ENT-79]',
    async (tag) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      const hot = [
        { id: 1, content: tag.repeat(20_000) },
        { id: 2, content: '<p>two</p>' },
      ];
      expect(await sanitiseResponse(getAnnouncements, { hot } as unknown as Answer)).toEqual({
        hot: [
          { id: 1, content: '' },
          { id: 2, content: '<p>two</p>' },
        ],
      });
      expect(warn.mock.calls.map(([line]) => JSON.parse(line))).toEqual([
        { event: 'html.dropped', operation: 'content.announcements', reason: expect.any(String) },
      ]);
    },
  );

  const whole = {
    hot: [
      { id: 1, title: 'a', content: '<p onclick="x()">one</p>' },
      { id: 2, content: '<b>two</b>' },
    ],
  };

  it.each<[string, (response: Answer) => unknown, unknown]>([
    [
      'a list',
      ({ hot }) => hot.map(({ content }) => ({ text: content })),
      [{ text: '<p>one</p>' }, { text: '<b>two</b>' }],
    ],
    ['the HTML itself', ({ hot }) => hot[0]?.content, '<p>one</p>'],
    [
      'lists in an object',
      ({ hot }) => ({ n: { texts: [hot[1]?.content, null] } }),
      { n: { texts: ['<b>two</b>', null] } },
    ],
    ['a number', ({ hot }) => hot.length, 2],
    ['nothing', () => undefined, undefined],
  ])('is sanitised in what is picked, be it %s [SHELL-43]', async (_, pick, expected) => {
    expect(await sanitisePicked(getAnnouncements, whole as unknown as Answer, pick)).toEqual(expected);
  });

  it('is no text while it is picked: what would make text of it makes nothing of use [SHELL-43]', async () => {
    const pick = ({ hot }: Answer) => `${hot[0]?.content}`;
    expect(await sanitisePicked(getAnnouncements, whole as unknown as Answer, pick)).toBe('[object Object]');
  });
});
