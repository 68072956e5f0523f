import { beforeEach, expect, it } from 'vitest';
import { findMember } from '../../db/members';
import { startGateway, type TestGateway } from '../../testing/start-gateway';
import { PAYMENT_PASSWORD, withdrawer } from '../../testing/withdraw';

const LOGIN = 'Lantern2209';
const NEW = '310714';
let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
});

type Member = Awaited<ReturnType<typeof withdrawer>>;
const change = (member: Member, fields: object) =>
  member.sealed('PUT', '/wps/member/info/paymentpassword', { newPassword: NEW, ...fields });
const withdraws = async (member: Member, paymentPassword: string) =>
  (await member.withdraw(500_000, { paymentPassword })).errorCode;

it('sets the first one by the login password, with no wait for withdrawals [CALL-43 ACC-12]', async () => {
  const member = await withdrawer(gateway, { password: null });
  expect((await change(member, { oldPassword: '220926' })).errorCode).toBe('payment.password.missing');
  expect((await change(member, { loginPassword: 'wrong' })).errorCode).toBe('password.wrong');
  expect((await change(member, { loginPassword: LOGIN })).success).toBe(true);
  expect(await withdraws(member, NEW)).toBeNull();
  expect((await findMember(gateway.db, 'hoadang', member.account))?.paymentPasswordHash).toMatch(/^scrypt\$/);
});

it('changes it by the old one; withdrawals wait for a day after it [CALL-43 ACC-12]', async () => {
  const member = await withdrawer(gateway);
  expect((await change(member, { oldPassword: PAYMENT_PASSWORD })).success).toBe(true);
  expect(await withdraws(member, NEW)).toBe('withdraw.waiting');
  expect(Number((await member.overview()).withdrawFrom) - Date.now()).toBeGreaterThan(23 * 3_600_000);
  await gateway.sandbox('/clock', { offsetSeconds: 86_401 });
  await member.logInAgain();
  expect(await withdraws(member, PAYMENT_PASSWORD)).toBe('payment.password.wrong');
  expect(await withdraws(member, NEW)).toBeNull();
});

it('sets a forgotten or locked one anew by the login password, and withdrawals wait as well [CALL-43 ACC-12]', async () => {
  const member = await withdrawer(gateway);
  for (let tries = 0; tries < 5; tries += 1) await change(member, { oldPassword: '000111' });
  expect((await change(member, { oldPassword: PAYMENT_PASSWORD })).errorCode).toBe('payment.password.locked');
  expect(Number((await member.overview()).lockedUntil) - Date.now()).toBeGreaterThan(59 * 60_000);
  expect((await change(member, { loginPassword: LOGIN })).success).toBe(true);
  expect(Number((await member.overview()).lockedUntil)).toBeLessThan(Date.now());
  expect(await withdraws(member, NEW)).toBe('withdraw.waiting');
});

it.each([
  [{ oldPassword: PAYMENT_PASSWORD, newPassword: '123456' }, 'payment.password.weak'],
  [{ oldPassword: PAYMENT_PASSWORD, newPassword: PAYMENT_PASSWORD }, 'modify.new.old.same'],
  [{ loginPassword: LOGIN, newPassword: PAYMENT_PASSWORD }, 'modify.new.old.same'],
  [{ oldPassword: '000111' }, 'payment.password.wrong'],
  [{ oldPassword: PAYMENT_PASSWORD, newPassword: '31071' }, 'request.invalid'],
  [{ oldPassword: PAYMENT_PASSWORD, newPassword: '３１０７１４' }, 'request.invalid'],
  [{ newPassword: NEW }, 'request.invalid'],
])('refuses %j with %s [ACC-12]', async (fields, code) => {
  const member = await withdrawer(gateway);
  expect((await change(member, fields)).errorCode).toBe(code);
  expect(await withdraws(member, PAYMENT_PASSWORD)).toBeNull();
});

it('lets nobody guess the login password through it', async () => {
  const member = await withdrawer(gateway);
  for (let tries = 0; tries < 10; tries += 1) await change(member, { loginPassword: `wrong-${tries}` });
  expect((await change(member, { loginPassword: LOGIN })).errorCode).toBe('rate.limited');
});

it('takes a right one that is sent seven times at once as right each time, also where four were wrong before [ACC-12]', async () => {
  const member = await withdrawer(gateway);
  const seven = () =>
    Promise.all(
      Array.from({ length: 7 }, () =>
        change(member, { oldPassword: PAYMENT_PASSWORD, newPassword: PAYMENT_PASSWORD }),
      ),
    );
  const right = new Set(['modify.new.old.same']);
  expect(new Set((await seven()).map(({ errorCode }) => errorCode))).toEqual(right);
  for (let tries = 0; tries < 4; tries += 1) await change(member, { oldPassword: '000111' });
  expect(new Set((await seven()).map(({ errorCode }) => errorCode))).toEqual(right);
  expect(await withdraws(member, PAYMENT_PASSWORD)).toBeNull();
});

it('tells no more than four of many wrong ones at once that they are wrong, and locks at the fifth [ACC-12]', async () => {
  const member = await withdrawer(gateway);
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => change(member, { oldPassword: String(100_111 + index) })),
  );
  const codes = answers.map(({ errorCode }) => errorCode);
  expect(codes.filter((code) => code === 'payment.password.wrong')).toHaveLength(4);
  expect(codes.filter((code) => code === 'payment.password.locked')).toHaveLength(8);
  expect(await withdraws(member, PAYMENT_PASSWORD)).toBe('payment.password.locked');
});

it('counts no right login password, however many are sent at once, and judges ten wrong ones an hour [ACC-12 CALL-20]', async () => {
  const member = await withdrawer(gateway);
  const prove = (loginPassword: string) => change(member, { loginPassword, newPassword: PAYMENT_PASSWORD });
  const right = await Promise.all(Array.from({ length: 14 }, () => prove(LOGIN)));
  expect(new Set(right.map(({ errorCode }) => errorCode))).toEqual(new Set(['modify.new.old.same']));
  const wrong = await Promise.all(Array.from({ length: 14 }, (_, index) => prove(`wrong-${index}`)));
  expect(wrong.filter(({ errorCode }) => errorCode === 'password.wrong')).toHaveLength(10);
  expect((await prove(LOGIN)).errorCode).toBe('rate.limited');
});
