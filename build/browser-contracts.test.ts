import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { browserContracts } from './browser-contracts';

const FILE = '/contracts/mall/redeem.ts';
const CALL = `import * as v from 'valibot';
import { defineOperation } from '../operation';
import { A_MEMBER, itemOf } from '../provider-states/given';
import { price } from './price';

const ITEM = [A_MEMBER, itemOf('goods')];
const STATES = [...ITEM, 'more'];
const { output, ...others } = itemOf('card');
export const PATH = '/wps/mall';
export const most = price(3);

export const redeem = defineOperation({
  id: 'mall.redeem',
  method: 'POST',
  path: PATH,
  input: v.object({}),
  example: { state: STATES, output, others },
});
`;

/** What the browser gets of a file. */
function shown(code: string): string {
  const { handler } = browserContracts().transform as { handler(code: string, id: string): { code: string } };
  return handler.call({ parse: parseAst }, code, FILE).code;
}

test('the browser gets the address of a call, and nothing that its examples alone were made of', () => {
  const code = shown(CALL);
  expect(code.trim().replace(/\s*\n\s*/g, '\n')).toBe(`import { defineOperation } from '../operation';
import { price } from './price';
export const PATH = '/wps/mall';
export const most = price(3);
export const redeem = defineOperation({
id: 'mall.redeem',
method: 'POST',
path: PATH,
});`);
  expect(code.split('\n')).toHaveLength(CALL.split('\n').length);
});

test('a call that is not written out stops the build', () => {
  expect(() => shown(CALL.replace("id: 'mall.redeem'", '...shared'))).toThrow('property by property');
});
