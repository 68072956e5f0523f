import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { promoCode, redeemPromoCode, withoutBlanks } from '@/contracts/rewards/promo-code';
import { asciiDigits } from '@/contracts/shared/digits';
import { issuesOf } from '../../forms/field-issues';
import { useForm } from '../../forms/use-form';
import { gateway } from '../../lib/calls/gateway';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { useIntent } from '../../session/use-intent';
import { errorMessage } from '../../shell/error-message';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { Popup } from '../../ui/popup';
import { TextField } from '../../ui/text-field';
import styles from './promo-code-sheet.module.css';
import { RewardConditions } from './reward-conditions';
import { type Claimable, rewardCentreQuery } from './rewards.queries';

/** The dialog that turns a code into a reward, whose conditions stand there at once (INVITE-10). */
export function PromoCodeSheet({ onClose }: { onClose: () => void }) {
  useLocale();
  const [reward, setReward] = useState<Claimable>();
  return (
    <Popup
      shape="sheet"
      title={reward ? reward.name : m.promo_code_title()}
      closeLabel={m.action_close()}
      onClose={onClose}
    >
      {reward ? (
        <div className={styles.parts}>
          <Notice kind="info">{m.promo_code_done()}</Notice>
          <RewardConditions reward={reward} onOver={onClose} />
        </div>
      ) : (
        <CodeForm onReward={setReward} />
      )}
    </Popup>
  );
}

const schema = v.object({
  code: v.pipe(v.string(), v.transform(withoutBlanks), v.nonEmpty(), v.transform(asciiDigits), promoCode),
});
const EMPTY = { code: '' };
const WORDS = { code: () => ({ label: m.promo_code_label(), format: m.promo_code_format() }) };
/** Refusals that are about the code. */
const OF_CODE = /^promo\.code\./;

function CodeForm({ onReward }: { onReward: (reward: Claimable) => void }) {
  const queryClient = useQueryClient();
  const sendOnce = useIntent('promo-code');
  const [wait, setWait] = useState(0);
  const form = useForm({
    empty: EMPTY,
    words: WORDS,
    check: (values) => issuesOf(schema, values),
    async send({ code }) {
      const input = v.parse(schema, { code });
      const brought = await sendOnce(input, (idempotencyKey) =>
        gateway(redeemPromoCode, input, undefined, idempotencyKey),
      );
      // It waits among the rewards also for whoever closes the sheet now.
      void queryClient.invalidateQueries(rewardCentreQuery());
      onReward(brought);
    },
    refused({ code, retryAfter = 60 }) {
      setWait(Math.ceil(retryAfter / 60));
      return OF_CODE.test(code) ? { field: 'code' } : {};
    },
  });
  return (
    <form {...form.props} className={styles.parts}>
      <p className={styles.text}>{m.promo_code_text()}</p>
      <TextField
        {...form.field('code')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      />
      {form.refusal && (
        <Notice kind="error">
          {form.refusal === 'rate.limited'
            ? m.promo_code_wait({ minutes: wait })
            : errorMessage(form.refusal)}
        </Notice>
      )}
      <Button {...form.button(m.promo_code_sending())}>{m.promo_code_send()}</Button>
    </form>
  );
}
