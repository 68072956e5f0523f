import { afterAll, beforeAll, expect, test } from 'vitest';
import { allOperations as operations } from './all-operations';
import { proveOperation } from './prove';
import { type ReferenceGateway, startReferenceGateway } from './reference-gateway';

const told = { controls: 0, missing: 0, changed: 0 };
let gateway: ReferenceGateway;

beforeAll(async () => {
  gateway = await startReferenceGateway();
});
afterAll(() => gateway?.close());

test.each(operations.map((operation) => [operation.id, operation] as const))(
  '%s passes while its answers are left alone; every pinned field taken out, changed in type or null is noticed [CALL-01 CALL-06]',
  async (_, operation) => {
    const { controls, lies } = await proveOperation(operation, gateway.url);
    const missing = lies.filter(({ name }) => name.endsWith(' missing')).length;
    told.controls += controls.length;
    told.missing += missing;
    told.changed += lies.length - missing;
    const failed = controls.filter(({ ok }) => !ok);
    expect(failed.map(({ description, reasons }) => [description, reasons])).toEqual([]);
    const unnoticed = lies.filter(({ noticed }) => !noticed);
    expect(unnoticed.map(({ name, problem }) => `${name}: ${problem || 'passed'}`)).toEqual([]);
  },
);

test('the calls together have more interactions, and more lies of each kind, than there are calls [CALL-06]', () => {
  console.info(told);
  for (const count of Object.values(told)) expect(count).toBeGreaterThan(operations.length);
});
