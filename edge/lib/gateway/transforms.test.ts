import { afterEach, describe, expect, it, vi } from 'vitest';
import { getAnnouncements } from '../../../contracts/content/announcements';
import { transformAnswer } from './transforms';

afterEach(() => vi.restoreAllMocks());

describe('operator HTML', () => {
  it.each(['<b>', '<div>', '<ul><li>'])(
    'that nests %s by the thousand is dropped and logged, and the rest of the list stays [SHELL-43 ENT-79]',
    (tag) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      const hot = [
        { id: 1, content: tag.repeat(20_000) },
        { id: 2, content: '<p>two</p>' },
      ];
      expect(transformAnswer(getAnnouncements, { hot })).toEqual({
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
});
