import { expect, it, vi } from 'vitest';
import { boundedMemo } from './bounded-memo';

it('makes each text once, while it is asked for, and keeps no more than it may [SHELL-43]', () => {
  const make = vi.fn((text: string) => text.toUpperCase());
  const memo = boundedMemo(make, 40);
  expect([memo('aaaa'), memo('aaaa'), memo('bbbb')]).toEqual(['AAAA', 'AAAA', 'BBBB']);
  expect(make).toHaveBeenCalledTimes(2);
  for (const text of ['cccc', 'dddd', 'eeee']) memo(text);
  memo('aaaa');
  memo('ffff');
  expect(make).toHaveBeenCalledTimes(6);
  memo('aaaa');
  expect(make).toHaveBeenCalledTimes(6);
  memo('bbbb');
  expect(make).toHaveBeenCalledTimes(7);
});

it('passes a text on that would take the place of all others [SHELL-43]', () => {
  const make = vi.fn((text: string) => text);
  const memo = boundedMemo(make, 40);
  memo('aaaa');
  for (let time = 0; time < 2; time += 1) memo('x'.repeat(30));
  memo('aaaa');
  expect(make).toHaveBeenCalledTimes(3);
});
