import { createFileRoute } from '@tanstack/react-router';
import { loadRecord } from '../../../features/money/record/load-record';
import { recordSearch } from '../../../features/money/record/record.search';
import { RecordScreen } from '../../../features/money/record/record-screen';
import { PageFrame } from '../../../shell/page-frame';

export const Route = createFileRoute('/m/transaction/record')({
  validateSearch: recordSearch,
  loaderDeps: ({ search: { days, from, to, kind, vendor, tab } }) => ({ days, from, to, kind, vendor, tab }),
  loader: ({ context: { queryClient, session }, deps }) => loadRecord(queryClient, session, deps),
  component: Record,
});

function Record() {
  const { today } = Route.useLoaderData();
  return (
    <PageFrame>
      <RecordScreen search={Route.useSearch()} today={today} />
    </PageFrame>
  );
}
