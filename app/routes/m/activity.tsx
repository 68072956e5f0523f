import { createFileRoute } from '@tanstack/react-router';
import { imageAddress } from '../../domain/media/image-host';
import { loadPromotions } from '../../features/promotions/load-promotion';
import { givenId, promotionsSearch } from '../../features/promotions/promotions.search';
import { PromotionsScreen } from '../../features/promotions/promotions-screen';
import { m } from '../../paraglide/messages.js';
import { BottomNav } from '../../shell/bottom-nav';
import { MainLayout } from '../../shell/main-layout';
import { PageHeader } from '../../shell/page-header';
import { routeHead } from '../../shell/route-head';

export const Route = createFileRoute('/m/activity')({
  validateSearch: promotionsSearch,
  loaderDeps: ({ search: { id, category } }) => ({ id, category }),
  loader: async ({ context: { queryClient, session, site }, deps: { id, category } }) => {
    const asked = { id: givenId(id), category: givenId(category) };
    const opened = await loadPromotions(queryClient, session, asked);
    return { title: opened?.title, image: opened?.picture && imageAddress(opened.picture, site.imageHosts) };
  },
  head: routeHead('/m/activity', m.promo_description),
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
