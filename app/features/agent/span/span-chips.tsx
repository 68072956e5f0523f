import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { PeriodSheet } from '@/app/forms/period/period-sheet';
import type { LinkTarget } from '@/app/lib/links/link-target';
import { dayRange } from '@/app/lib/time/dates';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { Chip, ChipStrip, chipLink } from '@/app/ui/chips';
import { Icon } from '@/app/ui/icon';
import { Notice } from '@/app/ui/notice';
import { KEPT_SPANS, type KeptSpan } from '@/contracts/team/kept-spans';
import { type Span, spanBounds } from './span';
import { type SpanSearch, USUAL_SPAN } from './span.search';
import styles from './span-chips.module.css';

const NAMES: Record<KeptSpan, () => string> = {
  today: m.period_today,
  yesterday: m.agent_span_yesterday,
  days7: () => m.period_days({ count: 7 }),
  days30: () => m.period_days({ count: 30 }),
  month: m.agent_span_month,
  lastMonth: m.agent_span_last_month,
};

type Props = {
  span: Span;
  /** The running day of the site. */
  today: string;
  /** The same screen with other days. */
  linkTo: (search: SpanSearch) => LinkTarget;
  /** Goes there: a range of the agent's own was chosen. */
  onPick: (search: SpanSearch) => void;
};

/** The days that are shown of a team: spans as links, the agent's own range in a sheet (AGENT-08). */
export function SpanChips({ span: { kept, range, refused }, today, linkTo, onPick }: Props) {
  useLocale();
  const [open, setOpen] = useState(false);
  return (
    <div>
      <ChipStrip label={m.period_label()}>
        {KEPT_SPANS.map((one) => (
          <Link
            key={one}
            {...linkTo(one === USUAL_SPAN ? {} : { span: one })}
            replace
            resetScroll={false}
            viewTransition={false}
            className={chipLink}
            activeOptions={{ exact: true }}
            aria-current={one === kept ? 'page' : undefined}
          >
            <Chip on={one === kept}>{NAMES[one]()}</Chip>
          </Link>
        ))}
      </ChipStrip>
      <button
        type="button"
        className={styles.range}
        aria-haspopup="dialog"
        aria-label={m.period_own_label({ range: dayRange(range) })}
        onClick={() => setOpen(true)}
      >
        <Icon name="calendar" />
        <bdi>{dayRange(range)}</bdi>
        <Icon name="down" />
      </button>
      {refused && <Notice kind="warning">{m.period_refused({ range: dayRange(range) })}</Notice>}
      {open && (
        <PeriodSheet
          period={{ ...range, quick: undefined }}
          bounds={spanBounds(today)}
          onPick={(picked) => {
            setOpen(false);
            onPick(picked);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
