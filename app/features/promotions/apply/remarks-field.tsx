import { useRef } from 'react';
import { visibleLength, visibleStart } from '@/app/lib/text/visible-characters';
import { m } from '@/app/paraglide/messages.js';
import { TextArea } from '@/app/ui/text-area';
import { REMARKS_MAX } from '@/contracts/rewards/reward-rules';

/** Characters left from which on a screen reader hears how many. */
const FEW = 20;

type Props = {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  disabled: boolean;
};

/** Remarks of at most 140 characters as people count them; input stops there (REWARD-16, REWARD-26, REWARD-27). */
export function RemarksField({ onChange, ...field }: Props) {
  const composing = useRef(false);
  const used = visibleLength(field.value);
  const left = REMARKS_MAX - used;
  // While a syllable is being composed, cutting it would confuse the keyboard.
  const take = (text: string) => onChange(composing.current ? text : visibleStart(text, REMARKS_MAX));
  return (
    <TextArea
      {...field}
      hint={m.activity_apply_remarks_hint()}
      counter={`${used}/${REMARKS_MAX}`}
      announced={left <= FEW ? m.activity_apply_remarks_left({ left: Math.max(0, left) }) : undefined}
      required
      onChange={(event) => take(event.currentTarget.value)}
      onCompositionStart={() => {
        composing.current = true;
      }}
      onCompositionEnd={(event) => {
        composing.current = false;
        take(event.currentTarget.value);
      }}
    />
  );
}
