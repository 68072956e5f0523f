import { expect, it } from 'vitest';
import { suggestionsFor } from './suggestions';

const sorting = [
  { gameCategory: 'RNG', vendorNames: [{ accountTypeName: 'Diều Giấy' }, { accountTypeName: 'JILI' }] },
  { gameCategory: 'FISH', vendorNames: [{ accountTypeName: 'Đèn Lồng' }, { accountTypeName: 'JILI' }] },
  { gameCategory: 'LIVE', vendorNames: [{ accountTypeName: 'Hội Đèn' }] },
];

it.each([
  ['no hu', ['RNG'], []],
  ['NỔ HŨ', ['RNG'], []],
  ['nohu', ['RNG'], []],
  ['dieugiay', [], ['Diều Giấy']],
  ['ban ca', ['FISH'], []],
  ['dieu giay', [], ['Diều Giấy']],
  // Names that begin with the text go before those that hold it.
  ['den', [], ['Đèn Lồng', 'Hội Đèn']],
  ['jili', ['JL'], ['JILI']],
  ['zzz', [], []],
  ['', [], []],
])(
  'finds categories and vendors for %j without regard to accents and spaces [GAME-75]',
  (text, categories, vendors) => {
    expect(suggestionsFor(text, sorting)).toEqual({ categories, vendors });
  },
);
