import { useQuery } from '@tanstack/react-query';
import { Link, linkOptions, useRouter } from '@tanstack/react-router';
import { vendorName } from '@/app/domain/games/vendor-name';
import { Money } from '@/app/domain/money/money';
import type { LinkTarget } from '@/app/lib/links/link-target';
import { dayAndTime } from '@/app/lib/time/dates';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import { errorMessage } from '@/app/shell/error-message';
import { Loaded } from '@/app/shell/loaded';
import { buttonClass } from '@/app/ui/button';
import { Popup } from '@/app/ui/popup';
import { Skeleton } from '@/app/ui/skeleton';
import { Tag, type TagTone } from '@/app/ui/tag';
import { GatewayError } from '@/contracts/errors';
import type { ResponseOf } from '@/contracts/operation';
import type { getMovement } from '@/contracts/record/record';
import styles from './movement-sheet.module.css';
import { movementName } from './movement-words';
import { movementQuery } from './record.queries';
import type { RecordSearch } from './record.search';
import { RecordFact, RecordFacts } from './record-facts';

type Detail = ResponseOf<typeof getMovement>;
type Round = NonNullable<Detail['round']>;

/** The sheet of the movement that the address names. */
export function OpenedMovement({ search }: { search: RecordSearch }) {
  const router = useRouter();
  const { movement, ...rest } = search;
  if (movement === undefined) return null;
  const close = () => {
    if (router.state.location.state.openedHere) return router.history.back();
    void router.navigate({ to: '/m/transaction/record', search: rest, replace: true, resetScroll: false });
  };
  return <MovementSheet id={String(movement)} onClose={close} />;
}

/**
 * One movement whole, and of a game its round: stake, what came back, how it ended. The base template lists
 * all of it plainly in a card.
 */
function MovementSheet({ id, onClose }: { id: string; onClose: () => void }) {
  useLocale();
  const { newMoneyScreens } = useSite();
  const movement = useQuery(movementQuery(id));
  const title = movement.data ? movementName(movement.data) : m.record_movement();
  return (
    <Popup
      shape={newMoneyScreens ? 'sheet' : 'card'}
      title={title}
      closeLabel={m.action_close()}
      onClose={onClose}
    >
      <Loaded
        query={movement}
        pending={<Skeleton className={styles.pending} />}
        failed={(error) => ({
          title: m.record_movement_failed(),
          text: error instanceof GatewayError ? errorMessage(error.code) : m.error_system(),
        })}
      >
        {(movement) => <Details movement={movement} />}
      </Loaded>
    </Popup>
  );
}

function Details({ movement }: { movement: Detail }) {
  const { timeZone, newMoneyScreens } = useSite();
  const { amount, wallet, balance, at, title, vendor, reference, round } = movement;
  return (
    <div className={styles.details} data-template={newMoneyScreens ? 'new' : 'base'}>
      <p className={styles.amount} data-in={amount > 0 ? '' : undefined}>
        <Money amount={amount} signed />
      </p>
      <RecordFacts>
        {title && <RecordFact name={m.record_fact_title()}>{title}</RecordFact>}
        {vendor && (
          <RecordFact name={m.record_fact_vendor()}>
            <span translate="no">{vendorName(vendor)}</span>
          </RecordFact>
        )}
        <RecordFact name={m.record_fact_time()}>{dayAndTime(at, timeZone)}</RecordFact>
        {wallet && (
          <RecordFact name={m.record_fact_wallet()}>
            <span translate="no">{vendorName(wallet)}</span>
          </RecordFact>
        )}
        <RecordFact name={m.record_fact_balance()}>
          <Money amount={balance} />
        </RecordFact>
        {reference && (
          <RecordFact name={round ? m.record_fact_round() : m.record_fact_code()}>
            <span className={styles.code} translate="no">
              {reference}
            </span>
          </RecordFact>
        )}
      </RecordFacts>
      {round && <RoundDetails round={round} />}
      <OriginLink movement={movement} />
    </div>
  );
}

/** The way on to the ticket, the promotion, or the game. */
function OriginLink({ movement: { origin, round } }: { movement: Detail }) {
  const link = origin ? ORIGINS[origin.kind](origin.id) : gameOf(round?.nodeId);
  if (!link) return null;
  return (
    <Link {...link.target} className={buttonClass('tonal')}>
      {link.text}
    </Link>
  );
}

type Way = { target: LinkTarget; text: string };

const ORIGINS: Record<NonNullable<Detail['origin']>['kind'], (id: string) => Way> = {
  lotteryOrder: (order) => ({
    target: linkOptions({ to: '/m/transaction/record', search: { tab: 'lottery', order } }),
    text: m.record_open_tickets(),
  }),
  promotion: (id) => ({
    target: linkOptions({ to: '/m/activityDetail', search: { id } }),
    text: m.record_open_promotion(),
  }),
};

function gameOf(nodeId: number | string | null | undefined): Way | undefined {
  if (nodeId === null || nodeId === undefined) return undefined;
  return { target: linkOptions({ to: '/m/home', search: { game: nodeId } }), text: m.record_open_game() };
}

const STATES: Record<Round['state'], { tone: TagTone; text: () => string }> = {
  open: { tone: 'info', text: m.round_open },
  won: { tone: 'positive', text: m.round_won },
  lost: { tone: 'neutral', text: m.round_lost },
  returned: { tone: 'warning', text: m.round_returned },
};

function RoundDetails({ round: { stake, payout, state, placedAt, closedAt } }: { round: Round }) {
  const { timeZone } = useSite();
  const { tone, text } = STATES[state];
  return (
    <section className={styles.round} aria-labelledby="round">
      <div className={styles.head}>
        <h3 id="round">{m.record_round()}</h3>
        <Tag tone={tone}>{text()}</Tag>
      </div>
      <RecordFacts>
        <RecordFact name={m.round_stake()}>
          <Money amount={stake} />
        </RecordFact>
        <RecordFact name={m.round_payout()}>
          <Money amount={payout} />
        </RecordFact>
        <RecordFact name={m.round_placed()}>{dayAndTime(placedAt, timeZone)}</RecordFact>
        {closedAt != null && (
          <RecordFact name={m.round_closed()}>{dayAndTime(closedAt, timeZone)}</RecordFact>
        )}
      </RecordFacts>
    </section>
  );
}
