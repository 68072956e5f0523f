import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { rankName } from '../../domain/member/rank-name';
import { rankOverviewQuery } from '../../domain/member/rank-overview.queries';
import { dayRange, moneyDay } from '../../lib/time/dates';
import { m } from '../../paraglide/messages.js';
import { memberInfoQuery } from '../../session/member.queries';
import { useSession } from '../../session/session.queries';
import { useSite } from '../../session/site.queries';
import type { Elements } from '../../ui/elements';
import { Icon } from '../../ui/icon';
import type { IconName } from '../../ui/symbol-names';
import { ACCOUNT_PARTS } from './account-parts';
import styles from './account-rows.module.css';
import { FieldDialog } from './field-dialog';
import { fieldNote } from './field-note';
import { isSetOnce, type ProfileField } from './field-rules';
import type { Profile } from './profile.queries';

/** A row each for what the member has told, with what it is for and who sees it; then what the site knows (ACC-04). */
export function AccountRows({ profile, mayChange }: { profile: Profile; mayChange: boolean }) {
  const { data: member } = useQuery(memberInfoQuery());
  const { timeZone, flags } = useSite();
  const session = useSession();
  const [changing, setChanging] = useState<ProfileField | null>(null);
  const { payeeName, birthday, email, mobileNum } = profile;
  const values = { nickname: member?.nickname ?? null, payeeName, birthday };
  const born = birthday && dayRange({ from: birthday, to: birthday });

  const own = (field: ProfileField, icon: IconName, label: string, shown: string | null) => (
    <Row icon={icon} label={label} value={shown} note={fieldNote(field)}>
      {mayChange && (!isSetOnce(field) || shown === null) ? (
        <ChangeButton label={label} isNew={shown === null} onClick={() => setChanging(field)} />
      ) : (
        shown !== null && isSetOnce(field) && <Kept />
      )}
    </Row>
  );

  return (
    <>
      <ul className={styles.list}>
        {own('nickname', 'user', m.register_nickname(), values.nickname)}
        {own('payeeName', 'card', m.register_payee_name(), payeeName)}
        {own('birthday', 'cake', m.register_birthday(), born)}
        <Row icon="mail" label={m.register_email()} value={email} note={fieldNote('email')}>
          {mayChange && (
            <ContactLink to="/m/securityCenter/email" label={m.register_email()} isNew={email === null} />
          )}
        </Row>
        <Row icon="phone" label={m.login_mobile()} value={mobileNum} note={fieldNote('mobileNum')}>
          {mayChange && (
            <ContactLink to="/m/securityCenter/mobile" label={m.login_mobile()} isNew={mobileNum === null} />
          )}
        </Row>
      </ul>
      <ul className={styles.list}>
        {ACCOUNT_PARTS.rank({ session, flags }) && <RankRow />}
        <Row icon="calendar" label={m.account_since()} value={moneyDay(member?.regDate, timeZone) || '—'} />
      </ul>
      {mayChange && (
        <p className={styles.help}>
          <span>{`${m.account_fixed_help()} `}</span>
          <Link to="/m/support" className={styles.link}>
            {m.customer_service()}
          </Link>
        </p>
      )}
      {changing && (
        <FieldDialog
          field={changing}
          current={isSetOnce(changing) ? '' : (values[changing] ?? '')}
          onClose={() => setChanging(null)}
        />
      )}
    </>
  );
}

type RowProps = { icon: IconName; label: string; value: string | null; note?: string; children?: Elements };

function Row({ icon, label, value, note, children }: RowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <div>
        <h2 className={styles.label}>{label}</h2>
        <p className={value === null ? styles.missing : styles.value}>
          <bdi translate={value === null ? undefined : 'no'}>{value ?? m.account_missing()}</bdi>
        </p>
      </div>
      {note && <p className={styles.note}>{note}</p>}
      {children}
    </li>
  );
}

function ChangeButton({ label, isNew, onClick }: { label: string; isNew: boolean; onClick: () => void }) {
  const word = isNew ? m.account_add() : m.account_change();
  return (
    <button
      type="button"
      className={styles.change}
      aria-haspopup="dialog"
      aria-label={`${word}: ${label}`}
      onClick={onClick}
    >
      {word}
    </button>
  );
}

type ContactLinkProps = {
  to: '/m/securityCenter/mobile' | '/m/securityCenter/email';
  label: string;
  isNew: boolean;
};

/** Number and address are changed where codes prove them. */
function ContactLink({ to, label, isNew }: ContactLinkProps) {
  const word = isNew ? m.account_add() : m.account_change();
  return (
    <Link to={to} className={styles.change} aria-label={`${word}: ${label}`}>
      {word}
    </Link>
  );
}

function Kept() {
  return (
    <span className={styles.kept}>
      <Icon name="lock" size={18} />
      <span className="visually-hidden">{m.account_kept()}</span>
    </span>
  );
}

function RankRow() {
  const { data: overview, isError } = useQuery(rankOverviewQuery());
  const rank = overview?.current ? rankName(overview.current) : m.account_no_rank();
  return (
    <Row icon="crown" label={m.vip_title()} value={overview ? rank : isError ? '—' : '…'}>
      <Link to="/m/vip" className={styles.change} aria-label={m.account_rank_link()}>
        {m.account_view()}
      </Link>
    </Row>
  );
}
