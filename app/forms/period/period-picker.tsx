import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { LinkTarget } from '../../lib/links/link-target';
import { dayRange } from '../../lib/time/dates';
import { m } from '../../paraglide/messages.js';
import type { Elements } from '../../ui/elements';
import { Icon } from '../../ui/icon';
import { LinkTabs, linkTab } from '../../ui/link-tabs';
import { Notice } from '../../ui/notice';
import type { Period, PeriodBounds } from './period';
import styles from './period-picker.module.css';
import { type PeriodSearch, QUICK_DAYS, type QuickDays } from './period-search';
import { PeriodSheet } from './period-sheet';

type Props = {
  period: Period;
  bounds: PeriodBounds;
  /** The same screen with another range. */
  linkTo: (search: PeriodSearch) => LinkTarget;
  /** Goes there: a range of the member's own was chosen. */
  onPick: (search: PeriodSearch) => void;
  /** Stands beside the range. */
  children?: Elements;
};

/** A range of days: quick ones as links, the member's own in a sheet. Drawn by what knows the language (SHELL-42). */
export function PeriodPicker({ period, bounds, linkTo, onPick, children }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.picker}>
      <LinkTabs label={m.period_label()}>
        {QUICK_DAYS.map((days) => (
          <Link
            key={days}
            {...linkTo(days === bounds.usual ? {} : { days })}
            className={linkTab}
            resetScroll={false}
            viewTransition={false}
            activeOptions={{ exact: true }}
            aria-current={period.quick === days ? 'page' : undefined}
          >
            {nameOf(days)}
          </Link>
        ))}
      </LinkTabs>
      <div className={styles.own}>
        <button
          type="button"
          className={styles.range}
          aria-haspopup="dialog"
          aria-label={m.period_own_label({ range: dayRange(period) })}
          onClick={() => setOpen(true)}
        >
          <Icon name="calendar" />
          <bdi className={styles.days}>{dayRange(period)}</bdi>
          <Icon name="down" />
        </button>
        {children}
      </div>
      {period.refused && <Notice kind="warning">{m.period_refused({ range: dayRange(period) })}</Notice>}
      {open && (
        <PeriodSheet
          period={period}
          bounds={bounds}
          onPick={(range) => {
            setOpen(false);
            onPick(range);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

function nameOf(days: QuickDays): string {
  if (days === 1) return m.period_today();
  return m.period_days({ count: days });
}
