import { Link } from '@tanstack/react-router';
import { formatShortMoney } from '@/app/domain/money/format-money';
import { formatShortRate } from '@/app/locale/figures';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import { Button } from '@/app/ui/button';
import { Popup } from '@/app/ui/popup';
import { bonusOf } from '@/contracts/deposit/bonus-of';
import type { DepositBonus } from '@/contracts/deposit/deposit-bonus';
import type { MinorUnits } from '@/contracts/shared/minor-units';
import styles from './bonus-sheet.module.css';
import { bonusTerms, leastForBonus, type Sums } from './deposit-rules';

type Props = {
  bonus: DepositBonus;
  sums: Sums | null;
  onTake: () => void;
  onLeave: () => void;
  onClose: () => void;
};

/** A bonus with all its terms, which a member takes or leaves; both ways are of equal size (MONEY-02). */
export function BonusSheet({ bonus, sums, onTake, onLeave, onClose }: Props) {
  const { currency } = useSite();
  const short = (amount: number) => formatShortMoney(amount as MinorUnits, currency);
  const { name, tiers, most, days, promotionId } = bonus;
  const terms = sums && bonusTerms(bonus, sums);
  const isTooLittle = sums !== null && bonusOf(sums.paid, bonus) === null;
  const andClose = (choose: () => void) => () => {
    choose();
    onClose();
  };
  return (
    <Popup shape="sheet" title={name} closeLabel={m.action_close()} onClose={onClose}>
      <table className={styles.tiers}>
        <thead>
          <tr>
            <th scope="col">{m.deposit_bonus_from()}</th>
            <th scope="col">{m.deposit_bonus_rate()}</th>
            <th scope="col">{m.deposit_bonus_rounds()}</th>
          </tr>
        </thead>
        <tbody>
          {tiers.map(({ from, rate, times }) => (
            <tr key={from} data-reached={terms?.rate === rate ? '' : undefined}>
              <td translate="no">{short(from)}</td>
              <td>{`${formatShortRate(rate)}%`}</td>
              <td>{m.deposit_bonus_times({ times })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {sums && terms && (
        <p className={styles.sum}>
          {m.deposit_bonus_sum({
            deposit: short(sums.paid),
            bonus: short(terms.bonus),
            locked: short(terms.locked),
            required: short(terms.required),
          })}
        </p>
      )}
      {isTooLittle && (
        <p className={styles.sum}>{m.deposit_bonus_low({ amount: short(leastForBonus(bonus)) })}</p>
      )}
      <ul className={styles.rules}>
        <li>{m.deposit_bonus_rule_lock()}</li>
        <li>{m.deposit_bonus_rule_time({ days })}</li>
        <li>{m.deposit_bonus_rule_once({ amount: short(most) })}</li>
      </ul>
      {promotionId !== null && (
        <Link to="/m/activityDetail" search={{ id: promotionId }} className={styles.terms}>
          {m.deposit_bonus_terms()}
        </Link>
      )}
      <div className={styles.actions}>
        <Button look="secondary" onClick={andClose(onLeave)}>
          {m.deposit_bonus_leave()}
        </Button>
        <Button disabled={isTooLittle} onClick={andClose(onTake)}>
          {m.deposit_bonus_take()}
        </Button>
      </div>
    </Popup>
  );
}
