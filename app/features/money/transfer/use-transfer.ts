import { useQueryClient } from '@tanstack/react-query';
import { formatShortMoney } from '@/app/domain/money/format-money';
import type { Wallets } from '@/app/domain/money/vendor-wallets.queries';
import { amountOf } from '@/app/forms/amount';
import { useForm } from '@/app/forms/use-form';
import { useKeptFields } from '@/app/forms/use-kept-fields';
import { lazily } from '@/app/lib/calls/outcome';
import { m } from '@/app/paraglide/messages.js';
import { memberChanged } from '@/app/session/member-changes';
import { useSite } from '@/app/session/site.queries';
import { useIntent } from '@/app/session/use-intent';
import type { ErrorCode, GatewayError } from '@/contracts/errors';
import { decimalOf, type MinorUnits } from '@/contracts/shared/minor-units';
import type { TransferDirection } from '@/contracts/transfer/transfer';
import type { Moved } from './receipt.queries';
import {
  amountFor,
  mostOf,
  sourceOf,
  type TransferValues,
  transferIssues,
  vendorsFor,
} from './transfer-rules';

const transfer = lazily(
  () => import('./transfer.functions'),
  (all) => all.transferFn,
);

/** Refusals that are about one field. */
const FIELDS: Partial<Record<ErrorCode, keyof TransferValues>> = {
  'transfer.vendor.unknown': 'vendor',
  'transfer.amount.invalid': 'amount',
  'transfer.balance.short': 'amount',
};

/**
 * The way that the form begins with, the vendor that is asked for, if any, and what is missing there: it wins over what
 * was typed before.
 */
type Start = { first: TransferDirection; vendor: string | undefined; missing: MinorUnits | undefined };

/** The form that moves money between two wallets, and what they hold after it (MONEY-18, MONEY-21). */
export function useTransfer(
  wallets: Wallets,
  { first, vendor: wanted = '', missing }: Start,
  onMoved: (moved: Moved) => void,
) {
  const queryClient = useQueryClient();
  const sendOnce = useIntent('transfer');
  const { currency } = useSite();

  const form = useForm<TransferValues>({
    empty: {
      direction: first,
      vendor: isThere(wallets, first, wanted) ? wanted : onlyOne(wallets, first),
      amount: amountFor(missing),
    },
    words: {
      direction: () => ({ label: m.transfer_direction() }),
      vendor: () => ({ label: m.transfer_vendor(), missing: m.transfer_vendor_missing() }),
      amount: () => ({
        label: m.transfer_amount(),
        least: formatShortMoney(100 as MinorUnits, currency),
        most: formatShortMoney(mostNow(), currency),
      }),
    },
    check: (values) => transferIssues(values, wallets),
    async send({ direction, vendor, amount: typed }) {
      const amount = amountOf(typed) ?? (0 as MinorUnits);
      const asked = { direction, vendor, amount: decimalOf(amount) };
      const { transferNo, at, main, balance } = await sendOnce(asked, (idempotencyKey) =>
        transfer({ data: { ...asked, idempotencyKey } }),
      );
      const kind = direction === 'out' ? 'transferOut' : 'transferIn';
      onMoved({ transferNo, at, kind, other: vendor, amount, main, atVendor: balance });
      await memberChanged(queryClient);
    },
    async refused({ code }: GatewayError) {
      await memberChanged(queryClient);
      return { field: FIELDS[code] };
    },
  });

  useKeptFields('transfer', form, missing === undefined ? ['direction', 'vendor', 'amount'] : []);

  function mostNow(): MinorUnits {
    return mostOf(wallets, form.values);
  }

  /** Stagger the money's way round; a vendor that the other way does not have is taken back. */
  function turn(direction: TransferDirection): void {
    form.clear();
    form.fill(({ vendor }) => ({
      direction,
      vendor: isThere(wallets, direction, vendor) ? vendor : onlyOne(wallets, direction),
      amount: '',
    }));
  }

  const { direction, vendor } = form.values;
  const amount = amountOf(form.values.amount);
  const moving = amount !== undefined && Object.keys(form.found).length === 0 ? amount : null;
  const atVendor = sourceOf(wallets, { direction: 'in', vendor });
  const toVendor = direction === 'out' ? 1 : -1;
  return {
    ...form,
    turn,
    /** What is about to be moved, and what the two wallets will hold; null while the form is not right. */
    after:
      moving === null
        ? null
        : {
            amount: moving,
            main: (wallets.main - toVendor * moving) as MinorUnits,
            vendor: (atVendor + toVendor * moving) as MinorUnits,
          },
  };
}

const isThere = (wallets: Wallets, direction: TransferDirection, vendor: string): boolean =>
  vendorsFor(wallets, direction).some((wallet) => wallet.vendor === vendor);

/** The vendor that there is no choice about. */
function onlyOne(wallets: Wallets, direction: TransferDirection): string {
  const [first, ...others] = vendorsFor(wallets, direction);
  return first && others.length === 0 ? first.vendor : '';
}
