import { createFileRoute } from '@tanstack/react-router';
import { QuestionsScreen } from '../../features/account/security/questions/questions-screen';
import { securityQuestionsQuery } from '../../features/account/security/security.queries';
import { warmQueries } from '../../lib/calls/warm-queries';
import { isTrial } from '../../session/member-types';
import { PageFrame } from '../../shell/page-frame';

export const Route = createFileRoute('/m/securityCenter_/questions')({
  loader: async ({ context: { queryClient, session } }) => {
    if (!session || isTrial(session)) return;
    await warmQueries(queryClient, [securityQuestionsQuery()]);
  },
  component: () => (
    <PageFrame>
      <QuestionsScreen />
    </PageFrame>
  ),
});
