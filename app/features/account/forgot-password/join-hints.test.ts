import { expect, it } from 'vitest';
import { joinHints } from './join-hints';

it.each<[(string | null | undefined | false)[], string]>([
  [['6–20 ký tự', 'không có khoảng trắng'], '6–20 ký tự, không có khoảng trắng'],
  [[null, '4–10 ký tự', false, 'chỉ gồm chữ số'], '4–10 ký tự, chỉ gồm chữ số'],
  [['4–10 ký tự', undefined, ''], '4–10 ký tự'],
  [[], ''],
])('joins %j by commas [FORGOT-30]', (hints, line) => {
  expect(joinHints(hints)).toBe(line);
});
