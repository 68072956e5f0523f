import * as v from 'valibot';
import { expect, it } from 'vitest';
import { vendorOperations } from '../vendor-operations';

const pairs = vendorOperations.flatMap((one) =>
  vendorOperations.map((other) => [one.id, other.id, one, other] as const),
);

it.each(pairs)(
  'takes the body of %s for one of %s where they are the same call alone',
  (_, __, one, other) => {
    expect(v.is(other.input, one.example.input)).toBe(one === other);
  },
);
