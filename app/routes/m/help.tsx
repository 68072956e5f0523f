import { createFileRoute } from '@tanstack/react-router';
import { helpQuery } from '../../features/help/help.queries';
import { helpSearch } from '../../features/help/help.search';
import { HelpScreen } from '../../features/help/help-screen';
import { MessageTabs } from '../../features/notices/message-tabs';
import { warmQueries } from '../../lib/calls/warm-queries';
import { PageFrame } from '../../shell/page-frame';
import { StackedParts } from '../../ui/stacked-parts';

export const Route = createFileRoute('/m/help')({
  validateSearch: helpSearch,
  loader: async ({ context: { queryClient } }) => {
    await warmQueries(queryClient, [helpQuery()]);
  },
  component: Help,
});

function Help() {
  const search = Route.useSearch();
  return (
    <PageFrame>
      <StackedParts>
        <MessageTabs />
        <HelpScreen search={search} />
      </StackedParts>
    </PageFrame>
  );
}
