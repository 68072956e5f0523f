import * as v from 'valibot';

const secret = v.pipe(v.string(), v.minLength(16));
/** One secret, or while it is being changed the current one and the one before it. */
const secretsSchema = v.record(
  v.string(),
  v.union([secret, v.pipe(v.array(secret), v.minLength(1), v.maxLength(2))]),
);

/**
 * The secrets under a name of a variable that holds a JSON object: the current one, with which calls are signed, and
 * the one before it while that still counts. `standIn` where there is none, or the variable cannot be read; empty
 * without it.
 */
export function namedSecrets(
  { variable, text }: { variable: string; text: string | undefined },
  name: string,
  standIn?: string,
): readonly string[] {
  return new Map(readSecrets(variable, text)).get(name) ?? (standIn === undefined ? [] : [standIn]);
}

function readSecrets(variable: string, text: string | undefined): [string, string[]][] {
  try {
    const secrets = v.parse(secretsSchema, JSON.parse(text || '{}'));
    return Object.entries(secrets).map(([name, own]) => [name, [own].flat()]);
  } catch {
    console.error(
      `${variable} is not a JSON object of secrets with 16 characters or more, two a name at most`,
    );
    return [];
  }
}
