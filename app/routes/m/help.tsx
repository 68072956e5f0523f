import { createFileRoute } from '@tanstack/react-router';
import { helpQuery } from '../../features/help/help.queries';
import { helpSearch } from '../../features/help/help.search';
import { HelpScreen } from '../../features/help/help-screen';
import { MessageTabs } from '../../features/notices/message-tabs';
import { warmQueries } from '../../lib/warm-queries';
import { m } from '../../paraglide/messages.js';
import { MainLayout } from '../../shell/main-layout';
import { PageHeader } from '../../shell/page-header';
import { routeHead } from '../../shell/route-head';
import { StackedParts } from '../../ui/stacked-parts';

export const Route = createFileRoute('/m/help')({
  validateSearch: helpSearch,
  loader: async ({ context: { queryClient } }) => {
    await warmQueries(queryClient, [helpQuery()]);
  },
  head: routeHead('/m/help', m.help_description),
  component: Help,
});

function Help() {
  const search = Route.useSearch();
  return (
    <MainLayout header={<PageHeader />}>
      <StackedParts>
        <MessageTabs />
        <HelpScreen search={search} />
      </StackedParts>
    </MainLayout>
  );
}
