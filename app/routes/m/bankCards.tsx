import { createFileRoute } from '@tanstack/react-router';
import { bankCardsQuery, banksQuery } from '../../features/money/bank-cards/bank-cards.queries';
import { BankCardsScreen } from '../../features/money/bank-cards/bank-cards-screen';
import { warmQueries } from '../../lib/calls/warm-queries';
import { mark, searchSchema } from '../../lib/links/search-schema';
import { isTrial } from '../../session/member-types';
import { PageFrame } from '../../shell/page-frame';

export const Route = createFileRoute('/m/bankCards')({
  validateSearch: searchSchema<{ add?: true | undefined }>({ add: mark }),
  loaderDeps: ({ search: { add } }) => ({ add }),
  loader: async ({ context: { queryClient, session }, deps: { add } }) => {
    if (!session || isTrial(session)) return;
    await warmQueries(queryClient, [bankCardsQuery(), ...(add ? [banksQuery()] : [])]);
  },
  component: BankCards,
});

function BankCards() {
  const { add } = Route.useSearch();
  return (
    <PageFrame>
      <BankCardsScreen adding={add === true} />
    </PageFrame>
  );
}
