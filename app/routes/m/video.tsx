import { createFileRoute } from '@tanstack/react-router';
import { ArticlesScreen } from '../../features/articles/articles-screen';
import { idSearch } from '../../lib/search-id';
import { documentTitle } from '../../shell/document-title';
import { MainLayout } from '../../shell/main-layout';
import { MenuButton } from '../../shell/menu-button';
import { PageHeader } from '../../shell/page-header';
import { pageMeta } from '../../shell/page-meta';

export const Route = createFileRoute('/m/video')({
  validateSearch: idSearch,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context: { queryClient }, deps: { id } }) => {
    const { loadArticles } = await import('../../features/articles/load-articles');
    return loadArticles(queryClient, 'video', id);
  },
  head: ({ match, loaderData }) => {
    const { siteName } = match.context.site;
    const title = documentTitle('/m/video', siteName);
    return { meta: pageMeta({ siteName, title, description: loaderData?.description ?? title }) };
  },
  component: Videos,
});

function Videos() {
  const { id } = Route.useSearch();
  return (
    <MainLayout header={<PageHeader end={<MenuButton />} />}>
      <ArticlesScreen kind="video" id={id} />
    </MainLayout>
  );
}
