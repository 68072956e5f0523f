import { expect, test } from 'vitest';
import { SCREENS } from '../../app/screens';
import { RETURN_REASONS } from '../../contracts/withdraw/withdrawal';
import { safeHtml } from '../../edge/lib/security/safe-html';
import { AGREEMENT_KINDS, PROTECTION_CHANGES } from '../../gateway/db/schema';
import { changeNotice } from '../../gateway/domains/account-protection/change-message';
import { FROZEN } from '../../gateway/domains/account-protection/frozen-message';
import { endNotice } from '../../gateway/domains/agreements/end-notice';
import {
  answerNotice,
  bonusBackNotice,
  bonusNotice,
  deliveryNotice,
  depositNotice,
  type EventTexts,
  jackpotNotice,
  offerNotice,
  transferNotice,
  withdrawalNotice,
} from '../../gateway/platform/event-notices';

const NAMES = { vi: 'Thưởng', en: 'Bonus' };
const bonus = { names: NAMES, amount: 100, required: 200, days: 7 };
const withdrawal = {
  orderNo: 'RT260822-AAAAAA',
  amount: 100,
  fee: 0,
  bankName: 'Cánh Buồm',
  lastDigits: '6724',
};

const SITE = { currencySymbol: '₫' };

/** Every message that the reference gateway writes of what happened. */
const MESSAGES: EventTexts[] = [
  depositNotice('NT260822-AAAAAA', { amount: 100, fee: 10 }, SITE),
  bonusNotice({ ...bonus, promotionId: 501 }, SITE),
  bonusNotice({ ...bonus, promotionId: null }, SITE),
  bonusBackNotice(NAMES, 100, SITE),
  withdrawalNotice(withdrawal, 'checked', SITE),
  withdrawalNotice(withdrawal, 'paid', SITE),
  ...RETURN_REASONS.map((returned) => withdrawalNotice(withdrawal, { returned }, SITE)),
  transferNotice('tongdaily01', 100, SITE),
  jackpotNotice(SITE),
  ...(['sent', 'delivered', 'returned'] as const).map((step) =>
    deliveryNotice({ names: NAMES, points: 1_000 }, step),
  ),
  ...AGREEMENT_KINDS.flatMap((kind) => [
    offerNotice(kind),
    answerNotice(kind, 'tongdaily01', 'accepted'),
    ...Object.values(endNotice(kind, '2026-08-22')),
  ]),
  ...PROTECTION_CHANGES.map(changeNotice),
  FROZEN,
];

/** `/m/withdraw/$orderNo` as what matches it. */
const paths = Object.keys(SCREENS).map((path) => path.split('/'));
const isScreen = (address: string): boolean => {
  const parts = address.replace(/[?#].*$/, '').split('/');
  return paths.some(
    (path) => path.length === parts.length && path.every((part, at) => part[0] === '$' || part === parts[at]),
  );
};

test('every message about what happened leads in both languages to screens of the site, by links that the site shows [NOTICE-27]', () => {
  for (const { vi, en } of MESSAGES) {
    const links = [vi, en].map(({ title, content }) => {
      expect(title).toMatch(/\S/);
      const html = safeHtml(content);
      const kept = [...html.matchAll(/<a href="([^"]*)">/g)].map(([, address = '']) => address);
      expect(kept.length, title).toBe(content.split('<a ').length - 1);
      expect(kept.length, title).toBeGreaterThan(0);
      expect(
        kept.filter((address) => !isScreen(address)),
        title,
      ).toEqual([]);
      return kept;
    });
    expect(links[0]).toEqual(links[1]);
  }
});
