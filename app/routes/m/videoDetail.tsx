import { createFileRoute } from '@tanstack/react-router';
import { ArticleDetailScreen } from '../../features/articles/article-detail-screen';
import { idSearch } from '../../lib/search-id';
import { documentTitle } from '../../shell/document-title';
import { MainLayout } from '../../shell/main-layout';
import { MenuButton } from '../../shell/menu-button';
import { PageHeader } from '../../shell/page-header';
import { pageMeta } from '../../shell/page-meta';

export const Route = createFileRoute('/m/videoDetail')({
  validateSearch: idSearch,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context: { queryClient }, deps: { id } }) => {
    const { loadArticle } = await import('../../features/articles/load-articles');
    return loadArticle(queryClient, 'video', id);
  },
  head: ({ match, loaderData }) => {
    const { siteName } = match.context.site;
    const { title: name, description = siteName } = loaderData ?? {};
    const title = name ? `${name} · ${siteName}` : documentTitle('/m/videoDetail', siteName);
    return { meta: pageMeta({ siteName, title, description }) };
  },
  component: VideoDetail,
});

function VideoDetail() {
  const { id = '' } = Route.useSearch();
  return (
    <MainLayout header={<PageHeader end={<MenuButton />} />}>
      <ArticleDetailScreen kind="video" id={id} />
    </MainLayout>
  );
}
