import { type DateRange, daysOf } from '@/contracts/shared/days';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button';
import { Popup } from '../../ui/popup';
import { DateField } from '../date-field';
import type { Issues } from '../field-issues';
import { useForm } from '../use-form';
import { isShown, type Period, type PeriodBounds } from './period';
import styles from './period-picker.module.css';

type Values = { from: string; to: string };
const WORDS = {
  from: () => ({ label: m.period_from(), format: m.period_day_wrong() }),
  to: () => ({ label: m.period_to(), format: m.period_to_wrong() }),
};

type Props = {
  period: Period;
  bounds: PeriodBounds;
  onPick: (range: DateRange) => void;
  onClose: () => void;
};

/** The member's own range of days, by the platform's date picker (SHELL-42). */
export function PeriodSheet({ period: { from, to }, bounds, onPick, onClose }: Props) {
  useLocale();
  const form = useForm<Values>({
    empty: { from: '', to: '' },
    start: () => ({ from, to }),
    words: WORDS,
    rechecks: { from: 'to' },
    check: (values) => periodIssues(values, bounds.mostDays),
    async send(values) {
      onPick(values);
    },
  });
  return (
    <Popup shape="sheet" title={m.period_own()} closeLabel={m.action_close()} onClose={onClose}>
      <form {...form.props} className={styles.form}>
        {(['from', 'to'] as const).map((name) => (
          <DateField
            key={name}
            {...form.field(name)}
            hint={name === 'to' ? m.period_most({ count: bounds.mostDays }) : undefined}
          />
        ))}
        <Button {...form.button(m.action_working())}>{m.period_show()}</Button>
      </form>
    </Popup>
  );
}

/** What is wrong with a range: a day that is none or half typed, a range that runs backwards or is too long. */
function periodIssues(values: Values, mostDays: number): Issues<keyof Values> {
  for (const name of ['from', 'to'] as const) {
    if (isShown(values[name])) continue;
    return { [name]: values[name] ? 'format' : 'required' };
  }
  const days = daysOf(values);
  return days < 1 || days > mostDays ? { to: 'format' } : {};
}
