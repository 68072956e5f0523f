import { useState } from 'react';
import { gateway } from '@/app/lib/calls/gateway';
import { moneyDay } from '@/app/lib/time/dates';
import { m } from '@/app/paraglide/messages.js';
import { Button } from '@/app/ui/button';
import { endAgreement } from '@/contracts/agreements/end-agreement';
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
        {m.agreement_end()}
      </Button>
      {isAsked && (
        <ConfirmSheet
          title={m.agreement_end_title({ version })}
          text={m.agreement_end_text({ days: noticeDays })}
          confirm={m.agreement_end()}
          look="destructive"
          act={async () => {
            const { until } = await gateway(endAgreement, { agreementId });
            return m.agreement_end_done({ date: moneyDay(until, 'UTC') });
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
