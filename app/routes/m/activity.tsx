import { createFileRoute } from '@tanstack/react-router';
import { loadPromotions } from '../../features/promotions/load-promotion';
import { givenId, promotionsSearch } from '../../features/promotions/promotions.search';
import { PromotionsScreen } from '../../features/promotions/promotions-screen';
import { m } from '../../paraglide/messages.js';
import { BottomNav } from '../../shell/bottom-nav';
import { documentTitle } from '../../shell/document-title';
import { MainLayout } from '../../shell/main-layout';
import { PageHeader } from '../../shell/page-header';
import { pageMeta } from '../../shell/page-meta';

export const Route = createFileRoute('/m/activity')({
  validateSearch: promotionsSearch,
  loaderDeps: ({ search: { id, category } }) => ({ id, category }),
  loader: async ({ context: { queryClient, session }, deps: { id, category } }) => {
    const asked = { id: givenId(id), category: givenId(category) };
    return { opened: await loadPromotions(queryClient, session, asked) };
  },
  head: ({ match, loaderData }) => {
    const { siteName } = match.context.site;
    const opened = loaderData?.opened?.title;
    const title = opened ? `${opened} · ${siteName}` : documentTitle('/m/activity', siteName);
    return { meta: pageMeta({ siteName, title, description: m.promo_description({ siteName }) }) };
  },
  component: Activity,
});

function Activity() {
  const { id, category } = Route.useSearch();
  return (
    <MainLayout header={<PageHeader />}>
      <PromotionsScreen id={id} category={category} />
      <BottomNav />
    </MainLayout>
  );
}
