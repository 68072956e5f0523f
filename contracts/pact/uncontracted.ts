import { FULL_LANGUAGES } from '../languages';
import type { Operation } from '../operation';
import type { RequestShape } from '../request-shape';

/**
 * A shape that has a contract, the backend service that promises an answer to it, whether values may be left out of it as
 * another example of the call leaves them out, and whether each of them narrows the answer by itself, whatever others do.
 */
export type Contracted = RequestShape & {
  service: string;
  varies?: boolean | undefined;
  filters?: boolean | undefined;
};

/** Whether each value of a call narrows its answer by itself: of calls that read, and take one kind of input. */
export const hasFilters = ({ method, input }: Operation) => method === 'GET' && input.type !== 'union';

/**
 * A sentence for each thing that requests bring and no contract has. A call needs an example with just the values that
 * it brings, a call that reads each of them in some example and no fewer than all examples have; and each value out of a list
 * in some example. What the calls of a backend service bring alike, the device
 * and the languages that are not written in full, is in some example of the service.
 */
export function uncontracted(requests: readonly RequestShape[], contracted: readonly Contracted[]): string[] {
  return [...new Set(requests.flatMap((request) => problemsOf(request, contracted)))].sort();
}

function problemsOf(request: RequestShape, contracted: readonly Contracted[]): string[] {
  const { operation, names, values, signedIn } = request;
  const own = contracted.filter((one) => one.operation === operation);
  const alsoSignedIn = own.filter((one) => one.signedIn === signedIn);
  // A session is no filter: some example has to have one, and then any other may.
  const withTheirNames = alsoSignedIn[0]?.filters ? own : alsoSignedIn;
  const told = `${names.join(', ') || 'no values'}${signedIn ? ' and a session' : ''}`;
  const service = own[0]?.service ?? '';
  const alike = contracted.filter((one) => one.service === service);
  return [
    ...(isExample(withTheirNames, names) ? [] : [`${operation}: no example has just ${told}`]),
    ...Object.entries(values).map(([name, value]) => {
      const [scope, examples] = isFurther(name, value) ? [service, alike] : [operation, own];
      return lack(examples, scope, `${name}=${value}`, (one) => one.values[name] === value);
    }),
    lack(alike, service, `Accept-Language: ${request.acceptLanguage}`, (one) => {
      return one.acceptLanguage === request.acceptLanguage;
    }),
    lack(alike, service, `Device: ${request.device}`, (one) => one.device === request.device),
  ].flat();
}

/** Whether examples bring just these values, each in some and none fewer than all where they are filters, or where the operator chooses, some no more of them and others no fewer. */
function isExample(examples: readonly Contracted[], names: readonly string[]): boolean {
  const isWithin = (few: readonly string[], many: readonly string[]) =>
    few.every((name) => many.includes(name));
  const less = examples.filter((one) => isWithin(one.names, names));
  const more = examples.filter((one) => isWithin(names, one.names));
  if (examples[0]?.filters) {
    const needed = names.filter((name) => examples.every((one) => one.names.includes(name)));
    const all = examples[0].names.filter((name) => examples.every((one) => one.names.includes(name)));
    return (
      needed.length === all.length && names.every((name) => examples.some((one) => one.names.includes(name)))
    );
  }
  if (examples[0]?.varies) return less.length > 0 && more.length > 0;
  return less.some((one) => more.includes(one));
}

/** A language that the site is not written in: no call has to be asked in each of them. */
const isFurther = (name: string, value: string) =>
  name === 'language' && !FULL_LANGUAGES.some((full) => full === value);

function lack(
  examples: readonly Contracted[],
  scope: string,
  what: string,
  fits: (one: Contracted) => boolean,
): string[] {
  return examples.some(fits) ? [] : [`${scope}: no example has ${what}`];
}
