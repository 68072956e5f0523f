import * as v from 'valibot';
import { type Issues, issuesOf, loginPassword } from '../field-rules';

const changeSchema = v.object({ password: loginPassword, confimpsw: v.pipe(v.string(), v.nonEmpty()) });
const withOldSchema = v.object({ old_password: loginPassword, ...changeSchema.entries });

/** The fields by their stated names (CHPW-10 to CHPW-12). */
export type ChangeValues = { old_password: string; password: string; confimpsw: string };
export type ChangeFieldName = keyof ChangeValues;

/** The first issue of each field, in the order of the form; the old password counts only where it is asked for (CHPW-16 to CHPW-21). */
export function changeIssues(values: ChangeValues, asksOld: boolean): Issues<ChangeFieldName> {
  const issues: Issues<ChangeFieldName> = asksOld
    ? issuesOf(withOldSchema, values)
    : issuesOf(changeSchema, values);
  const differs = values.confimpsw !== values.password;
  return !issues.confimpsw && differs ? { ...issues, confimpsw: 'mismatch' } : issues;
}

/** The issues that show once a field has changed: its own if it was marked, the confirmation's if that holds a value (CHPW-26, CHPW-27). */
export function issuesAfterChange(
  shown: Issues<ChangeFieldName>,
  field: ChangeFieldName,
  values: ChangeValues,
  asksOld: boolean,
): Issues<ChangeFieldName> {
  const found = changeIssues(values, asksOld);
  const next = { ...shown };
  if (shown[field]) next[field] = found[field];
  if (field === 'password' && values.confimpsw) next.confimpsw = found.confimpsw;
  return next;
}
