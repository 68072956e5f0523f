import * as v from 'valibot';

/** What is wrong with a field; it holds no text: `issueText` makes it a message in the page's language. */
export type FieldIssue =
  | 'required'
  | 'length'
  | 'format'
  | 'mismatch'
  | 'age'
  | 'taken'
  | 'amount'
  | 'low'
  | 'high';
export type Issues<Field extends string> = Partial<Record<Field, FieldIssue>>;

/** The first issue of each field, in the order of the schema; empty when the values may be sent. */
export function issuesOf<const Entries extends v.ObjectEntries>(
  schema: v.ObjectSchema<Entries, undefined>,
  values: object,
): Issues<keyof Entries & string> {
  const result = v.safeParse(schema, values);
  const issues: Issues<keyof Entries & string> = {};
  if (result.success) return issues;
  for (const field of Object.keys(schema.entries) as (keyof Entries & string)[]) {
    const issue = result.issues.find(({ path }) => path?.[0]?.key === field);
    if (issue) issues[field] = issueOf(issue.type);
  }
  return issues;
}

function issueOf(type: string): FieldIssue {
  if (type === 'non_empty') return 'required';
  return type === 'min_length' || type === 'max_length' ? 'length' : 'format';
}
