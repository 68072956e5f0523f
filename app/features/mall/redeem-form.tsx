import * as v from 'valibot';
import { ADDRESS_MAX, deliverySchema } from '@/contracts/mall/delivery';
import { isUnsure } from '../../domain/money/is-unsure';
import { issuesOf } from '../../forms/field-issues';
import { NumericField } from '../../forms/numeric-field';
import { useForm } from '../../forms/use-form';
import { formatCount } from '../../locale/figures';
import { m } from '../../paraglide/messages.js';
import { errorMessage } from '../../shell/error-message';
import { Button } from '../../ui/button';
import { Facts } from '../../ui/facts';
import { Notice } from '../../ui/notice';
import { TextArea } from '../../ui/text-area';
import { TextField } from '../../ui/text-field';
import { DELIVERY, ItemHead, PointsFact } from './item-facts';
import { isGone } from './item-standing';
import type { MallItem } from './mall.queries';
import styles from './redeem-form.module.css';
import { type Redeemed, useRedeem } from './use-redeem';

type Props = {
  item: MallItem;
  owned: number;
  onDone: (redeemed: Redeemed) => void;
  onCancel: () => void;
  /** Told while it is on its way. */
  onSending: (isSending: boolean) => void;
};

const EMPTY = { name: '', mobile: '', address: '' };
const WORDS = {
  name: () => ({ label: m.mall_recipient(), format: m.mall_recipient_format() }),
  mobile: () => ({ label: m.mall_mobile(), format: m.form_mobile_invalid() }),
  address: () => ({ label: m.mall_address(), format: m.mall_address_format() }),
};
const { name, mobile, address } = deliverySchema.entries;
const typed = v.pipe(v.string(), v.trim(), v.nonEmpty());
const schema = v.object({
  name: v.pipe(typed, name),
  // As people write a number: with blanks, dots and hyphens.
  mobile: v.pipe(
    typed,
    v.transform((number) => number.replace(/[\s.-]/g, '')),
    mobile,
  ),
  address: v.pipe(typed, address),
});

/** The question before points are spent: what is left after it, and where goods shall go (MALL-03, MALL-04). */
export function RedeemForm({ item, owned, onDone, onCancel, onSending }: Props) {
  const redeem = useRedeem();
  const isSent = item.kind === 'goods';
  const form = useForm({
    empty: EMPTY,
    words: WORDS,
    check: (values) => (isSent ? issuesOf(schema, values) : {}),
    async send(values) {
      onSending(true);
      try {
        onDone(await redeem(item, isSent ? v.parse(schema, values) : undefined));
      } finally {
        onSending(false);
      }
    },
  });
  return (
    <form {...form.props} className={styles.form}>
      <ItemHead item={item} />
      <Facts>
        <PointsFact name={m.mall_price()} points={item.points} />
        <PointsFact name={m.mall_your_points()} points={owned} />
        <PointsFact name={m.mall_points_after()} points={Math.max(0, owned - item.points)} />
      </Facts>
      {isSent ? (
        <fieldset className={styles.delivery}>
          <legend className={styles.legend}>{m.mall_deliver_to()}</legend>
          <TextField {...form.field('name')} autoComplete="name" maxLength={60} />
          <NumericField
            {...form.field('mobile')}
            keyboard="tel"
            hint={m.mall_mobile_hint()}
            autoComplete="tel"
          />
          <TextArea
            {...form.field('address')}
            hint={m.mall_address_hint()}
            counter={`${form.values.address.trim().length}/${ADDRESS_MAX}`}
            autoComplete="street-address"
            maxLength={ADDRESS_MAX}
            rows={2}
          />
        </fieldset>
      ) : (
        <p className={styles.note}>{DELIVERY[item.kind]()}</p>
      )}
      {form.refusal && (
        <Notice kind="error">{isUnsure(form.refusal) ? m.mall_unsure() : errorMessage(form.refusal)}</Notice>
      )}
      <div className={styles.actions}>
        <Button
          {...form.button(m.mall_redeeming())}
          disabled={!form.ready || owned < item.points || isGone(item)}
        >
          {m.mall_confirm({ points: formatCount(item.points) })}
        </Button>
        <Button look="text" disabled={form.sending} onClick={onCancel}>
          {m.action_cancel()}
        </Button>
      </div>
    </form>
  );
}
