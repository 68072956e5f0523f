import type { listBanks } from '@/contracts/bank-cards/banks';
import type { Call } from '../../platform/handler';

/** The banks that money is paid out to, by their codes; invented, like all names of the demo. */
const BANKS: Readonly<Record<string, string>> = {
  CBUOM: 'Ngân hàng Cánh Buồm',
  PHUSA: 'Ngân hàng Phù Sa',
  SENVANG: 'Ngân hàng Sen Vàng',
  DONGXANH: 'Ngân hàng Đồng Xanh',
  TRUONGSON: 'Ngân hàng Trường Sơn',
  HAIDANG: 'Ngân hàng Hải Đăng',
  LACHONG: 'Ngân hàng Lạc Hồng',
  BENTHANH: 'Ngân hàng Bến Thành',
  CUULONG: 'Ngân hàng Cửu Long',
  THANGLONG: 'Ngân hàng Thăng Long',
  HONGHA: 'Ngân hàng Hồng Hà',
  ANPHU: 'Ngân hàng An Phú',
  NGOCLINH: 'Ngân hàng Ngọc Linh',
  PHUCLOC: 'Ngân hàng Phúc Lộc',
  TREVIET: 'Ngân hàng Tre Việt',
};

/** The banks that a card may be of (ACC-15). */
export function banks(_: Call<typeof listBanks>) {
  return { list: Object.entries(BANKS).map(([bankCode, bankName]) => ({ bankCode, bankName })) };
}

/** The name of a bank, or undefined for one that money is not paid out to. */
export const bankNameOf = (bankCode: string): string | undefined =>
  Object.hasOwn(BANKS, bankCode) ? BANKS[bankCode] : undefined;
