import { createFileRoute } from '@tanstack/react-router';
import { imageAddress } from '../../domain/media/image-host';
import { loadPromotions } from '../../features/promotions/load-promotion';
import { promotionsSearch } from '../../features/promotions/promotions.search';
import { PromotionsScreen } from '../../features/promotions/promotions-screen';
import { PageFrame } from '../../shell/page-frame';

export const Route = createFileRoute('/m/activity')({
  validateSearch: promotionsSearch,
  loaderDeps: ({ search: { id, category } }) => ({ id, category }),
  loader: async ({ context: { queryClient, session, site }, deps: { id, category } }) => {
    const opened = await loadPromotions(queryClient, session, { id, category });
    return { title: opened?.title, image: opened?.picture && imageAddress(opened.picture, site.imageHosts) };
  },
  component: Activity,
});

function Activity() {
  const { id, category } = Route.useSearch();
  return (
    <PageFrame>
      <PromotionsScreen id={id} category={category} />
    </PageFrame>
  );
}
