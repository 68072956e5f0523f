import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useCloseSheet } from '../../lib/links/use-close-sheet';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { hasMoney } from '../../session/member-types';
import { useSession } from '../../session/session.queries';
import { useSite } from '../../session/site.queries';
import { Loaded } from '../../shell/loaded';
import { buttonClass } from '../../ui/button';
import { Chip, ChipStrip, chipLink } from '../../ui/chips';
import { Skeleton } from '../../ui/skeleton';
import { StackedParts } from '../../ui/stacked-parts';
import { StateCard } from '../../ui/state-card';
import { ActualAccountCard } from './actual-account-card';
import { CheckInCard } from './check-in-card';
import { InfoSheet } from './info-sheet';
import { OpenedReward } from './opened-reward';
import { Part } from './part';
import { PromoCodeSheet } from './promo-code-sheet';
import { RewardCard, StandingCard } from './reward-card';
import styles from './reward-centre-screen.module.css';
import { GROUPS, groupRewards, type RewardGroup, type RewardItem } from './reward-groups';
import { REWARD_PARTS } from './reward-parts';
import { RewardWays } from './reward-ways';
import { type RewardCentre, rewardCentreQuery, tasksQuery } from './rewards.queries';
import type { RewardsSearch } from './rewards.search';

/**
 * `/m/rewardCenter`: what a member may claim, has in progress and had, with check-in, missions, rebate and promo codes as
 * the site has them (REWARD-01, REWARD-03, ROUTE-17).
 */
export function RewardCentreScreen({ search }: { search: RewardsSearch }) {
  useLocale();
  const session = useSession();
  if (!session) return null;
  return !hasMoney(session) ? <ActualAccountCard /> : <Centre search={search} />;
}

function Centre({ search }: { search: RewardsSearch }) {
  const centre = useQuery(rewardCentreQuery());
  const tasks = useQuery(tasksQuery());
  const takesCodes = REWARD_PARTS.promoCode({ session: useSession(), flags: useSite().flags });
  const { show } = search;
  const close = useCloseSheet({ to: '/m/rewardCenter', search: { ...(show && { show }) } });
  const opened = centre.data?.rewards.find(({ id }) => id === search.reward);
  return (
    <StackedParts>
      {tasks.data?.checkIn && <CheckInCard week={tasks.data.checkIn} dayEnds={tasks.data.dayEnds} />}
      {tasks.isPending && <Skeleton className={styles.pendingWeek} />}
      <Loaded
        query={centre}
        pending={<Pending />}
        failed={{ title: m.rewards_failed_title(), text: m.rewards_failed_text() }}
      >
        {(centre) => <Rewards centre={centre} search={search} />}
      </Loaded>
      <RewardWays tasks={tasks.data} search={search} />
      <OpenedReward reward={opened} onClose={close} />
      {search.sheet === 'info' && <InfoSheet onClose={close} />}
      {takesCodes && search.sheet === 'code' && <PromoCodeSheet onClose={close} />}
    </StackedParts>
  );
}

const GROUP_NAMES: Record<RewardGroup, () => string> = {
  claimable: m.rewards_claimable,
  running: m.rewards_running,
  past: m.rewards_past,
};

function Rewards({ centre, search }: { centre: RewardCentre; search: RewardsSearch }) {
  const grouped = groupRewards(centre.rewards, centre.applications);
  const { show } = search;
  if (GROUPS.every((group) => grouped[group].length === 0)) return <Nothing />;
  const shown = show ? [show] : GROUPS.filter((group) => grouped[group].length > 0);
  return (
    <>
      <ChipStrip label={m.rewards_show()}>
        {([undefined, ...GROUPS] as const).map((group) => (
          <Link
            key={group ?? 'all'}
            to="/m/rewardCenter"
            search={group && { show: group }}
            replace
            resetScroll={false}
            viewTransition={false}
            className={chipLink}
            activeOptions={{ exact: true }}
            aria-current={group === show ? 'page' : undefined}
          >
            <Chip on={group === show}>{chipName(group, grouped)}</Chip>
          </Link>
        ))}
      </ChipStrip>
      {shown.map((group) => (
        <Part key={group} id={group} title={GROUP_NAMES[group]()}>
          {grouped[group].length === 0 ? (
            <p className={styles.none}>{m.rewards_empty_group()}</p>
          ) : (
            <ul className={styles.list}>
              {grouped[group].map((item) => (
                <li key={keyOf(item)}>
                  {'reward' in item ? (
                    <RewardCard reward={item.reward} search={search} />
                  ) : (
                    <StandingCard standing={item.standing} />
                  )}
                </li>
              ))}
            </ul>
          )}
        </Part>
      ))}
    </>
  );
}

function chipName(group: RewardGroup | undefined, grouped: Record<RewardGroup, RewardItem[]>): string {
  if (!group) return m.rewards_all();
  const count = grouped[group].length;
  return group === 'claimable' && count > 0 ? m.rewards_claimable_count({ count }) : GROUP_NAMES[group]();
}

const keyOf = (item: RewardItem): string =>
  'reward' in item
    ? `reward ${item.reward.id}`
    : `promotion ${item.standing.promotionId} ${item.standing.status} ${item.standing.at}`;

function Nothing() {
  return (
    <StateCard kind="empty" title={m.rewards_empty_title()} text={m.rewards_empty_text()}>
      <Link to="/m/activity" className={buttonClass('tonal')}>
        {m.rewards_to_promotions()}
      </Link>
    </StateCard>
  );
}

function Pending() {
  return (
    <div className={styles.list} aria-busy="true">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className={styles.pending} />
      ))}
    </div>
  );
}
