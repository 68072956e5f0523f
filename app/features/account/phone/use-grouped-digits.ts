import { useEffect, useState } from 'react';
import { useFigures } from '@/app/forms/use-figures';
import type { formatMobile } from './format-mobile';
import { typedDigits } from './typed-number';

/** Shows the digits of a number in groups while they are typed. */
export function useGroupedDigits(value: string, dialingCode: string, onChange: (digits: string) => void) {
  const [format, setFormat] = useState<typeof formatMobile | null>(null);
  const shown = (digits: string) =>
    format && digits ? format(digits, dialingCode) : { text: digits, complete: false };
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

  const input = useFigures({
    keyboard: 'tel',
    value,
    onChange,
    format: {
      read: (text) => typedDigits(text, dialingCode),
      show: (digits) => shown(digits).text,
      grouped: true,
    },
  });
  return { input, complete: shown(value).complete, focus: () => setFocused(true) };
}
