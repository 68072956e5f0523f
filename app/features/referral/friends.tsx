import { Link } from '@tanstack/react-router';
import type { FriendState } from '@/contracts/referral/friends';
import { FRIEND_GROUPS, type FriendGroup } from '@/contracts/referral/groups';
import { initialOf } from '../../domain/member/initial';
import { Money } from '../../domain/money/money';
import { moneyDay } from '../../lib/time/dates';
import { List } from '../../lists/list';
import { PendingRows } from '../../lists/pending-rows';
import { useList } from '../../lists/use-list';
import { formatCount } from '../../locale/figures';
import { m } from '../../paraglide/messages.js';
import { useSite } from '../../session/site.queries';
import { Avatar } from '../../ui/avatar';
import { Chip, ChipStrip, chipLink } from '../../ui/chips';
import { SectionHeading } from '../../ui/section-head';
import { StateCard } from '../../ui/state-card';
import styles from './friends.module.css';
import { type Friend, friendsPage, friendsQuery, type Invitation } from './referral.queries';

type Props = { invitation: Invitation; group: FriendGroup | undefined };

/** Who came by the invitation, with what each brought; sums first (INVITE-03). */
export function Friends({ invitation, group }: Props) {
  const list = useList(friendsQuery(group), friendsPage);
  return (
    <section className={styles.friends} aria-labelledby="friends">
      <SectionHeading id="friends" title={m.referral_friends()} />
      <Sums invitation={invitation} />
      {invitation.registered > 0 && <GroupChips invitation={invitation} chosen={group} />}
      <List
        list={list}
        className={styles.list}
        aria-labelledby="friends"
        words={{
          failed: { title: m.referral_friends_failed(), text: m.referral_failed_text() },
          more: m.record_more_unknown(),
          moreFailed: m.record_more_failed(),
        }}
        pending={<PendingRows count={3} className={styles.list} />}
        empty={
          invitation.registered > 0 ? (
            <p className={styles.none}>{m.referral_group_empty()}</p>
          ) : (
            <StateCard kind="empty" title={m.referral_empty()} text={m.referral_empty_text()} />
          )
        }
      >
        {(friend) => <FriendRow friend={friend} />}
      </List>
      <p className={styles.note}>{m.referral_note()}</p>
    </section>
  );
}

function Sums({ invitation: { registered, deposited, earned } }: { invitation: Invitation }) {
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{m.referral_registered()}</dt>
        <dd>{formatCount(registered)}</dd>
      </div>
      <div>
        <dt>{m.referral_deposited()}</dt>
        <dd>{formatCount(deposited)}</dd>
      </div>
      <div>
        <dt>{m.referral_earned()}</dt>
        <dd>
          <Money amount={earned} />
        </dd>
      </div>
    </dl>
  );
}

const GROUP_NAMES: Record<FriendGroup, (count: { count: string }) => string> = {
  deposited: m.referral_group_deposited,
  waiting: m.referral_group_waiting,
};

function GroupChips({ invitation, chosen }: { invitation: Invitation; chosen: FriendGroup | undefined }) {
  const { registered, deposited } = invitation;
  const counts = { deposited, waiting: registered - deposited };
  return (
    <ChipStrip label={m.referral_friends()}>
      {([undefined, ...FRIEND_GROUPS] as const).map((group) => (
        <Link
          key={group ?? 'all'}
          to="/m/inviteFriends"
          search={group && { group }}
          replace
          resetScroll={false}
          viewTransition={false}
          className={chipLink}
          activeOptions={{ exact: true }}
          aria-current={group === chosen ? 'page' : undefined}
        >
          <Chip on={group === chosen}>
            {group
              ? GROUP_NAMES[group]({ count: formatCount(counts[group]) })
              : m.referral_group_all({ count: formatCount(registered) })}
          </Chip>
        </Link>
      ))}
    </ChipStrip>
  );
}

const STATES: Record<FriendState, () => string> = {
  registered: m.referral_state_registered,
  deposited: m.referral_state_deposited,
  checking: m.referral_state_checking,
  rewarded: m.referral_state_rewarded,
};

function FriendRow({ friend }: { friend: Friend }) {
  const { timeZone } = useSite();
  const { name, registeredAt, since, reward, state } = friend;
  const came = m.referral_came({ date: moneyDay(registeredAt, timeZone) });
  return (
    <div className={styles.friend}>
      <Avatar initial={initialOf(null, name)} size={44} />
      <div className={styles.body}>
        <p className={styles.who}>
          <bdi className={styles.name} translate="no">
            {name}
          </bdi>
          <span className={styles.when}>
            {state === 'registered'
              ? came
              : `${came} · ${m.referral_paid_in({ date: moneyDay(since, timeZone) })}`}
          </span>
        </p>
        <p className={styles.what} data-state={state}>
          {reward > 0 && (
            <span className={styles.reward}>
              <Money amount={reward} signed={state === 'rewarded'} />
            </span>
          )}
          <span className={styles.state}>{STATES[state]()}</span>
        </p>
      </div>
    </div>
  );
}
