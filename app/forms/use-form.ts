import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type ErrorCode, GatewayError } from '../../contracts/errors';
import { useSessionEnded } from '../shell/session-watch';
import { useToast } from '../shell/toast';
import type { Issues } from './field-issues';
import { focusField } from './focus-field';
import type { FieldOf, FormOptions, FormValues, PlaceOf, TextField, TickField } from './form-options';
import { type FieldWords, issueText, refusedText } from './issue-text';
import { typedValues } from './typed-values';
import { useBusy } from './use-busy';
import { useRevalidateOnLanguage } from './use-revalidate-on-language';

type Typed = string | { target: { value: string } };

/**
 * State and behaviour of a form: `README.md` shows how to write one. A field is marked by a submit that it stopped, and
 * keeps its word from then on; the first of them has the focus. A form is sent once at a time, however often it is
 * tapped. What a refusal does not empty stays.
 */
export function useForm<Values extends FormValues>(options: FormOptions<Values>) {
  type Field = FieldOf<Values>;
  type Place = PlaceOf<Values>;
  const { empty, words, check, rechecks, mayLeave, loading, send, refused, start } = options;
  const ref = useRef<HTMLFormElement>(null);
  const onClosed = useSessionEnded();
  const toast = useToast();
  const [values, setValues] = useState(empty);
  const [marked, setMarked] = useState<readonly Place[]>([]);
  const [refusal, setRefusal] = useState<{ code: ErrorCode; field?: Field | null } | null>(null);
  const [ready, setReady] = useState(false);
  const { sending, isBusy, setBusy } = useBusy();
  const found: Issues<Place> = check?.(values) ?? {};

  const focus = (name: Place | 'submit') => focusField(ref, name);
  const mark = (name: Place) => setMarked((marked) => [...marked, name]);
  const unmark = (name: Place) => setMarked((marked) => marked.filter((one) => one !== name));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a form is filled in once
  useEffect(() => {
    const typed = typedValues(ref.current, empty);
    setValues((values) => ({ ...values, ...(start ? start(typed, ref.current) : typed) }));
    setReady(true);
  }, []);

  useRevalidateOnLanguage(() => setMarked((marked) => marked.filter((name) => found[name])));

  function set<Name extends Field>(name: Name, value: Values[Name]): void {
    setValues((values) => ({ ...values, [name]: value }));
    setRefusal((refusal) => (refusal?.field === name ? null : refusal));
    const again = rechecks?.[name];
    if (again && values[again] && !marked.includes(again)) mark(again);
  }

  /** Marks what is wrong and puts the focus on the first of it; false when nothing is wrong. */
  function stopAt(issues: Issues<Place>): boolean {
    const wrong = Object.keys(issues) as Place[];
    setMarked(wrong);
    if (wrong[0]) focus(wrong[0]);
    return wrong[0] !== undefined;
  }

  async function submit(): Promise<void> {
    if (isBusy()) return;
    setRefusal(null);
    if (stopAt(found) || mayLeave?.(values) === false) return;
    setBusy(true);
    const hideLoading = loading && toast(loading.text(), { duration: loading.duration });
    try {
      await send(values);
    } catch (error) {
      hideLoading?.();
      setBusy(false);
      await refuse(error);
    }
  }

  async function refuse(thrown: unknown): Promise<void> {
    onClosed(thrown);
    const error = thrown instanceof GatewayError ? thrown : new GatewayError('unknown');
    const {
      field,
      spent = [],
      focus: next = field ?? spent[0] ?? 'submit',
      said,
    } = (await refused?.(error)) ?? {};
    if (!said) setRefusal({ code: error.code, field });
    setValues((values) => ({ ...values, ...Object.fromEntries(spent.map((name) => [name, empty[name]])) }));
    if (next) focus(next);
  }

  /** Takes back what is said of the fields and of the whole. */
  function clear(): void {
    setMarked([]);
    setRefusal(null);
  }

  /** An empty form again, that may be sent again. */
  function reset(): void {
    setValues(empty);
    clear();
    setBusy(false);
  }

  /** What is said under a field; what was found out by asking shows at once. */
  function errorOf(name: Place, field: FieldWords = words[name as Field]?.() ?? { label: name }) {
    if (refusal?.field === name) return refusedText(field, refusal.code);
    if (marked.includes(name) || found[name] === 'taken') return issueText(field, found[name]);
  }

  return {
    values,
    /** Sets one value; `fill` changes all that are given. */
    set,
    fill: setValues,
    /** What is wrong, whether it shows or not. */
    found,
    errorOf,
    /** Has a field say what is wrong with it from now on, or takes that back. */
    mark,
    unmark,
    stopAt,
    focus,
    submit,
    clear,
    reset,
    /** The scripts are there. */
    ready,
    sending,
    /** Why it was refused as a whole; what is about a field stands there. */
    refusal: refusal && !refusal.field ? refusal.code : null,
    /** Whether the form is gone, while what it sent was on its way. */
    isLeft: () => ref.current === null,
    /** Props of the `form` element. */
    props: {
      ref,
      method: 'post',
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        void submit();
      },
    } as const,
    /** Props of the button that sends it, with its word while it does. */
    button: (busyText: string) =>
      ({
        type: 'submit',
        name: 'submit',
        disabled: !ready,
        busyText: sending ? busyText : undefined,
      }) as const,
    /** Props of a field that is typed or chosen; `clean` takes out what does not belong there. */
    field: <Name extends TextField<Values>>(name: Name, clean = (typed: string) => typed) => ({
      name,
      label: words[name]().label,
      value: values[name] as string,
      error: errorOf(name),
      onChange: (typed: Typed) =>
        set(name, clean(typeof typed === 'string' ? typed : typed.target.value) as Values[Name]),
    }),
    /** Props of a box to tick. */
    box: <Name extends TickField<Values>>(name: Name) => ({
      name,
      checked: values[name] as boolean,
      onChange: ({ target }: { target: { checked: boolean } }) => set(name, target.checked as Values[Name]),
    }),
  };
}
