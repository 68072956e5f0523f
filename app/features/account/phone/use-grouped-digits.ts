import { type ChangeEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { afterKey, caretAfter } from '../../../lib/caret';
import type { formatMobile } from './format-mobile';
import { typedDigits } from './typed-number';

/** Shows the digits of a number in groups while they are typed, with the caret kept at its digit. */
export function useGroupedDigits(value: string, dialingCode: string, onChange: (digits: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const [format, setFormat] = useState<typeof formatMobile | null>(null);
  const { text, complete } = format && value ? format(value, dialingCode) : { text: value, complete: false };
  const [focused, setFocused] = useState(false);
  const used = focused || value !== '';

  useEffect(() => {
    if (!used) return;
    import('./format-mobile').then(
      (file) => setFormat(() => file.formatMobile),
      // Without the groups, offline for one, the digits stand as they were typed.
      () => {},
    );
  }, [used]);

  useLayoutEffect(() => {
    if (caret.current === null || document.activeElement !== input.current) return;
    const at = caretAfter(text, caret.current);
    input.current?.setSelectionRange(at, at);
    caret.current = null;
  });

  function change({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const typed = typedDigits(currentTarget.value, dialingCode);
    const { digits, caret: at } = afterKey(currentTarget, nativeEvent, typed, value);
    caret.current = at;
    onChange(digits);
  }

  return { ref: input, text, complete, change, focus: () => setFocused(true) };
}
