import { createFileRoute } from '@tanstack/react-router';
import { AgreementScreen } from '@/app/features/agent/agreements/agreement-screen';
import { loadAgreement } from '@/app/features/agent/agreements/load-agreements';
import { PrintButton } from '@/app/features/agent/agreements/print-button';
import { PageFrame } from '@/app/shell/page-frame';

export const Route = createFileRoute('/m/member/agent/getDevidendContract')({
  loader: ({ context: { queryClient, session } }) => loadAgreement(queryClient, session, 'dividend'),
  component: () => (
    <PageFrame end={<PrintButton />}>
      <AgreementScreen kind="dividend" />
    </PageFrame>
  ),
});
