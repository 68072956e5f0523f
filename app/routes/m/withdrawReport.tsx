import { createFileRoute } from '@tanstack/react-router';
import { loadWithdrawReport } from '../../features/money/withdraw-report/load-withdraw-report';
import { withdrawReportSearch } from '../../features/money/withdraw-report/withdraw-report.search';
import { WithdrawReportScreen } from '../../features/money/withdraw-report/withdraw-report-screen';
import { PageFrame } from '../../shell/page-frame';

export const Route = createFileRoute('/m/withdrawReport')({
  validateSearch: withdrawReportSearch,
  loaderDeps: ({ search: { days, from, to, state } }) => ({ days, from, to, state }),
  loader: ({ context: { queryClient, session }, deps }) => loadWithdrawReport(queryClient, session, deps),
  component: Report,
});

function Report() {
  const { today } = Route.useLoaderData();
  return (
    <PageFrame>
      <WithdrawReportScreen search={Route.useSearch()} today={today} />
    </PageFrame>
  );
}
