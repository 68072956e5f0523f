import { beforeEach, expect, it } from 'vitest';
import { asMember } from '../../testing/as-member';
import { proveAnew } from '../../testing/prove-anew';
import { seal } from '../../testing/sealed-body';
import { startGateway, type TestGateway } from '../../testing/start-gateway';
import { withdrawer } from '../../testing/withdraw';

const PATH = '/wps/member/info/bankcards';
const NEW = { bankCode: 'PHUSA', cardNumber: '9704000000000018', holder: 'Nguyễn Minh An' };
let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
});

type Card = { bankCardId: string; isDefault: boolean; lastDigits: string; withdrawFrom: number };
type Member = Awaited<ReturnType<typeof withdrawer>>;
const listOf = async ({ get }: Member) => (await get(PATH)).body.value as { list: Card[]; payeeName: string };
const bind = (member: Member, more: object = {}, key?: string) =>
  member.sealed('POST', PATH, { ...NEW, ...more }, key);

it('binds a card in the payee’s name, tells its last digits alone, and has it wait [CALL-44 ACC-13 ACC-15]', async () => {
  const member = await withdrawer(gateway);
  expect(await bind(member)).toMatchObject({ success: true });
  const { list, payeeName } = await listOf(member);
  expect(list.map(({ lastDigits, isDefault }) => [lastDigits, isDefault])).toContainEqual([
    '0018',
    expect.any(Boolean),
  ]);
  expect(JSON.stringify(list)).not.toContain('970400');
  expect(payeeName).toBe('NGUYEN MINH AN');
  const fresh = list.find(({ lastDigits }) => lastDigits === '0018');
  expect((fresh?.withdrawFrom ?? 0) - Date.now()).toBeGreaterThan(23 * 3_600_000);
});

it('binds a card once for its key, and a number once for everybody [MONEY-21]', async () => {
  const [member, other] = [await withdrawer(gateway), await withdrawer(gateway)];
  const key = crypto.randomUUID();
  const twins = await Promise.all([bind(member, {}, key), bind(member, {}, key)]);
  expect(twins.map(({ success }) => success)).toEqual([true, true]);
  expect((await listOf(member)).list).toHaveLength(2);
  for (const again of [member, other]) expect((await bind(again)).errorCode).toBe('bank.card.exists');
});

it.each([
  [{ holder: 'Trần Minh An' }, 'payee.name.differs'],
  [{ cardNumber: '9704000000000019' }, 'bank.card.invalid'],
  [{ cardNumber: '12345' }, 'request.invalid'],
  [{ cardNumber: '9704 0000 0000 0018' }, 'request.invalid'],
  [{ bankCode: 'NOBANK' }, 'request.invalid'],
  [{ bankCode: 'toString' }, 'request.invalid'],
  [{ holder: '<script>' }, 'request.invalid'],
])('refuses %j with %s, and binds nothing [ACC-15]', async (wrong, code) => {
  const member = await withdrawer(gateway);
  expect((await bind(member, wrong)).errorCode).toBe(code);
  expect((await listOf(member)).list).toHaveLength(1);
});

it('takes the payee’s name from the first card, and of two at once from one [ACC-13 ACC-15]', async () => {
  await gateway.sandbox('/members', { account: 'rut_moi', password: 'Lantern2209' });
  const { token } = await asMember(gateway, 'rut_moi');
  const send = async (fields: object) => {
    const { body, key } = await seal({ ...NEW, ...fields });
    const headers = {
      Authorization: `Bearer ${token}`,
      Encryption: key,
      'Idempotency-Key': crypto.randomUUID(),
    };
    return (await gateway.call(PATH, { method: 'POST', headers, body: JSON.stringify(body) })).body;
  };
  const both = await Promise.all([
    send({ holder: 'Lê Thu Hà', cardNumber: '111222333' }),
    send({ holder: 'Lê Văn Hai', cardNumber: '444555666' }),
  ]);
  expect(both.filter(({ success }) => success)).toHaveLength(1);
  expect(both.find(({ success }) => !success)?.errorCode).toBe('payee.name.differs');
});

it('holds the number of cards that may be bound [ACC-13]', async () => {
  const member = await withdrawer(gateway);
  await gateway.sandbox('/withdraw-rules', { rules: { mostCards: 2 } });
  const all = await Promise.all(
    ['111222333', '444555666', '777888999'].map((cardNumber) => bind(member, { cardNumber })),
  );
  expect(all.map(({ errorCode }) => errorCode).filter((code) => code === 'bank.card.limit')).toHaveLength(2);
  expect((await listOf(member)).list).toHaveLength(2);
});

it('unbinds, after a proof, and prefers cards of one’s own alone, and money under way goes on [CALL-44 ACC-13]', async () => {
  const [member, other] = [await withdrawer(gateway), await withdrawer(gateway)];
  await bind(member);
  const [first, second] = (await listOf(member)).list as [Card, Card];
  await member.send('PUT', `${PATH}/default`, { bankCardId: second.bankCardId });
  expect((await listOf(member)).list[0]?.bankCardId).toBe(second.bankCardId);
  const order = (await member.withdraw(500_000)).value as { orderNo: string };

  const early = await member.send('DELETE', PATH, { bankCardId: first.bankCardId });
  expect(early.body.errorCode).toBe('reauthentication.required');
  for (const one of [member, other]) await proveAnew(one);
  for (const [method, path] of [
    ['DELETE', PATH],
    ['PUT', `${PATH}/default`],
  ] as const) {
    const answer = await other.send(method, path, { bankCardId: first.bankCardId });
    expect(answer.body.errorCode).toBe('bank.card.unknown');
  }
  for (const { bankCardId } of [first, second]) await member.send('DELETE', PATH, { bankCardId });
  expect((await listOf(member)).list).toEqual([]);
  expect((await member.order(order.orderNo)).value).toMatchObject({ holder: 'NGUYEN MINH AN' });
  const again = await member.send('DELETE', PATH, { bankCardId: first.bankCardId });
  expect(again.body.errorCode).toBe('bank.card.unknown');
});

it('lists the banks, and refuses trials [ACC-15 MONEY-20 ROLE-30]', async () => {
  const { value } = (await gateway.get('/wps/banks')).body;
  expect(value).toMatchObject({
    list: expect.arrayContaining([{ bankCode: 'CBUOM', bankName: 'Ngân hàng Cánh Buồm' }]),
  });
  const trial = await asMember(gateway, 'trial01');
  const preferring = await trial.send('PUT', `${PATH}/default`, { bankCardId: 'card-1' });
  expect(preferring.body.errorCode).toBe('account.trial');
});
