import * as v from 'valibot';

const secrets = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(v.string(), v.union([v.string(), v.pipe(v.array(v.string()), v.minLength(1))])),
);

/** The current secret under a name of a variable that holds a JSON object of them; `standIn` where there is none. */
export function secretOf(text: string | undefined, name: string, standIn: string): string {
  const read = v.safeParse(secrets, text || '{}');
  const own = read.success ? new Map(Object.entries(read.output)).get(name) : undefined;
  return [own ?? standIn].flat()[0] ?? standIn;
}
