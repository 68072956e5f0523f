import { FULL_LANGUAGES } from '../languages';
import type { Operation } from '../operation';
import { type RequestShape, requestShapeOf } from '../request-shape';
import { type Interaction, interactionsOf, serviceOf } from './interactions';

/** A shape that has a contract, and the backend service that promises an answer to it. */
export type Contracted = RequestShape & { service: string };

/** The shape of each request that the contracts of these operations promise a success to. */
export function contractedShapes(operations: readonly Operation[]): Contracted[] {
  return operations.flatMap((operation) =>
    interactionsOf(operation)
      .filter(({ outcome }) => !('refusal' in outcome))
      .map((interaction) => ({ ...shapeOf(operation, interaction), service: serviceOf(operation) })),
  );
}

/**
 * A sentence for each thing that requests bring and no contract has. A call needs an example with just the values that
 * it brings, and each value out of a list in some example. What the calls of a backend service bring alike, the device
 * and the languages that are not written in full, is in some example of the service.
 */
export function uncontracted(requests: readonly RequestShape[], contracted: readonly Contracted[]): string[] {
  return [...new Set(requests.flatMap((request) => problemsOf(request, contracted)))].sort();
}

function problemsOf(request: RequestShape, contracted: readonly Contracted[]): string[] {
  const { operation, names, values, signedIn } = request;
  const own = contracted.filter((one) => one.operation === operation);
  const service = own[0]?.service ?? '';
  const alike = contracted.filter((one) => one.service === service);
  return [
    lack(
      own,
      operation,
      `just ${names.join(', ') || 'no values'}${signedIn ? ' and a session' : ''}`,
      (one) => {
        return one.names.join() === names.join() && one.signedIn === signedIn;
      },
    ),
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

function shapeOf(operation: Operation, { input, request }: Interaction): RequestShape {
  const { headers } = request;
  const fields = { ...operation.constants, ...(input as Record<string, unknown>) };
  return requestShapeOf(operation, fields, {
    get: (name) => (Object.hasOwn(headers, name) ? String(headers[name]) : null),
  });
}
