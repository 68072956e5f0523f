import { useMatch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { BottomNav } from './bottom-nav';
import { MainLayout } from './main-layout';
import { LanguageSelector } from './menu/language-selector';
import { MenuButton } from './menu-button';
import { PageHeader } from './page-header';
import { screenAt } from './screen-title';

/** An inner page around its screen: the header, the bar and the ways on that its row in the table of screens says. */
export function PageFrame({ children }: { children: ReactNode }) {
  const { fullPath } = useMatch({ strict: false });
  const layout = screenAt(fullPath)?.layout;
  if (!layout || layout === 'own') return children;
  return (
    <MainLayout header={<PageHeader end={END[layout.end ?? 'none']} />} footer={layout.footer}>
      {children}
      {layout.nav && <BottomNav />}
    </MainLayout>
  );
}

const END = { menu: <MenuButton />, language: <LanguageSelector compact />, none: undefined };
