import type { Operation } from '../operation';
import { type RequestShape, requestShapeOf } from '../request-shape';
import { type Interaction, interactionsOf, serviceOf } from './interactions';
import { type Contracted, hasFilters } from './uncontracted';

/** The shape of each request that the contracts of these operations promise a success to. */
export function contractedShapes(operations: readonly Operation[]): Contracted[] {
  return operations.flatMap((operation) =>
    interactionsOf(operation)
      .filter(({ outcome }) => !('refusal' in outcome))
      .map((interaction) => ({
        ...shapeOf(operation, interaction),
        service: serviceOf(operation),
        varies: operation.fieldsByOperator,
        filters: hasFilters(operation),
      })),
  );
}

function shapeOf(operation: Operation, { input, request }: Interaction): RequestShape {
  const { headers } = request;
  const fields = { ...operation.constants, ...(input as Record<string, unknown>) };
  return requestShapeOf(operation, fields, {
    get: (name) => (Object.hasOwn(headers, name) ? String(headers[name]) : null),
  });
}
