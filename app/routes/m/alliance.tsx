import { createFileRoute } from '@tanstack/react-router';
import { ArticlesScreen } from '../../features/articles/articles-screen';
import { loadArticles } from '../../features/articles/load-articles';
import { idSearch } from '../../lib/links/search-id';
import { PageFrame } from '../../shell/page-frame';

export const Route = createFileRoute('/m/alliance')({
  validateSearch: idSearch,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: ({ context: { queryClient }, deps: { id } }) => loadArticles(queryClient, 'alliance', id),
  component: Alliance,
});

function Alliance() {
  const { id } = Route.useSearch();
  return (
    <PageFrame>
      <ArticlesScreen kind="alliance" id={id} />
    </PageFrame>
  );
}
