import * as v from 'valibot';
import { type Issues, issuesOf } from '@/app/forms/field-issues';
import { loginPassword } from '../field-rules';

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
