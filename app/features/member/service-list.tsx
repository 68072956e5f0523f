import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { hasVendorWallets } from '../../domain/money/has-vendor-wallets';
import { CustomerServiceLink } from '../../domain/support/customer-service-link';
import { m } from '../../paraglide/messages.js';
import { useAppContext } from '../../session/app-context';
import { merchantWalletQuery } from '../../session/member.queries';
import { useSession } from '../../session/session.queries';
import { useSite } from '../../session/site.queries';
import { GuardedLink } from '../../shell/menu/guarded-link';
import { RowIcon, RowMore, Rows, RowWords, rowClass } from '../../ui/rows';
import type { IconName } from '../../ui/symbol-names';
import { isAppOffered } from './app-offered';
import { CENTRE_PARTS } from './centre-parts';
import { customerServiceQuery } from './member.queries';

/**
 * Rows below the tiles: money between wallets where each vendor has one (MONEY-18), the password, which a user on
 * trial does not have, customer service, the app, who we are and what holds here (MEMB-20, MEMB-23 to MEMB-25, MEMB-32, HELP-21).
 */
export function ServiceList() {
  const session = useSession();
  const isMember = session !== null;
  const { data: wallet } = useQuery({ ...merchantWalletQuery(), enabled: isMember });
  const transfers = isMember && hasVendorWallets(wallet);
  const { data: entries = [] } = useQuery(customerServiceQuery());
  const site = useSite();
  const offersApp = isAppOffered(site, useAppContext());
  return (
    <Rows plain>
      {transfers && (
        <li>
          <GuardedLink to="/m/transfer" className={rowClass}>
            <Row icon="transfer" name={m.transfer_link()} />
          </GuardedLink>
        </li>
      )}
      {CENTRE_PARTS.password({ session, flags: site.flags }) && (
        <li>
          <GuardedLink to="/m/changePsw" className={rowClass}>
            <Row icon="lock" name={m.member_change_password()} />
          </GuardedLink>
        </li>
      )}
      <li>
        <Link to="/m/set" className={rowClass}>
          <Row icon="sliders" name={m.personal_setting()} />
        </Link>
      </li>
      <li>
        <CustomerServiceLink entries={entries} place="support" className={rowClass}>
          <Row icon="headset" name={m.customer_service()} />
        </CustomerServiceLink>
      </li>
      {offersApp && (
        <li>
          <Link to="/m/download" className={rowClass}>
            <Row icon="download" name={m.download_promo()} />
          </Link>
        </li>
      )}
      <li>
        <Link to="/m/help" search={{ tag: 'about' }} className={rowClass}>
          <Row icon="info" name={m.member_about()} />
        </Link>
      </li>
      <li>
        <Link to="/m/help" search={{ tag: 'terms' }} className={rowClass}>
          <Row icon="doc" name={m.member_privacy()} />
        </Link>
      </li>
    </Rows>
  );
}

function Row({ icon, name }: { icon: IconName; name: string }) {
  return (
    <>
      <RowIcon name={icon} />
      <RowWords name={name} />
      <RowMore />
    </>
  );
}
