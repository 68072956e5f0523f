import { expect, it } from 'vitest';
import { findBanks } from './find-banks';

const BANKS = [
  { bankCode: 'CBUOM', bankName: 'Ngân hàng Cánh Buồm' },
  { bankCode: 'BENTHANH', bankName: 'Ngân hàng Bến Thành' },
  { bankCode: 'DONGXANH', bankName: 'Ngân hàng Đồng Xanh' },
];
const found = (search: string) => findBanks(BANKS, search).map(({ bankCode }) => bankCode);

it('finds banks by name, with or without accents, and by code [ACC-15]', () => {
  expect(found('canh buom')).toEqual(['CBUOM']);
  expect(found('ĐỒNG')).toEqual(['DONGXANH']);
  expect(found('benthanh')).toEqual(['BENTHANH']);
  expect(found('anh')).toEqual(['CBUOM', 'BENTHANH', 'DONGXANH']);
  expect(found('xanh')).toEqual(['DONGXANH']);
});

it('shows all without a search, and none for what no bank is called [ACC-15]', () => {
  expect(found('  ')).toHaveLength(3);
  expect(found('zzz')).toEqual([]);
});

it('brings banks first that have a word so begun [ACC-13]', () => {
  const within = { bankCode: 'NHANH', bankName: 'Ngân hàng Nhanh' };
  const begun = { bankCode: 'HPHUC', bankName: 'Ngân hàng Hạnh Phúc' };
  expect(findBanks([within, begun], 'hanh')).toEqual([begun, within]);
});
