import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cancelDeposit } from '../../../../../contracts/deposit/orders';
import { GatewayError } from '../../../../../contracts/errors';
import { useBusy } from '../../../../forms/use-busy';
import { gateway } from '../../../../lib/gateway';
import { m } from '../../../../paraglide/messages.js';
import { errorMessage } from '../../../../shell/error-message';
import { useSessionEnded } from '../../../../shell/session-watch';
import { useToast } from '../../../../shell/toast';
import { Button } from '../../../../ui/button';
import { Popup } from '../../../../ui/popup';
import { depositQuery, depositsQuery } from '../deposit.queries';
import styles from './cancel-order.module.css';

/** Ends an order that nothing was paid for, after asking (MONEY-02). */
export function CancelOrder({ orderNo }: { orderNo: string }) {
  const queryClient = useQueryClient();
  const onClosed = useSessionEnded();
  const toast = useToast();
  const [asks, setAsks] = useState(false);
  const { sending, isBusy, setBusy } = useBusy();
  const { queryKey } = depositQuery(orderNo);

  async function cancel() {
    if (isBusy()) return;
    setBusy(true);
    try {
      await gateway(cancelDeposit, { orderNo });
      void queryClient.invalidateQueries({ queryKey: depositsQuery().queryKey });
    } catch (error) {
      onClosed(error);
      const { code } = error instanceof GatewayError ? error : new GatewayError('unknown');
      toast(errorMessage(code), { kind: 'error' });
    }
    // Money may have come meanwhile: what became of it, the gateway says.
    await queryClient.invalidateQueries({ queryKey });
    setBusy(false);
    setAsks(false);
  }

  return (
    <>
      <Button look="text" onClick={() => setAsks(true)}>
        {m.deposit_cancel()}
      </Button>
      {asks && (
        <Popup
          shape="sheet"
          title={m.deposit_cancel_question()}
          closeLabel={m.action_close()}
          onClose={() => setAsks(false)}
          dismissible={!sending}
        >
          <p className={styles.text}>{m.deposit_cancel_text()}</p>
          <div className={styles.actions}>
            <Button look="secondary" disabled={sending} onClick={() => setAsks(false)}>
              {m.deposit_keep()}
            </Button>
            <Button
              look="destructive"
              busyText={sending ? m.action_working() : undefined}
              onClick={() => void cancel()}
            >
              {m.deposit_cancel()}
            </Button>
          </div>
        </Popup>
      )}
    </>
  );
}
