import { expect, it } from 'vitest';
import { vendorName } from './vendor-name';

it('shows a vendor without the joints of its code, and any other name as it is [GAME-92]', () => {
  expect(vendorName('TCG_LOTTO_VN')).toBe('TCG LOTTO VN');
  expect(vendorName('Trống Đồng')).toBe('Trống Đồng');
});
