import { createFileRoute } from '@tanstack/react-router';
import { FindLink } from '@/app/features/money/record/find-link';
import { loadRecord } from '@/app/features/money/record/load-record';
import { recordSearch } from '@/app/features/money/record/record.search';
import { RecordScreen } from '@/app/features/money/record/record-screen';
import { PageFrame } from '@/app/shell/page-frame';

export const Route = createFileRoute('/m/transaction/record')({
  validateSearch: recordSearch,
  loaderDeps: ({ search: { days, from, to, kind, vendor, tab, find } }) => ({
    days,
    from,
    to,
    kind,
    vendor,
    tab,
    find,
  }),
  loader: ({ context: { queryClient, session }, deps }) => loadRecord(queryClient, session, deps),
  component: Record,
});

function Record() {
  const { today } = Route.useLoaderData();
  return (
    <PageFrame end={<FindLink />}>
      <RecordScreen search={Route.useSearch()} today={today} />
    </PageFrame>
  );
}
