import { createFileRoute } from '@tanstack/react-router';
import { loadPromotions } from '../../features/promotions/load-promotion';
import { givenId, promotionsSearch } from '../../features/promotions/promotions.search';
import { PromotionsScreen } from '../../features/promotions/promotions-screen';
import { imageAddress } from '../../lib/image-host';
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
    const { siteName, imageHosts } = match.context.site;
    const opened = loaderData?.opened;
    const title = opened?.title ? `${opened.title} · ${siteName}` : documentTitle('/m/activity', siteName);
    const image = opened?.picture && imageAddress(opened.picture, imageHosts);
    return { meta: pageMeta({ siteName, title, description: m.promo_description({ siteName }), image }) };
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
