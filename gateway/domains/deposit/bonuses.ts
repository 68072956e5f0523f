import { bonusOf } from '@/contracts/deposit/bonus-of';
import type { listDepositChannels } from '@/contracts/deposit/channels';
import { decimalNumberOf } from '@/contracts/shared/minor-units';
import { hasPaid, listBonuses } from '../../db/deposit-bonuses';
import type { DepositFacts } from '../../db/deposits';
import { HOUR_MS } from '../../db/quota-uses';
import type { AgreedBonus, DepositBonusRow } from '../../db/schema';
import type { Call } from '../../platform/handler';
import type { Language } from '../../platform/language';
import { Refusal } from '../../platform/refusal';

type Asking = Pick<Call<typeof listDepositChannels>, 'db' | 'clock' | 'merchant' | 'member'>;

/** The bonuses that a member's next deposit may have: those of a first one, while the member is new (MONEY-02). */
export async function offeredBonuses({ db, clock, merchant, member }: Asking): Promise<DepositBonusRow[]> {
  const rows = await listBonuses(db, merchant.code);
  const age = clock.now() - member.regDate;
  const offered = rows.filter(({ joinedWithinDays }) => age < joinedWithinDays * 24 * HOUR_MS);
  return offered.length > 0 && !(await hasPaid(db, member.id)) ? offered : [];
}

/** A bonus and all its terms, as they are told before a member chooses it; amounts in units of the currency. */
export function bonusView(
  { id, names, tiers, most, days, promotionId }: DepositBonusRow,
  language: Language,
) {
  return {
    id,
    name: names[language],
    days,
    promotionId,
    most: decimalNumberOf(most),
    tiers: tiers.map(({ from, ...tier }) => ({ ...tier, from: decimalNumberOf(from) })),
  };
}

/**
 * What is agreed with a member who chose a bonus for a deposit of an amount in 1/100 units; null for none.
 * @throws Refusal `deposit.bonus.refused` for one that is not offered, or not for so little
 */
export async function agreeBonus(
  asking: Asking,
  bonusId: string | undefined,
  amount: number,
): Promise<AgreedBonus | null> {
  if (bonusId === undefined) return null;
  const chosen = (await offeredBonuses(asking)).find(({ id }) => id === bonusId);
  const comesTo = chosen && bonusOf(amount, chosen);
  if (!comesTo) throw new Refusal('deposit.bonus.refused');
  const { id, names, days, promotionId } = chosen;
  return { id, names, days, promotionId, amount: comesTo.amount, times: comesTo.times };
}

/** The bonus of an order as it is answered: it comes with the whole amount, as long as nothing else was paid in before. */
export function bonusResponse({ order, paid, hasBonus, hasPaidOther }: DepositFacts, language: Language) {
  if (!order.bonus) return null;
  const { names, amount, times, days } = order.bonus;
  const isVoid = hasPaidOther || paid >= order.amount;
  return {
    name: names[language],
    amount: decimalNumberOf(amount),
    times,
    days,
    state: hasBonus ? ('credited' as const) : isVoid ? ('void' as const) : ('promised' as const),
  };
}
