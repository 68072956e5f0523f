import { CustomerServiceLink } from '../../domain/support/customer-service-link';
import { socialLinks } from '../../domain/support/site-links';
import { m } from '../../paraglide/messages.js';
import { useSite } from '../../session/site.queries';
import type { Elements } from '../../ui/elements';
import { Icon } from '../../ui/icon';
import type { MenuItem } from './menu-items';
import { MenuRow } from './menu-links';
import rows from './menu-links.module.css';
import styles from './menu-support.module.css';

type Props = { items: readonly MenuItem[]; children: Elements };

/** Community, customer service, app and agents, and what else stands at the end (MENU-23 to MENU-29, MENU-61). */
export function MenuSupport({ items, children }: Props) {
  const site = useSite();
  return (
    <section aria-label={m.menu_support()}>
      <h3 className={rows.heading}>{m.menu_support()}</h3>
      <Community links={socialLinks(site)} />
      <CustomerServiceLink entries={site.customerService} place="menu" className={rows.row}>
        <Icon name="headset" />
        <span>{m.customer_service()}</span>
      </CustomerServiceLink>
      {items
        .filter(({ group }) => group === 'support')
        .map((item) => (
          <MenuRow key={item.id} item={item} />
        ))}
      {children}
    </section>
  );
}

function Community({ links }: { links: { name: string; url: string }[] }) {
  if (links.length === 0) return null;
  return (
    <details className={styles.group}>
      <summary className={[rows.row, styles.summary].join(' ')}>
        <Icon name="chat" />
        <span>{m.menu_community()}</span>
        <span className={styles.chevron}>
          <Icon name="down" size={18} />
        </span>
      </summary>
      {links.map(({ name, url }) => (
        <a key={url} className={styles.sub} href={url} target="_blank" rel="noopener noreferrer">
          {name}
        </a>
      ))}
    </details>
  );
}
