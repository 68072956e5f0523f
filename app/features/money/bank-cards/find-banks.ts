import { plainText } from '@/app/lib/text/plain-text';
import type { Bank } from './bank-cards.queries';

/** Banks whose name, with or without accents, or code is looked for; names that have a word so begun come first. */
export function findBanks(banks: readonly Bank[], search: string): readonly Bank[] {
  const wanted = plainText(search);
  if (!wanted) return banks;
  const begins = ({ bankName, bankCode }: Bank) =>
    plainText(`${bankName} ${bankCode}`)
      .split(' ')
      .some((word) => word.startsWith(wanted));
  return banks
    .filter(({ bankName, bankCode }) => plainText(`${bankName} ${bankCode}`).includes(wanted))
    .sort((a, b) => Number(begins(b)) - Number(begins(a)));
}
