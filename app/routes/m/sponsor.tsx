import { createFileRoute } from '@tanstack/react-router';
import { ArticlesScreen } from '../../features/articles/articles-screen';
import { loadArticles } from '../../features/articles/load-articles';
import { idSearch } from '../../lib/links/search-id';
import { PageFrame } from '../../shell/page-frame';

export const Route = createFileRoute('/m/sponsor')({
  validateSearch: idSearch,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: ({ context: { queryClient }, deps: { id } }) => loadArticles(queryClient, 'sponsor', id),
  component: Sponsors,
});

function Sponsors() {
  const { id } = Route.useSearch();
  return (
    <PageFrame>
      <ArticlesScreen kind="sponsor" id={id} />
    </PageFrame>
  );
}
