import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { formatShortMoney } from '@/app/domain/money/format-money';
import { useForm } from '@/app/forms/use-form';
import { useKeptFields } from '@/app/forms/use-kept-fields';
import { lazily } from '@/app/lib/calls/outcome';
import { webLink } from '@/app/lib/links/web-link';
import { m } from '@/app/paraglide/messages.js';
import { memberChanged } from '@/app/session/member-changes';
import { useSite } from '@/app/session/site.queries';
import { useIntent } from '@/app/session/use-intent';
import type { DepositChannel } from '@/contracts/deposit/channels';
import type { DepositBonus } from '@/contracts/deposit/deposit-bonus';
import { type DepositValues, depositIssues, depositRequest, leastForBonus } from './deposit-rules';

const functions = () => import('./deposit.functions');
const createDeposit = lazily(functions, (all) => all.createDepositFn);

type Options = {
  channels: readonly DepositChannel[];
  bonuses: readonly DepositBonus[];
  /** The channel that is chosen at first. */
  first: DepositChannel;
  /** Whole units of the currency to begin with at a channel; empty for none. */
  amountAt: (channel: DepositChannel) => string;
  /** The amount is what is missing elsewhere: it wins over what was typed before. */
  isFilled: boolean;
  /** The order takes this page's place in the history. */
  replace: boolean;
};

/** The form of a deposit, and the channel that is chosen in it (MONEY-02, MONEY-03, MONEY-21). */
export function useDepositForm({ channels, bonuses, first, amountAt, isFilled, replace }: Options) {
  const { currency } = useSite();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const sendOnce = useIntent('deposit');
  const channelOf = (id: string) => channels.find((channel) => channel.id === id) ?? first;
  const bonusOfId = (id: string) => bonuses.find((bonus) => bonus.id === id);

  const form = useForm<DepositValues>({
    empty: {
      channelId: first.id,
      amount: amountAt(first),
      option: '',
      serial: '',
      pin: '',
      bonusId: '',
    },
    words: {
      channelId: () => ({ label: m.deposit_channels() }),
      amount: () => ({
        label: m.deposit_amount(),
        missing: channel.kind === 'voucher' ? m.deposit_face_missing() : m.deposit_amount_missing(),
        format: m.deposit_face_wrong(),
        least: formatShortMoney(channel.min, currency),
        most: formatShortMoney(channel.max, currency),
      }),
      option: () => ({ label: optionLabel(channel), missing: m.deposit_option_missing() }),
      serial: () => ({ label: m.deposit_serial(), format: m.deposit_printed_format() }),
      pin: () => ({ label: m.deposit_pin(), format: m.deposit_printed_format() }),
      bonusId: () => ({
        label: m.deposit_bonus_expected(),
        format: bonus && m.deposit_bonus_low({ amount: formatShortMoney(leastForBonus(bonus), currency) }),
      }),
    },
    check: (values) => depositIssues(values, channelOf(values.channelId), bonusOfId(values.bonusId)),
    async send(values) {
      const data = depositRequest(values, channelOf(values.channelId), bonusOfId(values.bonusId));
      const { payUrl } = await sendOnce(data, async (idempotencyKey) => {
        const order = await createDeposit({ data: { ...data, idempotencyKey } });
        await navigate({ to: '/m/voucherCenter/$orderNo', params: { orderNo: order.orderNo }, replace });
        void memberChanged(queryClient);
        return order;
      });
      // The order's page is behind it: whoever comes back finds the order there.
      const page = channelOf(values.channelId).kind === 'redirect' ? webLink(payUrl) : undefined;
      if (page) location.assign(page);
    },
    refused({ code }) {
      // Limits may be others by now, a channel closed, and an order open that nobody answered for.
      void memberChanged(queryClient);
      if (code === 'deposit.amount.refused') return { field: 'amount' };
      if (code === 'deposit.bonus.refused') form.fill((values) => ({ ...values, bonusId: '' }));
      return {};
    },
  });

  useKeptFields('deposit', form, isFilled ? ['bonusId'] : ['channelId', 'amount', 'option', 'bonusId']);

  const channel = channelOf(form.values.channelId);
  const bonus = bonusOfId(form.values.bonusId);

  /** Chooses a channel; what only the other one had is taken back. */
  function choose(id: string): void {
    const next = channelOf(id);
    const keepsAmount = next.amounts === 'any' && channel.amounts === 'any';
    form.clear();
    form.fill((values) => ({
      ...values,
      channelId: id,
      option: '',
      serial: '',
      pin: '',
      amount: keepsAmount ? values.amount : amountAt(next),
    }));
  }

  return { form, channel, bonus, choose };
}

/** What is chosen at a channel besides the amount. */
export const optionLabel = ({ kind }: DepositChannel): string =>
  kind === 'voucher' ? m.deposit_issuer() : m.deposit_bank();
