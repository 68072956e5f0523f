import { createFileRoute } from '@tanstack/react-router';
import { ArticleDetailScreen } from '../../features/articles/article-detail-screen';
import { loadArticle } from '../../features/articles/load-articles';
import { idSearch } from '../../lib/search-id';
import { BottomNav } from '../../shell/bottom-nav';
import { MainLayout } from '../../shell/main-layout';
import { MenuButton } from '../../shell/menu-button';
import { PageHeader } from '../../shell/page-header';
import { routeHead } from '../../shell/route-head';

export const Route = createFileRoute('/m/newsDetail')({
  validateSearch: idSearch,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: ({ context: { queryClient }, deps: { id } }) => loadArticle(queryClient, 'news', id),
  head: routeHead('/m/newsDetail'),
  component: NewsDetail,
});

function NewsDetail() {
  const { id = '' } = Route.useSearch();
  return (
    <MainLayout header={<PageHeader end={<MenuButton />} />}>
      <ArticleDetailScreen kind="news" id={id} />
      <BottomNav />
    </MainLayout>
  );
}
