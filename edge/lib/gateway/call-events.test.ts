import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ErrorCode, GatewayError } from '@/contracts/errors';
import { changePassword } from '@/contracts/member/change-password';
import { recoverByEmail } from '@/contracts/member/recover-by-email';
import type { Operation } from '@/contracts/operation';
import { logInByPasskey } from '@/contracts/passkeys/passkey-log-in';
import { logIn } from '@/contracts/session/log-in';
import { logOut } from '@/contracts/session/log-out';
import { moveBetweenWallets } from '@/contracts/transfer/transfer';
import { sendCode } from '@/contracts/verification/send-code';
import { accountHash } from '../security/security-event';
import { emitDone, emitRefused } from './call-events';

const env = { SANDBOX: '1' };
const facts = { requestId: 'r-1', visitor: { address: '203.0.113.7', country: 'VN' }, device: null };
const member = { env, facts, session: { info: { userName: 'minhan_2209' } } };
const guest = { env, facts, session: null };
const hash = (account: string) => accountHash(account, env);
const lines: Record<string, unknown>[] = [];

beforeEach(() => {
  lines.length = 0;
  for (const level of ['info', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((line: string) => void lines.push(JSON.parse(line)));
  }
});
afterEach(() => vi.restoreAllMocks());

const told = () => lines.map(({ kind, call, account, code }) => [kind, call, account, code]);
const refuse = (operation: Operation, code: ErrorCode, input: unknown = {}, caller = guest) =>
  emitRefused(caller, operation, input, new GatewayError(code));

describe('the log of calls', () => {
  it.each([
    [
      logIn,
      { username: '912345678', countryDialingCode: '84' },
      { userName: 'minhan_2209' },
      'login',
      'minhan_2209',
    ],
    [sendCode, { mobileNum: '912345678', countryDialingCode: '84' }, {}, 'code.sent', '84912345678'],
    [recoverByEmail, { username: 'minhan_2209', email: 'a@b.cd' }, {}, 'code.sent', 'minhan_2209'],
  ] as const)(
    'tells that a call was done, and of whom [ERR-60]',
    (operation, input, response, kind, account) => {
      emitDone(guest, operation, input, response);
      expect(told()).toEqual([[kind, operation.id, hash(account), undefined]]);
    },
  );

  it('tells of a login with a synced passkey that counted backwards besides, and of no other [ERR-60]', () => {
    const response = { userName: 'minhan_2209', counterWentBack: true };
    emitDone(guest, logInByPasskey, {}, response);
    emitDone(guest, logInByPasskey, {}, { ...response, counterWentBack: undefined });
    const [call, account] = ['session.passkeyLogIn', hash('minhan_2209')];
    const login = ['login', call, account, undefined];
    expect(told()).toEqual([login, ['passkey.counter', call, account, undefined], login]);
  });

  it('tells of what a member did by the account of the session [ERR-60]', () => {
    emitDone(member, changePassword, {}, null);
    emitDone(member, logOut, {}, null);
    emitDone(member, moveBetweenWallets, {}, {});
    expect(told()).toEqual([
      ['password.changed', 'member.changePassword', hash('minhan_2209'), undefined],
      ['session.ended', 'session.logOut', hash('minhan_2209'), undefined],
    ]);
  });

  it.each([
    ['login.wrong.credentials', 'login.refused'],
    ['account.disabled', 'login.refused'],
    ['login.locked', 'lock'],
    ['login.captcha.wrong', 'human.failed'],
    ['verification.code.wrong', 'code.failed'],
    ['login.replayed', 'replay'],
    ['rate.limited', 'limit.met'],
  ] as const)(
    'tells of a login refused with %s as %s, by the account that was tried [ERR-60]',
    (code, kind) => {
      refuse(logIn, code, { username: 'MinhAn_2209' });
      expect(told()).toEqual([[kind, 'session.logIn', hash('minhan_2209'), code]]);
    },
  );

  it.each(['gateway.timeout', 'gateway.unavailable', 'platform.maintenance', 'unknown'] as const)(
    'tells nothing of who logs in when nobody judged it: %s',
    (code) => {
      refuse(logIn, code, { username: 'minhan_2209' });
      emitRefused(guest, logIn, {}, new TypeError('x'));
      expect(lines).toEqual([]);
    },
  );

  it.each([
    ['session.ended', 'session.ended'],
    ['permission.denied', 'access.refused'],
    ['request.idempotency.reused', 'replay'],
    ['payment.password.locked', 'lock'],
    ['payment.password.wrong', 'proof.failed'],
    ['password.wrong', 'proof.failed'],
    ['security.answers.wrong', 'proof.failed'],
    ['verification.code.expired', 'code.failed'],
    ['firebase.failed', 'code.failed'],
    ['captcha.wrong', 'human.failed'],
    ['human.verification.failed', 'replay'],
    ['passkey.copied', 'replay'],
    ['account.frozen', 'access.refused'],
  ] as const)('tells of any call that is refused with %s [ERR-60]', (code, kind) => {
    emitRefused(member, moveBetweenWallets, {}, new GatewayError(code));
    refuse(moveBetweenWallets, 'transfer.balance.short');
    expect(told()).toEqual([[kind, 'transfer.move', hash('minhan_2209'), code]]);
  });
});
