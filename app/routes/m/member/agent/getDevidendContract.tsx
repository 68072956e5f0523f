import { createFileRoute } from '@tanstack/react-router';
import { ContractScreen } from '@/app/features/agent/agreements/contract-screen';
import { loadContract } from '@/app/features/agent/agreements/load-contracts';
import { PrintButton } from '@/app/features/agent/agreements/print-button';
import { PageFrame } from '@/app/shell/page-frame';

export const Route = createFileRoute('/m/member/agent/getDevidendContract')({
  loader: ({ context: { queryClient, session } }) => loadContract(queryClient, session, 'dividend'),
  component: () => (
    <PageFrame end={<PrintButton />}>
      <ContractScreen kind="dividend" />
    </PageFrame>
  ),
});
