import { beforeEach, describe, expect, it } from 'vitest';
import type { Operation } from '@/contracts/operation';
import { operations } from '@/contracts/operations';
import { logIn } from '../../testing/log-in';
import { seal, sendSealed } from '../../testing/sealed-body';
import { startGateway, type TestGateway } from '../../testing/start-gateway';

const PASSWORD = 'Lantern2209';
const DAY = 86_400;
const ended = 'session.ended';
let gateway: TestGateway;
let token: string;

const tokenOf = async (account = 'test_001') =>
  ((await logIn(gateway, account, PASSWORD)).body.value as { token: string }).token;
const at = (offsetSeconds: number) => gateway.sandbox('/clock', { offsetSeconds });
const codeOf = async (using = token) => (await gateway.get('/wps/member/info', using)).body.errorCode;
const stay = async (stays: boolean, using = token) =>
  (
    await gateway.call('/wps/session/stay', {
      method: 'PUT',
      headers: { Authorization: `Bearer ${using}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ stays }),
    })
  ).body;
const sealed = async (path: string, fields: Record<string, unknown>, using = token) =>
  (await sendSealed(gateway, path, await seal(fields), { token: using })).body;
const prove = (loginPassword: string) => sealed('/wps/session/reauthenticate', { loginPassword });
type Listed = { isCurrent: boolean; lastUsedAt: number; staysUntil: number | null };
const listed = async (using = token) =>
  ((await gateway.get('/wps/session/list', using)).body.value as { list: Listed[] }).list;

beforeEach(async () => {
  gateway = await startGateway();
  token = await tokenOf();
});

describe('a session that stays', () => {
  it('outlasts the idle limit for 30 days of no use, and each use moves them on [SESS-45]', async () => {
    expect(await stay(true)).toMatchObject({ success: true, value: { idleSeconds: 30 * DAY } });
    for (const day of [29, 58, 87]) {
      await at(day * DAY);
      expect(await codeOf()).toBeNull();
    }
    await at((87 + 30) * DAY + 60);
    expect(await codeOf()).toBe(ended);
  });

  it('goes by the idle limit again once it is told to, as one that was never told to stay [SESS-45]', async () => {
    const plain = await tokenOf('test_002');
    await stay(true);
    expect((await stay(false)).value).toEqual({ idleSeconds: 1800 });
    await at(1900);
    expect([await codeOf(), await codeOf(plain)]).toEqual([ended, ended]);
  });

  it('is told of with its last use and its end, and ended like any other [SESS-45 ACC-02]', async () => {
    await stay(true);
    await at(3 * DAY);
    const laptop = await tokenOf();
    const [own, phone] = await listed(laptop);
    expect(own).toMatchObject({ isCurrent: true, staysUntil: null });
    expect((phone?.staysUntil ?? 0) - (phone?.lastUsedAt ?? 0)).toBe(30 * DAY * 1000);
    const headers = { Authorization: `Bearer ${laptop}` };
    await gateway.call('/wps/session/others', { method: 'DELETE', headers, body: '{}' });
    expect(await codeOf()).toBe(ended);
    expect(await listed(laptop)).toHaveLength(1);
  });

  it('is not pushed out by newer ones that do not stay, which never keep a login out either [SESS-45]', async () => {
    await stay(true);
    await at(DAY);
    for (let count = 0; count < 12; count += 1) await tokenOf();
    expect(await codeOf()).toBeNull();
    const staying: string[] = [];
    for (let count = 0; count < 10; count += 1) {
      staying.push(await tokenOf());
      await stay(true, staying.at(-1));
    }
    expect(await codeOf(await tokenOf())).toBeNull();
  });

  it.each(['trial01', 'agent01'])('is not given to %s [SESS-45]', async (account) => {
    const refused = await stay(true, await tokenOf(account));
    expect(refused.errorCode).toBe(account === 'trial01' ? 'account.trial' : 'permission.denied');
  });

  it('stays no more once the password was changed, and no other goes on [SESS-45 CALL-20]', async () => {
    const elsewhere = await tokenOf();
    await stay(true);
    await stay(true, elsewhere);
    const newPassword = 'Lantern3310';
    const wish = { oldPassword: PASSWORD, newPassword, confirmNewPassword: newPassword };
    expect((await sealed('/wps/member/password/v2', wish)).success).toBe(true);
    expect(await codeOf(elsewhere)).toBe(ended);
    expect((await listed()).map(({ staysUntil }) => staysUntil)).toEqual([null]);
    await at(1900);
    expect(await codeOf()).toBe(ended);
  });

  it('ends by a log-out [SESS-45 CALL-13]', async () => {
    await stay(true);
    const headers = { Authorization: `Bearer ${token}` };
    await gateway.call('/wps/session/logout', { method: 'POST', headers });
    expect(await codeOf()).toBe(ended);
  });
});

describe('a fresh proof', () => {
  const ofMembers = (operations as readonly Operation[]).filter(
    ({ id, session }) => session === 'required' && id !== 'session.logOut',
  );
  const asked = async (those = ofMembers) => {
    const refused: string[] = [];
    for (const { id, path, method } of those) {
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
      const body = method === 'GET' ? undefined : '{}';
      const { errorCode } = (await gateway.call(path, { method, headers, body })).body;
      if (errorCode === 'reauthentication.required') refused.push(id);
    }
    return refused;
  };
  const guarded = ofMembers.filter(({ needsReauthentication }) => needsReauthentication === true);

  it('is asked for after a day by what moves money out or changes contacts, passwords and what stands in for them, and by nothing else [SESS-45]', async () => {
    await stay(true);
    await at(DAY - 60);
    expect(await asked(guarded)).toEqual([]);
    await at(DAY + 60);
    expect((await asked()).sort()).toEqual(
      [
        'withdraw.create',
        'transfer.move',
        'transfer.up',
        'transfer.down',
        'mall.redeem',
        'bankCards.add',
        'bankCards.remove',
        'member.changePassword',
        'member.paymentPassword',
        'security.changeMobile',
        'security.changeEmail',
        'security.setQuestions',
        'passkeys.add',
        'passkeys.remove',
      ].sort(),
    );
  });

  it('is good for another day, and a wrong one for nothing [SESS-45]', async () => {
    await stay(true);
    await at(2 * DAY);
    expect((await prove('not-the-password')).errorCode).toBe('password.wrong');
    expect((await sealed('/wps/session/reauthenticate', {})).errorCode).toBe('security.proof.missing');
    expect(await asked(guarded.slice(0, 1))).toHaveLength(1);
    expect((await prove(PASSWORD)).success).toBe(true);
    expect(await asked(guarded)).toEqual([]);
    await at(3 * DAY - 60);
    expect(await asked(guarded)).toEqual([]);
    await at(3 * DAY + 60);
    expect(await asked(guarded)).toHaveLength(guarded.length);
  });

  it('is asked for in every session by what takes protection away, unless one was given within five minutes [SESS-45]', async () => {
    const removing = ofMembers.filter(({ needsReauthentication }) => needsReauthentication === 'always');
    const ids = ['bankCards.remove', 'passkeys.remove'];
    expect((await asked(removing)).sort()).toEqual(ids);
    expect((await prove(PASSWORD)).success).toBe(true);
    expect(await asked(removing)).toEqual([]);
    await at(290);
    expect(await asked(removing)).toEqual([]);
    await at(310);
    expect((await asked(removing)).sort()).toEqual(ids);
  });

  it('is asked for still when the session is told to stay no more: a finder of the phone gains nothing by it [SESS-45]', async () => {
    await stay(true);
    await at(2 * DAY);
    await stay(false);
    expect(await asked(guarded)).toHaveLength(guarded.length);
  });

  it('is never asked for where the session never stayed, however long it is used [SESS-45]', async () => {
    for (let halfHours = 1; halfHours < 51; halfHours += 1) {
      await at(halfHours * 1790);
      expect(await codeOf()).toBeNull();
    }
    expect(await asked(guarded)).toEqual([]);
  });

  it('counts for its own session alone, and a new login brings one [SESS-45]', async () => {
    await stay(true);
    await at(2 * DAY);
    const phone = token;
    token = await tokenOf();
    await stay(true);
    expect(await asked(guarded)).toEqual([]);
    token = phone;
    expect(await asked(guarded)).toHaveLength(guarded.length);
  });
});
