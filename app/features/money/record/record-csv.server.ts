import { vendorName } from '@/app/domain/games/vendor-name';
import { exactTime } from '@/app/lib/time/dates';
import { languageOf } from '@/app/locale/languages';
import { m } from '@/app/paraglide/messages.js';
import type { TableOfRecord } from '@/contracts/record/record-csv';
import { decimalOf } from '@/contracts/shared/minor-units';
import { movementName } from './movement-words';

/**
 * The account record as a table in the member's language: times of the site's zone with its offset, exact decimals
 * (MONEY-13, MONEY-22).
 */
export const recordTable: TableOfRecord = ({ locale: asked, timeZone }) => {
  const { tag: locale } = languageOf(asked);
  const heads = [
    m.csv_time,
    m.csv_zone,
    m.csv_kind,
    m.csv_about,
    m.csv_vendor,
    m.csv_code,
    m.csv_amount,
    m.csv_balance,
    m.csv_wallet,
  ];
  return {
    name: m.csv_name({}, { locale }),
    head: heads.map((say) => say({}, { locale })),
    rowOf({ at, kind, title, vendor, reference, amount, wallet, balance }) {
      const { local, offset } = exactTime(at, timeZone);
      return [
        { time: local },
        // Would begin with a sign, which is how a formula begins.
        `UTC${offset}`,
        movementName({ kind, amount }, locale),
        title ?? '',
        vendorName(vendor ?? ''),
        reference ?? '',
        { number: decimalOf(amount) },
        { number: decimalOf(balance) },
        wallet ? vendorName(wallet) : m.transfer_main({}, { locale }),
      ];
    },
  };
};
