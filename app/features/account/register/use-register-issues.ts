import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { RegisterField } from '../../../../contracts/register/register-fields';
import { useSite } from '../../../session/site.queries';
import type { Issues } from '../field-rules';
import { focusField } from '../focus-field';
import { birthdayLimits } from './birthday';
import type { FormField } from './register-form-fields';
import { type RegisterValues, registerIssues } from './register-rules';

type Input = {
  fields: readonly FormField[];
  values: RegisterValues;
  /** The username was looked up and is somebody's. */
  isTaken: boolean;
};

/**
 * What is wrong in the form, and which of it shows. Issues follow values, rules and language by themselves; a field is
 * marked by a submit that it stopped, and keeps its word from then on (REG-44, REG-55, REG-71).
 */
export function useRegisterIssues(
  form: RefObject<HTMLFormElement | null>,
  { fields, values, isTaken }: Input,
) {
  const site = useSite();
  const [marked, setMarked] = useState<readonly string[]>([]);
  const [isHalfDated, setHalfDated] = useState(false);
  const found = issuesOf(fields);
  const stop = useRef<RegisterField>(undefined);

  // The field may be one that new rules are only about to bring.
  useEffect(() => {
    const name = stop.current;
    if (!name || !form.current?.elements.namedItem(name)) return;
    stop.current = undefined;
    focusField(form, name);
  });

  function issuesOf(asked: readonly FormField[]): Issues<RegisterField> {
    const issues = registerIssues(asked, values, birthdayLimits(site));
    const has = (wanted: RegisterField) => asked.some(({ name }) => name === wanted);
    if (isHalfDated && has('birthday')) issues.birthday = 'format';
    if (isTaken && has('username')) issues.username ??= 'taken';
    return issues;
  }

  function mark(...names: string[]) {
    setMarked((marked) => [...new Set([...marked, ...names])]);
  }

  /** Takes the word of a field back: what it asked for is on its way. */
  const unmark = useCallback((name: RegisterField) => {
    setMarked((marked) => marked.filter((one) => one !== name));
  }, []);

  /** Marks what is wrong and puts the focus on the first of it; false when nothing is wrong. */
  function stopAt(asked: readonly FormField[]): boolean {
    const issues = issuesOf(asked);
    setMarked(Object.keys(issues));
    stop.current = asked.find(({ name }) => issues[name])?.name;
    return stop.current !== undefined;
  }

  const shown = Object.entries(found).filter(([name, issue]) => marked.includes(name) || issue === 'taken');
  return { found, shown: Object.fromEntries(shown) as typeof found, mark, unmark, stopAt, setHalfDated };
}
