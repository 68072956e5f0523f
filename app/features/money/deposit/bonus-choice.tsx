import { useState } from 'react';
import { formatShortMoney } from '@/app/domain/money/format-money';
import { formatShortRate } from '@/app/locale/figures';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import { Icon } from '@/app/ui/icon';
import { bonusOf } from '@/contracts/deposit/bonus-of';
import type { DepositBonus } from '@/contracts/deposit/deposit-bonus';
import type { MinorUnits } from '@/contracts/shared/minor-units';
import styles from './bonus-choice.module.css';
import { BonusSheet } from './bonus-sheet';
import { bonusRate, type Sums } from './deposit-rules';

type Props = {
  bonuses: readonly DepositBonus[];
  /** Of the one that is taken; empty for none. */
  value: string;
  onChange: (id: string) => void;
  error: string | undefined;
  /** What the deposit comes to; null while its amount is none. */
  sums: Sums | null;
};

/** The bonuses that the deposit may have, none of them taken before its terms were on view (MONEY-02). */
export function BonusChoice({ bonuses, value, onChange, error, sums }: Props) {
  const { currency } = useSite();
  const [openId, setOpenId] = useState<string | null>(null);
  const opened = bonuses.find(({ id }) => id === openId);
  return (
    <div className={styles.bonuses}>
      {bonuses.map((bonus) => {
        const comesTo = sums && bonusOf(sums.paid, bonus);
        const isTaken = bonus.id === value;
        const taken = comesTo && {
          amount: formatShortMoney(comesTo.amount as MinorUnits, currency),
          times: comesTo.times,
        };
        return (
          <button
            key={bonus.id}
            type="button"
            className={styles.bonus}
            data-taken={isTaken ? '' : undefined}
            aria-haspopup="dialog"
            aria-describedby={isTaken && error ? 'bonus-error' : undefined}
            onClick={() => setOpenId(bonus.id)}
          >
            <Icon name="gift" size={24} />
            <span className={styles.words}>
              <span className={styles.name}>
                {m.deposit_bonus_named({
                  name: bonus.name,
                  rate: formatShortRate(bonusRate(bonus, sums)),
                })}
              </span>
              <span className={styles.note}>
                {isTaken && taken ? m.deposit_bonus_taken(taken) : m.deposit_bonus_open()}
              </span>
            </span>
            <Icon name="next" size={18} />
          </button>
        );
      })}
      {error && (
        <p id="bonus-error" className={styles.error}>
          <Icon name="alert" size={16} />
          <span>{error}</span>
        </p>
      )}
      {opened && (
        <BonusSheet
          bonus={opened}
          sums={sums}
          onTake={() => onChange(opened.id)}
          onLeave={() => onChange('')}
          onClose={() => setOpenId(null)}
        />
      )}
    </div>
  );
}
