import { useRef } from 'react';
import { m } from '@/app/paraglide/messages.js';
import { Button } from '@/app/ui/button';
import { ImagePicker } from '@/app/ui/image-picker';
import type { PromotionSummary } from '../promotion-summary';
import styles from './apply-reward-screen.module.css';
import { RemarksField } from './remarks-field';
import { isComplete, REWARD_PICTURES } from './reward-form';
import { useApplyReward } from './use-apply-reward';
import { useRewardPictures } from './use-reward-pictures';

/** What a promotion asks of who applies: remarks, pictures, both or nothing (REWARD-16 to REWARD-48). */
export function ApplyRewardForm({ promotion }: { promotion: PromotionSummary }) {
  const { imageRequired, remarkRequired } = promotion;
  const input = useRef<HTMLInputElement>(null);
  const { pictures, reading, add, remove, clear } = useRewardPictures(input);
  const form = useApplyReward(
    promotion,
    pictures.map(({ file }) => file),
  );
  const { sending, ready } = form;
  const { remarks } = form.values;
  const complete = isComplete(promotion, { remarks, pictures: pictures.length });
  const missing = missingText(promotion, { remarks, pictures: pictures.length });

  function cancel() {
    form.reset();
    clear();
  }

  return (
    <form {...form.props} className={styles.form}>
      {remarkRequired && <RemarksField {...form.field('remarks')} disabled={sending} />}
      {imageRequired && (
        <ImagePicker
          inputRef={input}
          label={m.activity_apply_pictures()}
          hint={m.activity_apply_pictures_hint()}
          pictures={pictures}
          types={REWARD_PICTURES.types}
          addLabel={m.activity_apply_add_picture()}
          pictureLabel={(number) => m.activity_apply_picture({ number })}
          removeLabel={(number) => m.activity_apply_remove_picture({ number })}
          onPick={(files) => void add(files)}
          onRemove={remove}
          busy={reading}
          disabled={sending}
        />
      )}
      <div className={styles.actions}>
        {(remarkRequired || imageRequired) && (
          <Button look="secondary" disabled={sending} onClick={cancel}>
            {m.action_cancel()}
          </Button>
        )}
        <Button {...form.button(m.action_working())} disabled={!ready || !complete || reading}>
          {m.activity_apply_submit()}
        </Button>
      </div>
      <p className={styles.missing}>{missing}</p>
    </form>
  );
}

/** Says what the disabled button waits for. */
function missingText(promotion: PromotionSummary, has: { remarks: string; pictures: number }): string {
  const remarks = promotion.remarkRequired && has.remarks.trim() === '';
  const pictures = promotion.imageRequired && has.pictures === 0;
  if (remarks && pictures) return m.activity_apply_needs_both();
  if (remarks) return m.activity_apply_needs_remarks();
  return pictures ? m.activity_apply_needs_pictures() : '';
}
