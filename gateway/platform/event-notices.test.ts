import { beforeEach, describe, expect, it } from 'vitest';
import { EXAMPLE_DELIVERY } from '../../contracts/mall/delivery';
import { paymentReceived, payoutFailed, payoutSettled } from '../../contracts/payment/payment';
import { updateMerchant } from '../db/merchants';
import { openPoints } from '../db/points';
import { type DepositResponse, openDeposit, tell } from '../testing/pay';
import { startGateway, type TestGateway } from '../testing/start-gateway';
import { PAYMENT_PASSWORD, withdrawer } from '../testing/withdraw';
import { bonusNotice, transferNotice } from './event-notices';

type Member = Pick<Awaited<ReturnType<typeof withdrawer>>, 'token'>;
type Message = { title: string; content: string };
let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
});

/** What the inbox says, newest first, and where each message leads to. */
async function inbox(member: Member, language = 'vi') {
  const { body } = await gateway.call('/wps/inbox?pageNum=1', {
    headers: { Authorization: `Bearer ${member.token()}`, 'Accept-Language': language },
  });
  const { content } = body.value as { content: Message[] };
  return content.map((one) => [one.title, one.content.match(/href="([^"]*)"/)?.[1]]);
}
const nbsp = (text: string) => text.replaceAll(' ₫', '\u00a0₫');

describe('a message of the inbox', () => {
  it('tells once of money that came in, and of the bonus with it, in the language that is read [MONEY-02 NOTICE-27]', async () => {
    const member = await withdrawer(gateway, { balance: 0 });
    const { orderNo, transfer } = (await openDeposit(gateway, member.token(), { bonusId: 'first' })).body
      .value as DepositResponse;
    const pay = (transactionId: string, amount: number) =>
      tell(gateway, paymentReceived, { transactionId, reference: transfer?.reference, amount });
    for (let copy = 0; copy < 2; copy += 1) await pay('t-1', 200_000);
    await Promise.all([1, 2, 3].map(() => pay('t-2', 300_000)));
    const order = `/m/voucherCenter/${orderNo}`;
    expect(await inbox(member)).toEqual([
      [nbsp('Đã cộng thưởng 400.000 ₫'), '/m/activityDetail?id=501'],
      [nbsp('Đã nạp 300.000 ₫ vào ví'), order],
      [nbsp('Đã nạp 200.000 ₫ vào ví'), order],
    ]);
    expect((await inbox(member, 'en'))[1]).toEqual([nbsp('300,000 ₫ deposited'), order]);
  });

  it('tells of a withdrawal that is approved, and paid or given back, once each [MONEY-11 NOTICE-27]', async () => {
    const member = await withdrawer(gateway);
    const asked = async () => ((await member.withdraw(1_000_000)).value as { orderNo: string }).orderNo;
    const [paid, back] = [await asked(), await asked()];
    for (const orderNo of [paid, back])
      for (const step of ['checked', 'checked', 'paying'])
        await gateway.sandbox('/withdrawals/step', { orderNo, step });
    for (let copy = 0; copy < 2; copy += 1) {
      await tell(gateway, payoutSettled, { transactionId: 'p-1', orderNo: paid });
      await tell(gateway, payoutFailed, { transactionId: 'p-2', orderNo: back, reason: 'bank.refused' });
    }
    expect(await inbox(member)).toEqual([
      [nbsp('Đã hoàn 1.000.000 ₫ vào ví'), `/m/withdraw/${back}`],
      [nbsp('1.000.000 ₫ đã về tài khoản'), `/m/withdraw/${paid}`],
      [nbsp('Lệnh rút 1.000.000 ₫ đã được duyệt'), `/m/withdraw/${back}`],
      [nbsp('Lệnh rút 1.000.000 ₫ đã được duyệt'), `/m/withdraw/${paid}`],
    ]);
  });

  it('tells of a reward in money that was claimed, and of none in points [REWARD-03 NOTICE-27]', async () => {
    const member = await withdrawer(gateway);
    const give = async (fields: object) =>
      (await gateway.sandbox<{ rewardId: string }>('/rewards', { account: member.account, ...fields }))
        .rewardId;
    for (const rewardId of [await give({ points: 10 }), await give({ money: 50_000, times: 2 })])
      for (let tap = 0; tap < 2; tap += 1) await member.send('POST', '/wps/rewards/claim', { rewardId });
    expect(await inbox(member)).toEqual([[nbsp('Đã cộng thưởng 50.000 ₫'), '/m/withdraw']]);
  });

  it('tells of a bonus that went back because its time was over [MONEY-02 NOTICE-27]', async () => {
    const member = await withdrawer(gateway, { balance: 0 });
    const { transfer } = (await openDeposit(gateway, member.token(), { bonusId: 'first' })).body
      .value as DepositResponse;
    await tell(gateway, paymentReceived, {
      transactionId: 't-1',
      reference: transfer?.reference,
      amount: 500_000,
    });
    await gateway.sandbox('/clock', { offsetSeconds: 8 * 24 * 3_600 });
    await member.logInAgain();
    for (let look = 0; look < 2; look += 1) await member.overview();
    const titles = (await inbox(member)).map(([title]) => title);
    expect(titles.filter((title) => title?.startsWith('Đã thu hồi'))).toEqual([
      nbsp('Đã thu hồi thưởng 400.000 ₫'),
    ]);
  });

  it('tells whoever is sent money who sent it, and where a redeemed item is [MONEY-19 MALL-04 NOTICE-27]', async () => {
    const upline = await withdrawer(gateway, { type: 1 });
    const member = await withdrawer(gateway, { upline: upline.account });
    const sent = await upline.sealed('POST', '/wps/transfer/down', {
      account: member.account,
      amount: 250_000,
      paymentPassword: PAYMENT_PASSWORD,
    });
    expect(sent.errorCode).toBeNull();
    expect(await inbox(member)).toEqual([[nbsp('Bạn nhận được 250.000 ₫'), '/m/transaction/record']]);
    expect(await inbox(upline)).toEqual([]);

    await openPoints(gateway.db, member.id, 300, Date.now());
    await gateway.sandbox('/mall-items', { id: 'cup', points: 300, name: 'Cốc' });
    const { body } = await member.send('POST', '/wps/mall/redemptions', {
      itemId: 'cup',
      points: 300,
      delivery: EXAMPLE_DELIVERY,
    });
    const { orderNo } = body.value as { orderNo: string };
    for (const step of ['sent', 'sent', 'delivered'])
      await gateway.sandbox('/redemptions/step', { orderNo, step });
    expect((await inbox(member)).slice(0, 2)).toEqual([
      ['Quà đã được giao', '/m/mall/history'],
      ['Quà đã được gửi đi', '/m/mall/history'],
    ]);
  });

  it('names money in the currency of its site, with decimals where there are some [WALLET-04 NOTICE-27]', async () => {
    const ALL = ['deposited', 'Bonus of', 'approved', 'returned', 'taken back', 'received'];
    await updateMerchant(gateway.db, 'hoadang', { currencySymbol: 'US$' });
    const upline = await withdrawer(gateway, { type: 1 });
    const member = await withdrawer(gateway, { upline: upline.account });
    const { transfer } = (await openDeposit(gateway, member.token(), { bonusId: 'first' })).body
      .value as DepositResponse;
    const { reference } = transfer ?? {};
    const told = { transactionId: 't-1', reference, amount: 499_999.5 };
    await tell(gateway, paymentReceived, told);
    await tell(gateway, paymentReceived, { ...told, transactionId: 't-2', amount: 0.5 });
    const { orderNo } = (await member.withdraw(1_000_000)).value as { orderNo: string };
    for (const step of ['checked', 'paying']) await gateway.sandbox('/withdrawals/step', { orderNo, step });
    await tell(gateway, payoutFailed, { transactionId: 'p-1', orderNo, reason: 'bank.refused' });
    await upline.sealed('POST', '/wps/transfer/down', {
      account: member.account,
      amount: 250_000,
      paymentPassword: PAYMENT_PASSWORD,
    });
    await gateway.sandbox('/clock', { offsetSeconds: 8 * 24 * 3_600 });
    await member.logInAgain();
    await member.overview();
    const { body } = await gateway.call('/wps/inbox?pageNum=1', {
      headers: { Authorization: `Bearer ${member.token()}`, 'Accept-Language': 'en' },
    });
    const messages = (body.value as { content: Message[] }).content;
    const text = JSON.stringify(messages);
    for (const event of ALL) expect(text).toContain(event);
    expect(messages.map(({ title }) => title)).toContain('499,999.50\u00a0US$ deposited');
    expect(text).not.toContain('₫');
    const status = await gateway.get('/wps/system/status?platform=3&merchantCode=hoadang');
    expect(status.body.value).toMatchObject({ info: { currencySymbol: 'US$' } });
  });

  it('holds names as text, whoever wrote them [NOTICE-27]', () => {
    const evil = '<img src=x onerror=alert(1)>"';
    const bonus = { amount: 100, required: 0, days: null, promotionId: null };
    const site = { currencySymbol: '₫' };
    const texts = [
      bonusNotice({ ...bonus, names: { vi: evil, en: evil } }, site),
      transferNotice(evil, 100, site),
    ];
    for (const { vi, en } of texts)
      for (const { content } of [vi, en]) {
        expect(content).not.toContain('<img');
        expect(content).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;');
      }
  });
});
