import { expect, test } from 'vitest';
import { visibleLength, visibleStart } from './visible-characters';

const FAMILY = '👨‍👩‍👧‍👦';

test('counts characters as people see them [REWARD-26 REWARD-27]', () => {
  expect(visibleLength('')).toBe(0);
  expect(visibleLength('Nạp tiền lúc 9 giờ')).toBe(18);
  expect(visibleLength('ệ'.normalize('NFD'))).toBe(1);
  expect(visibleLength(`${FAMILY}🇻🇳`)).toBe(2);
});

test('cuts between characters, never through one [REWARD-26 CONST-48]', () => {
  expect(visibleStart('a'.repeat(141), 140)).toBe('a'.repeat(140));
  expect(visibleStart(FAMILY.repeat(141), 140)).toBe(FAMILY.repeat(140));
  expect(visibleStart('ngắn', 140)).toBe('ngắn');
});
