import {
  type ChangeEvent,
  type CompositionEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { isEditOfDigits, plainFigures, type Selected, selectedOf } from './typed-edit';

/** How a field reads what is typed in it, and shows it. */
export type FiguresFormat = {
  /** The value of a text as a whole; the value of a value is itself. What cannot be read stays as it was typed. */
  read: (text: string) => string;
  /** A value as it is shown; as it is unless told. */
  show?: (value: string) => string;
  /**
   * The value is digits, and `show` sets between them what nobody types. An edit of digits keeps them all; anything else
   * is read as a whole.
   */
  grouped?: boolean;
};

type Options = {
  /** What the phone's keyboard offers. */
  keyboard: 'numeric' | 'decimal' | 'tel';
  value: string;
  /** Told besides: the text as it stands, and whether it is longer by digits at its end. */
  onChange: (value: string, text: string, isAtEnd: boolean) => void;
  format: FiguresFormat;
};

/** What an input method has composed: as it stands there, the value that it will be, and the one of the text as a whole. */
type Draft = { text: string; value: string; told: string };

const AS_IT_IS = (value: string) => value;
const digitsIn = (text: string): string => text.replace(/\D/g, '');

/**
 * Props of an input of figures: digits of any script are read, the caret stays where it is, and while an input method
 * composes, its text is left alone. The only way to a keyboard of figures (`tests/architecture/figure-fields.test.ts`);
 * no length is set, for a browser cuts what is longer without a word. Why: `docs/decisions/060-figures-as-they-come.md`.
 */
export function useFigures({ keyboard, value, onChange, format }: Options) {
  const { read, show = AS_IT_IS, grouped = false } = format;
  const ref = useRef<HTMLInputElement>(null);
  const before = useRef<(Selected & { inputType: string }) | null>(null);
  const isComposing = useRef(false);
  const rest = useRef<string | null>(null);
  const [composed, setComposed] = useState<Draft | null>(null);
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  // Whatever else sets the value, a pick for one, is not hidden behind what was composed.
  const draft = composed?.told === value ? composed : null;
  const text = draft?.text ?? show(value);

  useLayoutEffect(() => {
    const input = ref.current;
    // React's own `onBeforeInput` is another event.
    const note = ({ inputType }: InputEvent) => {
      if (input) before.current = { ...selectedOf(input), inputType };
    };
    input?.addEventListener('beforeinput', note);
    return () => input?.removeEventListener('beforeinput', note);
  }, []);

  // What came otherwise than by typing, before the scripts for one. At once: a key pressed after the drawing would be undone.
  useLayoutEffect(() => {
    const meant = read(plainFigures(value));
    if (meant !== value) onChange(meant, show(meant), false);
  });

  useLayoutEffect(() => {
    const input = ref.current;
    const behind = rest.current;
    rest.current = null;
    if (behind === null || !input || document.activeElement !== input) return;
    const at = caretBefore(behind);
    input.setSelectionRange(at, at);
  });

  function caretBefore(behind: string): number {
    if (grouped && !/\D/.test(value))
      return placeAfter(text, Math.max(0, value.length - digitsIn(behind).length));
    return text.length - (text.endsWith(behind) ? behind : read(behind)).length;
  }

  function change({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const { inputType = '', data = null, isComposing: composes = false } = nativeEvent as InputEvent;
    const { text: typed, end: caret } = selectedOf(currentTarget);
    const known = { text: plainFigures(text), value: draft?.value ?? value };
    const seen = before.current;
    before.current = null;
    const selected = seen?.inputType === inputType && seen.text === known.text ? seen : null;
    const edited = { text: typed, caret, inputType, data: data && plainFigures(data) };
    const isOfDigits = isEditOfDigits(known.text, selected, edited);
    const next = grouped && isOfDigits && !/\D/.test(known.value) ? kept(known, edited) : read(typed);
    const isAtEnd = isOfDigits && caret === typed.length && typed.length > known.text.length;
    if (composes || isComposing.current) {
      const told = read(typed);
      setComposed({ text: currentTarget.value, value: next, told });
      onChange(told, typed, false);
      return;
    }
    setComposed(null);
    drawAgain();
    rest.current = typed.slice(caret);
    onChange(next, typed, isAtEnd);
  }

  /** Digits alone. A key that erased nothing but what stands between two groups means the digit before it. */
  function kept(
    known: { value: string },
    { text, caret, inputType }: { text: string; caret: number; inputType: string },
  ) {
    const digits = digitsIn(text);
    const ahead = digitsIn(text.slice(0, caret)).length;
    const isMeant = inputType === 'deleteContentBackward' && digits === known.value && ahead > 0;
    return read(isMeant ? digits.slice(0, ahead - 1) + digits.slice(ahead) : digits);
  }

  function endComposition({ currentTarget }: CompositionEvent<HTMLInputElement>) {
    isComposing.current = false;
    setComposed(null);
    if (!draft) return;
    const { text: typed, end } = selectedOf(currentTarget);
    rest.current = typed.slice(end);
    onChange(draft.value, typed, false);
  }

  return {
    ref,
    inputMode: keyboard,
    value: text,
    onChange: change,
    onCompositionStart: () => {
      isComposing.current = true;
    },
    onCompositionEnd: endComposition,
  };
}

/** Where the caret stands in a grouped number after so many digits. */
function placeAfter(text: string, digits: number): number {
  let seen = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (seen === digits) return at;
    if (/\d/.test(text.charAt(at))) seen += 1;
  }
  return text.length;
}
