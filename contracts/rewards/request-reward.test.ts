import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { sendFeedback } from '../content/feedback';
import { requestReward } from './request-reward';
import { REMARKS_MAX } from './reward-rules';

const { remarks, pictures } = requestReward.input.entries;

it.each([
  ['140 letters', 'x'.repeat(140), true],
  ['141 letters', 'x'.repeat(141), false],
  ['140 letters of a base and two marks', 'e\u0302\u0301'.repeat(140), true],
  ['140 families of four', '👨‍👩‍👧‍👦'.repeat(140), true],
  ['140 letters between blanks', `  ${'x'.repeat(140)}  `, true],
])('takes remarks of %s: %s [REWARD-26 REWARD-27]', (_, text, taken) => {
  expect(v.safeParse(remarks, text).success).toBe(taken);
});

it('takes three pictures at most, each jpeg or png [REWARD-28 REWARD-31 REWARD-34]', () => {
  const of = (count: number, type = 'png') => Array(count).fill(`data:image/${type};base64,AAAA`);
  expect([0, 3, 4].map((count) => v.safeParse(pictures, of(count)).success)).toEqual([true, true, false]);
  expect(['jpeg', 'gif'].map((type) => v.safeParse(pictures, of(1, type)).success)).toEqual([true, false]);
});

it('bounds no feedback by the 140 letters of remarks [CONST-48 CONST-49]', () => {
  expect(v.safeParse(remarks, 'x'.repeat(141)).success).toBe(false);
  expect(v.safeParse(sendFeedback.input, { content: 'x'.repeat(141) }).success).toBe(true);
});

it('counts no text that is far too long: counting a million letters would stall the server [REWARD-26 REWARD-54]', () => {
  const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment');
  for (const text of ['x'.repeat(1_000_000), 'e\u0302\u0301'.repeat(1_000_000), ' '.repeat(1_000_000)]) {
    expect(v.safeParse(remarks, text).success).toBe(false);
  }
  expect(segment).not.toHaveBeenCalled();
  expect(v.safeParse(remarks, 'x'.repeat(REMARKS_MAX)).success).toBe(true);
  expect(segment).toHaveBeenCalled();
  segment.mockRestore();
});
