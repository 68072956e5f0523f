import { createFileRoute } from '@tanstack/react-router';
import { findPromotion } from '../../features/promotions/find-promotion';
import { promotionsQuery } from '../../features/promotions/promotions.queries';
import { promotionsSearch } from '../../features/promotions/promotions.search';
import { PromotionsScreen } from '../../features/promotions/promotions-screen';
import { m } from '../../paraglide/messages.js';
import { documentTitle } from '../../shell/document-title';
import { MainLayout } from '../../shell/main-layout';
import { PageHeader } from '../../shell/page-header';
import { pageMeta } from '../../shell/page-meta';

export const Route = createFileRoute('/m/activity')({
  validateSearch: promotionsSearch,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context: { queryClient }, deps: { id } }) => {
    const announcements = await queryClient.ensureQueryData(promotionsQuery()).catch(() => null);
    return { promotionTitle: announcements && findPromotion(announcements, id)?.title };
  },
  head: ({ match, loaderData }) => {
    const { siteName } = match.context.site;
    const opened = loaderData?.promotionTitle;
    const title = opened ? `${opened} · ${siteName}` : documentTitle('/m/activity', siteName);
    return { meta: pageMeta({ siteName, title, description: m.promo_description({ siteName }) }) };
  },
  component: Activity,
});

function Activity() {
  const { id } = Route.useSearch();
  return (
    <MainLayout header={<PageHeader />}>
      <PromotionsScreen id={id} />
    </MainLayout>
  );
}
