import { useMatch } from '@tanstack/react-router';
import type { Elements } from '../ui/elements';
import { BottomNav } from './bottom-nav';
import { HeaderBalance } from './header-balance';
import { MainLayout } from './main-layout';
import { MenuButton } from './menu-button';
import { PageHeader } from './page-header';
import styles from './page-header.module.css';
import { screenAt } from './screen-title';

type Props = {
  /** Stands at the end of the header. What few screens show there comes from them, for no other page shall load it. */
  end?: Elements;
  children: Elements;
};

/** An inner page around its screen: the header, the bar and the ways on that its row in the table of screens says. */
export function PageFrame({ end, children }: Props) {
  const { fullPath } = useMatch({ strict: false });
  const layout = screenAt(fullPath)?.layout;
  if (!layout || layout === 'own') return children;
  return (
    <MainLayout
      header={<PageHeader end={end ?? (layout.menu && <MenuEnd balance={!layout.wide} />)} />}
      footer={layout.footer}
      wide={layout.wide}
    >
      {children}
      {layout.nav && <BottomNav />}
    </MainLayout>
  );
}

/** The menu, and beside it the balance, but for the agents' area. */
function MenuEnd({ balance }: { balance: boolean }) {
  return (
    <div className={styles.end}>
      {balance && <HeaderBalance />}
      <MenuButton />
    </div>
  );
}
