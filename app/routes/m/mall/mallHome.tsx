import { createFileRoute } from '@tanstack/react-router';
import { HistoryLink } from '@/app/features/mall/history-link';
import { loadMall } from '@/app/features/mall/load-mall';
import { mallSearch } from '@/app/features/mall/mall.search';
import { MallScreen } from '@/app/features/mall/mall-screen';
import { PageFrame } from '@/app/shell/page-frame';

export const Route = createFileRoute('/m/mall/mallHome')({
  validateSearch: mallSearch,
  loader: ({ context: { queryClient, session } }) => loadMall(queryClient, session),
  component: Mall,
});

function Mall() {
  return (
    <PageFrame end={<HistoryLink />}>
      <MallScreen search={Route.useSearch()} />
    </PageFrame>
  );
}
