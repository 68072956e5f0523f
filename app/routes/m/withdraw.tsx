import { createFileRoute } from '@tanstack/react-router';
import { bankCardsQuery } from '../../features/money/bank-cards/bank-cards.queries';
import { withdrawOverviewQuery } from '../../features/money/withdraw/withdraw.queries';
import { WithdrawScreen } from '../../features/money/withdraw/withdraw-screen';
import { WithdrawalsLink } from '../../features/money/withdraw/withdrawals-link';
import { warmQueries } from '../../lib/calls/warm-queries';
import { hasMoney } from '../../session/member-types';
import { withdrawSettingsQuery } from '../../shell/menu/menu.queries';
import { PageFrame } from '../../shell/page-frame';

export const Route = createFileRoute('/m/withdraw')({
  loader: async ({ context: { queryClient, session } }) => {
    if (!hasMoney(session)) return;
    await warmQueries(queryClient, [withdrawOverviewQuery(), bankCardsQuery(), withdrawSettingsQuery()]);
  },
  component: () => (
    <PageFrame end={<WithdrawalsLink />}>
      <WithdrawScreen />
    </PageFrame>
  ),
});
