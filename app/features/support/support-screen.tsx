import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useUnreadChat } from '../../domain/member/unread.queries';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { useAppContext } from '../../session/app-context';
import { useScreenExists } from '../../session/screen-exists';
import { useSite } from '../../session/site.queries';
import { Badge } from '../../ui/badge';
import { buttonClass } from '../../ui/button';
import { Icon } from '../../ui/icon';
import type { IconName } from '../../ui/symbol-names';
import { type SupportItem, supportItems } from './support-items';
import styles from './support-screen.module.css';

const ICONS = { service: 'headset', chat: 'chat', feedback: 'edit', help: 'info' } as const;

const MESSENGERS = /telegram|zalo|viber|messenger|whatsapp|^line$/i;

/** `/m/support`: who helps, and where (HELP-14 to HELP-21, HELP-27, ROUTE-21, ROUTE-103). */
export function SupportScreen() {
  useLocale();
  const exists = useScreenExists();
  const items = supportItems(useSite(), exists);
  return (
    <section className={styles.screen} aria-labelledby="support-title">
      <h2 id="support-title" className={styles.title}>
        {m.support_title()}
      </h2>
      <p className={styles.info}>{m.support_info()}</p>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={'path' in item ? item.path : item.to} className={styles.item}>
            <span className={styles.icon}>
              <Icon name={iconOf(item)} size={24} />
            </span>
            <span className={styles.words}>
              <span className={styles.name}>
                <span>{`${nameOf(item)} `}</span>
                {item.kind === 'chat' && <ChatBadge />}
              </span>
              <span className={styles.note}>{noteOf(item)}</span>
            </span>
            <Action item={item}>
              <span>
                {item.kind === 'service' || item.kind === 'chat' ? m.support_contact() : m.support_open()}
              </span>
              <span className="visually-hidden">{` ${nameOf(item)}`}</span>
            </Action>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A messenger shows a bubble, so that not every way looks like the same desk. */
function iconOf(item: SupportItem): IconName {
  return 'path' in item && MESSENGERS.test(item.name) ? 'chat' : ICONS[item.kind];
}

function Action({ item, children }: { item: SupportItem; children: ReactNode }) {
  const className = buttonClass('tonal', styles.action);
  const { installed } = useAppContext();
  return 'path' in item ? (
    // The installed app has one tab and stays in it (HELP-20).
    <a
      href={item.path}
      className={className}
      target={installed ? undefined : '_blank'}
      rel="noopener noreferrer"
    >
      {children}
    </a>
  ) : (
    <Link to={item.to} className={className}>
      {children}
    </Link>
  );
}

function ChatBadge() {
  const count = useUnreadChat();
  return <Badge count={count} label={m.support_unread({ count })} />;
}

function nameOf(item: SupportItem): string {
  switch (item.kind) {
    case 'service':
      return item.name || m.customer_service();
    case 'chat':
      return m.support_chat();
    case 'feedback':
      return m.feedback_title();
    case 'help':
      return m.help_center();
  }
}

function noteOf({ kind }: SupportItem): string {
  switch (kind) {
    case 'service':
      return m.support_service_note();
    case 'chat':
      return m.support_chat_note();
    case 'feedback':
      return m.support_feedback_note();
    case 'help':
      return m.support_help_note();
  }
}
