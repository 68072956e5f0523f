import { createFileRoute } from '@tanstack/react-router';
import { helpSearch } from '../../features/help/help.search';
import { HelpScreen } from '../../features/help/help-screen';
import { MessageTabs } from '../../features/notices/message-tabs';
import { warmQueries } from '../../lib/warm-queries';
import { m } from '../../paraglide/messages.js';
import { documentTitle } from '../../shell/document-title';
import { MainLayout } from '../../shell/main-layout';
import { PageHeader } from '../../shell/page-header';
import { pageMeta } from '../../shell/page-meta';
import { StackedParts } from '../../ui/stacked-parts';

export const Route = createFileRoute('/m/help')({
  validateSearch: helpSearch,
  loader: async ({ context: { queryClient } }) => {
    const { helpQuery } = await import('../../features/help/help.queries');
    await warmQueries(queryClient, [helpQuery()]);
  },
  head: ({ match }) => {
    const { siteName } = match.context.site;
    const title = documentTitle('/m/help', siteName);
    return { meta: pageMeta({ siteName, title, description: m.help_description({ siteName }) }) };
  },
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
