import { afterAll, beforeAll, expect, test } from 'vitest';
import { allOperations as operations } from './all-operations';
import { type Proof, proveOperation } from './prove';
import { type ReferenceGateway, startReferenceGateway } from './reference-gateway';

const proofs: Proof[] = [];
let gateway: ReferenceGateway;

beforeAll(async () => {
  gateway = await startReferenceGateway();
  for (const operation of operations) proofs.push(await proveOperation(operation, gateway.url));
}, 600_000);
afterAll(() => gateway?.close());

test('passes every interaction while the answers are left alone [CALL-06]', () => {
  const controls = proofs.flatMap((proof) => proof.controls);
  expect(controls.length).toBeGreaterThan(operations.length);
  expect(controls.filter(({ ok }) => !ok).map(({ description, reasons }) => [description, reasons])).toEqual(
    [],
  );
});

test('notices every pinned field taken out of an answer [CALL-01 CALL-06]', () => {
  expect(unnoticed((name) => name.endsWith(' missing'))).toEqual([]);
});

test('notices every pinned field of an answer that changed its type or became null [CALL-01 CALL-06]', () => {
  expect(unnoticed((name) => !name.endsWith(' missing'))).toEqual([]);
});

function unnoticed(wanted: (name: string) => boolean): string[] {
  const lies = proofs.flatMap((proof) => proof.lies).filter(({ name }) => wanted(name));
  const missed = lies.filter(({ noticed }) => !noticed);
  console.info(`${lies.length} mutations, ${lies.length - missed.length} noticed`);
  expect(lies.length).toBeGreaterThan(operations.length);
  return missed.map(({ name, problem }) => `${name}: ${problem || 'passed'}`);
}
