import { expect, it } from 'vitest';
import { updateMerchant } from '../../db/merchants';
import { asMember } from '../../testing/as-member';
import { startGateway } from '../../testing/start-gateway';

it('says for each merchant whether members may withdraw, and to a bank', async () => {
  const gateway = await startGateway();
  const { token } = await asMember(gateway);
  const settings = async () => (await gateway.get('/wps/transaction/withdraw/settings', token)).body.value;
  expect(await settings()).toEqual({ normalBankWithdrawalSwitch: 'Y', allowWithdraw: 'Y' });
  await updateMerchant(gateway.db, 'hoadang', { bankWithdrawal: false });
  expect(await settings()).toEqual({ normalBankWithdrawalSwitch: 'N', allowWithdraw: 'Y' });
  await updateMerchant(gateway.db, 'hoadang', { allowWithdraw: false });
  expect(await settings()).toEqual({ normalBankWithdrawalSwitch: 'N', allowWithdraw: 'N' });
});
