import { useState } from 'react';
import { gateway } from '@/app/lib/calls/gateway';
import { moneyDay } from '@/app/lib/time/dates';
import { m } from '@/app/paraglide/messages.js';
import { Button } from '@/app/ui/button';
import { endContract } from '@/contracts/agreements/end-contract';
import type { DownlineVersion, MyVersion } from './agreements.queries';
import { ConfirmSheet } from './confirm-sheet';

type Props = { current: MyVersion | DownlineVersion; noticeDays: number };

/** Ends an agreement with notice, or says when it ends (AGENT-24). */
export function EndButton({ current: { id: agreementId, version, until }, noticeDays }: Props) {
  const [isAsked, setAsked] = useState(false);
  if (until !== null) return null;
  return (
    <>
      <Button look="text" onClick={() => setAsked(true)}>
        {m.contract_end()}
      </Button>
      {isAsked && (
        <ConfirmSheet
          title={m.contract_end_title({ version })}
          text={m.contract_end_text({ days: noticeDays })}
          confirm={m.contract_end()}
          look="destructive"
          act={async () => {
            const { until } = await gateway(endContract, { agreementId });
            return m.contract_end_done({ date: moneyDay(until, 'UTC') });
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
