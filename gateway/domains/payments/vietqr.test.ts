import { expect, it } from 'vitest';
import { crc16, vietQr } from './vietqr';

/** A payment into account 0011012345678 at bank 970403, up to the service. */
const START = '00020101021238570010A0000007270127000697040301130011012345678';

it('has the check value of CRC-16/CCITT-FALSE [MONEY-02]', () => {
  expect(crc16('123456789')).toBe('29B1');
  expect(crc16('')).toBe('FFFF');
});

it('writes the examples of the published layout, to the last digit [MONEY-02]', () => {
  const account = { bin: '970403', accountNumber: '0011012345678' };
  expect(vietQr(account)).toBe(
    '00020101021138570010A00000072701270006970403011300110123456780208QRIBFTTA53037045802VN63049E6F',
  );
  const forOrder = `${START}0208QRIBFTTA530370454061800005802VN62340107NPS68690819thanh toan don hang6304`;
  expect(crc16(forOrder)).toBe('2E2E');
  // The same payment without the number of a bill, of which a transfer has none.
  const own = `${START}0208QRIBFTTA530370454061800005802VN62230819thanh toan don hang6304`;
  expect(vietQr({ ...account, amount: 180_000_00, purpose: 'thanh toan don hang' })).toBe(own + crc16(own));
});

it('keeps hundredths of an amount, and refuses what the layout has no room for [MONEY-02 MONEY-22]', () => {
  const account = { bin: '970403', accountNumber: '0011012345678' };
  expect(vietQr({ ...account, amount: 1_05 })).toContain('54041.05');
  expect(vietQr({ ...account, amount: 5 })).toContain('54040.05');
  const wrong = [
    { ...account, bin: '9704' },
    { ...account, accountNumber: '1'.repeat(20) },
    { ...account, amount: 0 },
    { ...account, amount: 0.5 },
    { ...account, purpose: 'chuyển khoản' },
    { ...account, purpose: 'x'.repeat(26) },
  ];
  for (const one of wrong) expect(() => vietQr(one)).toThrow(RangeError);
});
