import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Wallets } from '@/app/domain/money/vendor-wallets.queries';
import { useAction } from '@/app/forms/use-action';
import { lazily } from '@/app/lib/calls/outcome';
import { memberChanged } from '@/app/session/member-changes';
import { useIntent } from '@/app/session/use-intent';
import { decimalOf, type MinorUnits } from '@/contracts/shared/minor-units';
import type { Collected } from './collect.server';

const collect = lazily(
  () => import('./transfer.functions'),
  (all) => all.collectFn,
);

/** What was brought back, and the wallets that kept their money. */
export type CollectResult = { total: MinorUnits; kept: Collected[] };

/** Brings all money back into the main wallet, once however often it is tapped (MONEY-18, MONEY-21). */
export function useCollect({ vendors }: Wallets) {
  const queryClient = useQueryClient();
  const sendOnce = useIntent('collect');
  const [result, setResult] = useState<CollectResult>();

  const { run, isBusy } = useAction(
    async () => {
      setResult(undefined);
      const used = vendors.filter(({ balance }) => balance > 0);
      const asked = { wallets: used.map(({ vendor, balance }) => ({ vendor, amount: decimalOf(balance) })) };
      const collected = await sendOnce(asked, (idempotencyKey) =>
        collect({ data: { ...asked, idempotencyKey } }),
      );
      const kept = collected.filter(({ refusal }) => refusal !== null);
      const keeps = (name: string) => kept.some(({ vendor }) => vendor === name);
      const total = used.reduce((sum, { vendor, balance }) => (keeps(vendor) ? sum : sum + balance), 0);
      setResult({ total: total as MinorUnits, kept });
    },
    { settled: () => memberChanged(queryClient) },
  );

  return { start: run, isBusy, result };
}
