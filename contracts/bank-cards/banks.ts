import * as v from 'valibot';
import { defineOperation } from '../operation';
import { readableEntries } from '../tolerant';

export const bankCode = v.pipe(v.string(), v.regex(/^[A-Z\d]{2,16}$/));

/** The banks that a card may be of, in the order they are offered (ACC-15). */
export const listBanks = defineOperation({
  id: 'banks.list',
  method: 'GET',
  path: '/wps/banks',
  session: 'none',
  merchantIn: 'merchantCode',
  input: v.object({}),
  output: v.object({ list: readableEntries(v.object({ bankCode, bankName: v.string() })) }),
  refusals: [],
  example: {
    state: { name: 'the site' },
    input: {},
    output: { list: [{ bankCode: 'CBUOM', bankName: 'Ngân hàng Cánh Buồm' }] },
  },
});
