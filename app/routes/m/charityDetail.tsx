import { createFileRoute } from '@tanstack/react-router';
import { ArticleDetailScreen } from '../../features/articles/article-detail-screen';
import { articleQuery } from '../../features/articles/articles.queries';
import { loadArticle } from '../../features/articles/load-articles';
import { idSearch } from '../../lib/links/search-id';
import { useLateTitle } from '../../lib/loading/use-late-title';
import { PageFrame } from '../../shell/page-frame';

export const Route = createFileRoute('/m/charityDetail')({
  validateSearch: idSearch,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: ({ context: { queryClient }, deps: { id } }) => loadArticle(queryClient, 'charity', id),
  component: CharityDetail,
});

function CharityDetail() {
  const { id = '' } = Route.useSearch();
  useLateTitle(Route.useLoaderData().title, articleQuery('charity', id));
  return (
    <PageFrame>
      <ArticleDetailScreen kind="charity" id={id} />
    </PageFrame>
  );
}
