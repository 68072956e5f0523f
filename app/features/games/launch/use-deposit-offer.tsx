import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useCallback, useRef, useState } from 'react';
import { useLazyPart } from '@/app/lib/loading/use-lazy-part';
import { m } from '@/app/paraglide/messages.js';
import { useToast } from '@/app/shell/toast';
import type { Elements } from '@/app/ui/elements';
import type { MinorUnits } from '@/contracts/shared/minor-units';
import { type Short, whatIsShort } from './what-is-short';

/** A game that goes on saying so is not heard for as long after the sheet was closed, in milliseconds. */
const QUIET = 5_000;

export type DepositSheetProps = {
  title: string;
  /** What is missing for a bet, in minor units; undefined where the member came by the balance. */
  missing: MinorUnits | undefined;
  onClose: () => void;
};
/** `vendor` has the wallet that the game is played from, and the main wallet what it lacks. */
export type TransferSheetProps = DepositSheetProps & { vendor: string };
/** The sheets over a game by which money comes to it; the route brings them. */
export type MoneySheets = {
  deposit: () => Promise<ComponentType<DepositSheetProps>>;
  transfer: () => Promise<ComponentType<TransferSheetProps>>;
};

/**
 * The deposit over the game: `open` at the member's own tap, `offer` when the game says that the balance is less than a
 * bet. It is offered only if the gateway's balance is less, or nothing where the game names no bet, whatever the game
 * says; where the vendor has a wallet of its own and the main one has what is missing, moving it there takes its place.
 * Without `load`, for those whom no deposit is for, nothing opens (LAUNCH-30, MONEY-18, ROLE-39).
 */
export function useDepositOffer(
  nodeId: number | string,
  load: MoneySheets | undefined,
): {
  open: () => void;
  offer: (required: MinorUnits | undefined) => Promise<void>;
  sheet: Elements;
} {
  const queryClient = useQueryClient();
  const toast = useToast();
  const [shown, setShown] = useState<Short | null>(null);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);
  const onLost = useCallback(() => {
    setShown((lost) => {
      if (lost) toast(m.connection_lost(), { kind: 'error', length: 'short' });
      return null;
    });
  }, [toast]);
  const opens = load !== undefined && shown !== null;
  const vendor = shown?.vendor;
  const Deposit = useLazyPart(load?.deposit ?? none, opens && vendor === undefined, onLost);
  const Transfer = useLazyPart(load?.transfer ?? none, opens && vendor !== undefined, onLost);

  async function offer(required: MinorUnits | undefined): Promise<void> {
    if (!load || shown || performance.now() - closedAt.current < QUIET) return;
    const short = await whatIsShort(queryClient, nodeId, required).catch(() => null);
    if (short) setShown(short);
  }

  function close() {
    closedAt.current = performance.now();
    setShown(null);
  }

  const missing = shown?.missing;
  const titleOr = (plain: string) => (missing === undefined ? plain : m.play_short_title());
  return {
    open: () => setShown({ missing: undefined }),
    offer,
    sheet:
      shown &&
      (vendor !== undefined
        ? Transfer && (
            <Transfer title={titleOr(m.transfer_title())} vendor={vendor} missing={missing} onClose={close} />
          )
        : Deposit && <Deposit title={titleOr(m.menu_deposit())} missing={missing} onClose={close} />),
  };
}

const none = (): Promise<never> => new Promise(() => undefined);
