import { createFileRoute } from '@tanstack/react-router';
import { ArticlesScreen } from '../../features/articles/articles-screen';
import { loadArticles } from '../../features/articles/load-articles';
import { idSearch } from '../../lib/search-id';
import { BottomNav } from '../../shell/bottom-nav';
import { MainLayout } from '../../shell/main-layout';
import { MenuButton } from '../../shell/menu-button';
import { PageHeader } from '../../shell/page-header';
import { routeHead } from '../../shell/route-head';

export const Route = createFileRoute('/m/charity')({
  validateSearch: idSearch,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: ({ context: { queryClient }, deps: { id } }) => loadArticles(queryClient, 'charity', id),
  head: routeHead('/m/charity'),
  component: Charity,
});

function Charity() {
  const { id } = Route.useSearch();
  return (
    <MainLayout header={<PageHeader end={<MenuButton />} />}>
      <ArticlesScreen kind="charity" id={id} />
      <BottomNav />
    </MainLayout>
  );
}
