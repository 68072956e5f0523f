import type { Operation, Schema } from './operation';

/**
 * What a request asks of a gateway, without a word of what it asks for: which values it brings, and those that are one
 * of a few. A name, a password, a token or a number never stands in it.
 */
export type RequestShape = {
  operation: string;
  /** Names of the values in query or body, sorted; merchant and token, which the edge adds, are none of them. */
  names: string[];
  /** Those among them that the input's schema takes from a list, as text. */
  values: Record<string, string>;
  acceptLanguage: string | null;
  device: string | null;
  signedIn: boolean;
};

type Node = {
  type: string;
  wrapped?: Schema;
  options?: readonly unknown[];
  literal?: unknown;
  entries?: Record<string, Schema>;
};

/** The shape of a request of an operation, from the fields of its query or opened body and its headers. */
export function requestShapeOf(
  operation: Operation,
  fields: Record<string, unknown>,
  headers: Pick<Headers, 'get'>,
): RequestShape {
  const added = [operation.merchantIn, operation.tokenInQuery && 'token'];
  const own = Object.entries(fields).filter(([name, value]) => !added.includes(name) && value !== undefined);
  const listed = listedValues(operation.input);
  const values = own
    .map(([name, value]) => [name, String(value)] as const)
    .filter(([name, value]) => listed.get(name)?.has(value));
  return {
    operation: operation.id,
    names: own.map(([name]) => name).sort(),
    values: Object.fromEntries(values),
    acceptLanguage: headers.get('Accept-Language'),
    device: headers.get('Device'),
    signedIn: headers.get('Authorization') !== null,
  };
}

/** The values that an input's fields take from lists, as text, in every option of a union. */
export function listedValues(input: Schema): Map<string, Set<string>> {
  const { type, options = [], entries = {} } = input as unknown as Node;
  const objects = type === 'union' ? options.map((option) => (option as Node).entries ?? {}) : [entries];
  const listed = new Map<string, Set<string>>();
  for (const [name, schema] of objects.flatMap((fields) => Object.entries(fields))) {
    listed.set(name, new Set([...(listed.get(name) ?? []), ...optionsOf(schema)]));
  }
  return listed;
}

function optionsOf(schema: Schema): string[] {
  const { type, wrapped, options = [], literal } = schema as unknown as Node;
  if (wrapped) return optionsOf(wrapped);
  if (type === 'literal') return [String(literal)];
  if (type === 'picklist') return options.map(String);
  return type === 'union' ? (options as Schema[]).flatMap(optionsOf) : [];
}
