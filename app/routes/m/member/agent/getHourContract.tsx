import { createFileRoute } from '@tanstack/react-router';
import { ContractScreen } from '../../../../features/agent/agreements/contract-screen';
import { loadContract } from '../../../../features/agent/agreements/load-contracts';
import { PrintButton } from '../../../../features/agent/agreements/print-button';
import { PageFrame } from '../../../../shell/page-frame';

export const Route = createFileRoute('/m/member/agent/getHourContract')({
  loader: ({ context: { queryClient, session } }) => loadContract(queryClient, session, 'hour'),
  component: () => (
    <PageFrame end={<PrintButton />}>
      <ContractScreen kind="hour" />
    </PageFrame>
  ),
});
