import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Wallets } from '@/app/domain/money/vendor-wallets.queries';
import { lazily } from '@/app/lib/calls/outcome';
import { memberChanged } from '@/app/session/member-changes';
import { useIntent } from '@/app/session/use-intent';
import { messageOfError } from '@/app/shell/error-message';
import { useSessionEnded } from '@/app/shell/session-watch';
import { useToast } from '@/app/shell/toast';
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
  const toast = useToast();
  const onEnded = useSessionEnded();
  const sendOnce = useIntent('collect');
  const running = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<CollectResult>();

  async function start(): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setResult(undefined);
    const used = vendors.filter(({ balance }) => balance > 0);
    const asked = { wallets: used.map(({ vendor, balance }) => ({ vendor, amount: decimalOf(balance) })) };
    try {
      const collected = await sendOnce(asked, (idempotencyKey) =>
        collect({ data: { ...asked, idempotencyKey } }),
      );
      const kept = collected.filter(({ refusal }) => refusal !== null);
      const keeps = (name: string) => kept.some(({ vendor }) => vendor === name);
      const total = used.reduce((sum, { vendor, balance }) => (keeps(vendor) ? sum : sum + balance), 0);
      setResult({ total: total as MinorUnits, kept });
    } catch (error) {
      onEnded(error);
      toast(messageOfError(error), { kind: 'error', length: 'short' });
    } finally {
      await memberChanged(queryClient);
      running.current = false;
      setBusy(false);
    }
  }

  return { start, isBusy, result };
}
