import { expect, it } from 'vitest';
import { PRIZE_MODES } from '@/contracts/games/launch-game';
import { prizeModeOf } from './prize-mode';

const group = (gameCategory: string, ...vendors: string[]) => ({
  gameCategory,
  vendorNames: vendors.map((accountTypeName) => ({ accountTypeName, gameCategory: undefined })),
});

it.each([
  ['TCG_LOTTO_VN is sorted there', [group('ELOTT', 'ELOTT', 'TCG_LOTTO_VN')]],
  ['LOTT is sorted there', [group('LOTT', 'TCG_SEA'), group('ELOTT', 'LOTT')]],
])('is electronic where %s [LAUNCH-21 LAUNCH-22]', (_, sorting) => {
  expect(prizeModeOf(sorting)).toBe('Elott');
});

it.each([
  ['no electronic lottery is sorted', [group('LOTT', 'TCG_LOTTO_VN', 'LOTT')]],
  ['others alone are sorted there', [group('ELOTT', 'ELOTT', 'TCG_SEA')]],
  ['nothing is sorted', []],
])('is plain where %s [LAUNCH-23]', (_, sorting) => {
  expect(prizeModeOf(sorting)).toBe('Lott');
});

it('is electronic until the sorting is known, and never ZY, which exists [LAUNCH-24 LAUNCH-25 LAUNCH-26 CONST-73]', () => {
  expect(prizeModeOf(undefined)).toBe('Elott');
  expect(PRIZE_MODES).toEqual(['Lott', 'ZY', 'Elott']);
  expect(prizeModeOf([group('ZY', 'LOTT'), group('ELOTT', 'ZY')])).toBe('Lott');
});
