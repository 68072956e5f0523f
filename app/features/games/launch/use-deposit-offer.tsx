import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useCallback, useRef, useState } from 'react';
import { useLazyPart } from '@/app/lib/loading/use-lazy-part';
import { m } from '@/app/paraglide/messages.js';
import { walletQuery } from '@/app/session/member.queries';
import { useToast } from '@/app/shell/toast';
import type { Elements } from '@/app/ui/elements';
import type { MinorUnits } from '@/contracts/shared/minor-units';

/** A game that goes on saying so is not heard for as long after the sheet was closed, in milliseconds. */
const QUIET = 5_000;

export type DepositSheetProps = {
  title: string;
  /** What is missing for a bet, in minor units; undefined where the member came by the balance. */
  missing: MinorUnits | undefined;
  onClose: () => void;
};
export type LoadDepositSheet = () => Promise<ComponentType<DepositSheetProps>>;

/**
 * The deposit over the game: `open` at the member's own tap, `offer` when the game says that the balance is less than a
 * bet. It is offered only if the gateway's balance is less, or nothing where the game names no bet, whatever the game
 * says. Without `load`, for those whom no deposit is for, nothing opens (LAUNCH-30, ROLE-39).
 */
export function useDepositOffer(load: LoadDepositSheet | undefined): {
  open: () => void;
  offer: (required: MinorUnits | undefined) => Promise<void>;
  sheet: Elements;
} {
  const queryClient = useQueryClient();
  const toast = useToast();
  const [shown, setShown] = useState<{ missing?: MinorUnits } | null>(null);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);
  const onLost = useCallback(() => {
    setShown((lost) => {
      if (lost) toast(m.connection_lost(), { kind: 'error', length: 'short' });
      return null;
    });
  }, [toast]);
  const Sheet = useLazyPart(load ?? none, load !== undefined && shown !== null, onLost);

  async function offer(required: MinorUnits | undefined): Promise<void> {
    if (!load || shown || performance.now() - closedAt.current < QUIET) return;
    const wallet = await queryClient.fetchQuery({ ...walletQuery(), staleTime: 0 }).catch(() => null);
    if (!wallet) return;
    if (required === undefined) {
      if (wallet.sumBalance <= 0) setShown({});
      return;
    }
    const missing = (required - wallet.sumBalance) as MinorUnits;
    if (missing > 0) setShown({ missing });
  }

  function close() {
    closedAt.current = performance.now();
    setShown(null);
  }

  return {
    open: () => setShown({}),
    offer,
    sheet: shown && Sheet && (
      <Sheet
        title={shown.missing === undefined ? m.menu_deposit() : m.play_short_title()}
        missing={shown.missing}
        onClose={close}
      />
    ),
  };
}

const none: LoadDepositSheet = () => new Promise(() => undefined);
