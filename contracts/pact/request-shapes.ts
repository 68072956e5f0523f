import type { Operation } from '../operation';
import { type RequestShape, requestShapeOf } from '../request-shape';
import { type Interaction, interactionsOf, serviceOf } from './interactions';

/** The languages that are written in full: each call that names a language is contracted in both (LANG-01, LANG-02). */
const FULL = ['VI', 'EN'];

/** A shape that has a contract, and the backend service that promises it. */
export type Contracted = RequestShape & { service: string };

/** The shape of each request that the contracts of these operations promise an answer to. */
export function contractedShapes(operations: readonly Operation[]): Contracted[] {
  return operations.flatMap((operation) =>
    interactionsOf(operation)
      .filter(({ outcome }) => 'value' in outcome && !('refusal' in outcome))
      .map((interaction) => ({ ...shapeOf(operation, interaction), service: serviceOf(operation) })),
  );
}

/**
 * A sentence for each request whose shape no contract has: a call needs an example with just its values, and each value
 * out of a list stands in some example of the call. What the edge adds alike to all calls, language and device, stands
 * in some example of the backend service.
 */
export function uncontracted(requests: readonly RequestShape[], contracted: readonly Contracted[]): string[] {
  const wrong = requests.flatMap((request) => {
    const own = contracted.filter(({ operation }) => operation === request.operation);
    const service = contracted.filter(({ service }) => service === own[0]?.service);
    return missing(request, own, service).map((what) => `${told(request)}: ${what}`);
  });
  return [...new Set(wrong)].sort();
}

function missing(
  request: RequestShape,
  own: readonly Contracted[],
  service: readonly Contracted[],
): string[] {
  const { names, values, acceptLanguage, device, signedIn } = request;
  const isIn = (examples: readonly Contracted[], fits: (one: Contracted) => boolean) => examples.some(fits);
  const fewer = Object.entries(values).filter(([name, value]) => {
    const examples = name === 'language' && !FULL.includes(value) ? service : own;
    return !isIn(examples, (one) => one.values[name] === value);
  });
  return [
    ...(isIn(own, (one) => one.names.join() === names.join()) ? [] : ['no example has just these values']),
    ...fewer.map(([name, value]) => `no example has ${name}=${value}`),
    ...(isIn(own, (one) => one.signedIn === signedIn)
      ? []
      : [`no example is ${signedIn ? 'a member' : 'a guest'}’s`]),
    ...(isIn(service, (one) => one.acceptLanguage === acceptLanguage)
      ? []
      : [`no example of its service has Accept-Language: ${acceptLanguage}`]),
    ...(isIn(service, (one) => one.device === device)
      ? []
      : [`no example of its service has Device: ${device}`]),
  ];
}

/** A request in words: `games.hot with gameCategory=RNG, language=VI`. */
function told({ operation, names, values }: RequestShape): string {
  const named = names.map((name) => (Object.hasOwn(values, name) ? `${name}=${values[name]}` : name));
  return named.length > 0 ? `${operation} with ${named.join(', ')}` : operation;
}

function shapeOf(operation: Operation, { input, request }: Interaction): RequestShape {
  const headers = request.headers;
  const fields = { ...operation.constants, ...(input as Record<string, unknown>) };
  return requestShapeOf(operation, fields, {
    get: (name) => (Object.hasOwn(headers, name) ? String(headers[name]) : null),
  });
}
