import { beforeEach, describe, expect, it } from 'vitest';
import { inboxMessages, passkeys } from '../../db/schema';
import { PRESENT_AND_KNOWN, SYNCED, softAuthenticator } from '../../demo/sandbox/authenticator';
import { proveAnew } from '../../testing/prove-anew';
import { sealedMember } from '../../testing/sealed-member';
import { startGateway, type TestGateway } from '../../testing/start-gateway';
import { changeNotice } from '../account-protection/change-message';
import { COUNTER_WENT_BACK } from './counter-message';

const ORIGIN = 'https://hoadang.example.com';
const PATH = '/wps/member/passkeys';
const PASSWORD = 'Lantern2209';
/** Somebody touched the authenticator, whoever it was. */
const PRESENT = 0x01;
let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
});

type Member = Awaited<ReturnType<typeof sealedMember>>;
type Authenticator = ReturnType<typeof softAuthenticator>;
const challengeOf = async (member: Member, path: string) =>
  ((await member.send('POST', path, {})).body.value as { challenge: string }).challenge;
const post = (path: string, fields: object = {}) =>
  gateway.call(path, { method: 'POST', body: JSON.stringify(fields) });
const loginChallenge = async () =>
  ((await post('/wps/session/passkey/options')).body.value as { challenge: string }).challenge;
const enter = async (credential: string, origin = ORIGIN) => {
  const { body } = await post('/wps/session/passkey', { origin, credential });
  return body.errorCode ?? (body.value as { userName: string }).userName;
};
const add = async (member: Member, key: Authenticator, more: object = {}, flags = 0) => {
  const challenge = await challengeOf(member, `${PATH}/options`);
  const credential = key.create({ origin: ORIGIN, challenge }, flags);
  const fields = { origin: ORIGIN, name: 'Máy của Khoa', credential, loginPassword: PASSWORD, ...more };
  return (await member.sealed('POST', PATH, fields)).errorCode ?? 'added';
};
const listOf = async (member: Member) =>
  ((await member.get(PATH)).body.value as { list: { passkeyId: string; name: string; lastUsedAt: number }[] })
    .list;
/** A member with a passkey. */
async function keyed(flags = 0) {
  const [member, key] = [await sealedMember(gateway), softAuthenticator()];
  expect(await add(member, key, {}, flags)).toBe('added');
  return { member, key };
}

describe('a passkey', () => {
  it('is added by the login password, named anew, told without its key, and removed', async () => {
    const { member, key } = await keyed();
    const [one] = await listOf(member);
    expect(one).toMatchObject({ name: 'Máy của Khoa', lastUsedAt: null });
    expect(JSON.stringify(await listOf(member))).not.toContain(key.publicKey.slice(0, 20));
    const passkeyId = one?.passkeyId;
    const inbox = (await member.get('/wps/inbox?pageNum=1')).body.value as { content: { title: string }[] };
    expect(inbox.content).toMatchObject([changeNotice('passkeyAdded').vi]);
    expect((await member.send('PUT', PATH, { passkeyId, name: ' Máy tính ' })).body.success).toBe(true);
    expect((await listOf(member))[0]?.name).toBe('Máy tính');
    await proveAnew(member);
    expect((await member.send('DELETE', PATH, { passkeyId })).body.success).toBe(true);
    expect((await member.send('DELETE', PATH, { passkeyId })).body.errorCode).toBe('passkey.unknown');
    expect(await enter(key.use({ origin: ORIGIN, challenge: await loginChallenge() }))).toBe(
      'passkey.refused',
    );
  });

  it('is not added with a wrong password, for another challenge, site or member, or twice', async () => {
    const [member, other, key] = [
      await sealedMember(gateway),
      await sealedMember(gateway),
      softAuthenticator(),
    ];
    expect(await add(member, key, { loginPassword: 'wrong' })).toBe('password.wrong');
    const foreign = await challengeOf(other, `${PATH}/options`);
    const made = key.create({ origin: ORIGIN, challenge: foreign });
    expect(await add(member, key, { credential: made })).toBe('passkey.refused');
    expect(await add(member, key, { origin: 'https://evil.example.com' })).toBe('passkey.refused');
    for (const credential of ['{}', 'no json', '{"response":{"clientDataJSON":"AA"}}'])
      expect(await add(member, key, { credential })).toBe('passkey.refused');
    const challenge = await challengeOf(member, `${PATH}/options`);
    const credential = key.create({ origin: ORIGIN, challenge });
    const twins = await Promise.all([1, 2].map(() => add(member, key, { credential })));
    expect(twins.sort()).toEqual(['added', 'passkey.refused']);
    expect([await add(member, key), await add(other, key)]).toEqual(['passkey.refused', 'passkey.refused']);
    expect(await gateway.db.select().from(passkeys)).toHaveLength(1);
    // What was refused is not told.
    const told = (await gateway.db.select().from(inboxMessages)).filter(
      ({ texts }) => texts.vi.content === changeNotice('passkeyAdded').vi.content,
    );
    expect(told).toMatchObject([{ memberId: member.id }]);
  });

  it('is one of ten at most, also when two are added at once', async () => {
    const member = await sealedMember(gateway);
    for (let count = 0; count < 9; count += 1) expect(await add(member, softAuthenticator())).toBe('added');
    // So many passwords an hour are judged; an hour later the session would be over, but for its use in between.
    for (const minutes of [25, 50, 75]) {
      await gateway.sandbox('/clock', { offsetSeconds: minutes * 60 });
      await listOf(member);
    }
    const both = await Promise.all([1, 2].map(() => add(member, softAuthenticator())));
    expect(both.sort()).toEqual(['added', 'passkey.limit']);
  });

  it('of another member is neither named nor removed', async () => {
    const { member } = await keyed();
    const other = await sealedMember(gateway);
    const [one] = await listOf(member);
    await proveAnew(other);
    for (const method of ['PUT', 'DELETE'])
      expect((await other.send(method, PATH, { passkeyId: one?.passkeyId, name: 'x' })).body.errorCode).toBe(
        'passkey.unknown',
      );
    expect(await listOf(other)).toEqual([]);
  });

  it('is removed after a proof of the last minutes alone, be it one of many or the last, as it is added by the password', async () => {
    const { member } = await keyed();
    await add(member, softAuthenticator());
    const remove = async () => {
      const [one] = await listOf(member);
      return (await member.send('DELETE', PATH, { passkeyId: one?.passkeyId })).body.errorCode ?? 'removed';
    };
    expect(await remove()).toBe('reauthentication.required');
    await expect(proveAnew(member, 'wrong')).rejects.toThrow();
    expect(await remove()).toBe('reauthentication.required');
    await proveAnew(member);
    expect(await remove()).toBe('removed');
    await gateway.sandbox('/clock', { offsetSeconds: 301 });
    expect(await remove()).toBe('reauthentication.required');
    expect(await listOf(member)).toHaveLength(1);
    await proveAnew(member);
    expect(await remove()).toBe('removed');
  });

  it('is nothing for a trial, nor where the site takes none', async () => {
    const trial = await sealedMember(gateway, { type: 4 });
    expect((await trial.send('POST', `${PATH}/options`, {})).body.errorCode).toBe('account.trial');
    await gateway.sandbox('/status', { patch: { passkeys: false } });
    expect((await post('/wps/session/passkey/options')).body.errorCode).toBe('permission.denied');
  });
});

describe('a login with a passkey', () => {
  it('needs no name, counts up, and each answer is good once', async () => {
    const { member, key } = await keyed();
    const credential = key.use({ origin: ORIGIN, challenge: await loginChallenge() }, 1);
    expect(await enter(credential)).toBe(member.account);
    expect(await enter(credential)).toBe('passkey.refused');
    const both = key.use({ origin: ORIGIN, challenge: await loginChallenge() }, 2);
    expect((await Promise.all([enter(both), enter(both)])).sort()).toEqual([
      member.account,
      'passkey.refused',
    ]);
    expect((await listOf(member))[0]?.lastUsedAt).toBeGreaterThan(0);
  });

  it('is refused when the counter goes back or stands still: the key was copied', async () => {
    const { member, key } = await keyed();
    const at = async (counter: number) =>
      enter(key.use({ origin: ORIGIN, challenge: await loginChallenge() }, counter));
    expect(await at(5)).toBe(member.account);
    expect([await at(4), await at(5), await at(0)]).toEqual(Array(3).fill('passkey.copied'));
    const answers = [6, 6].map(async () => at(6));
    expect((await Promise.all(answers)).sort()).toEqual([member.account, 'passkey.copied']);
  });

  it('of an authenticator that does not count goes on with 0', async () => {
    const { member, key } = await keyed();
    for (let count = 0; count < 2; count += 1)
      expect(await enter(key.use({ origin: ORIGIN, challenge: await loginChallenge() }, 0))).toBe(
        member.account,
      );
  });

  it('is refused for another site, a made-up challenge, another key, a person not known to it, and a challenge of another merchant or that is over', async () => {
    const { key } = await keyed();
    const challenge = await loginChallenge();
    expect(await enter(key.use({ origin: 'https://evil.example.com', challenge }))).toBe('passkey.refused');
    expect(await enter(key.use({ origin: ORIGIN, challenge: 'bWFkZS11cC1jaGFsbGVuZ2U' }))).toBe(
      'passkey.refused',
    );
    const stranger = softAuthenticator().use({ origin: ORIGIN, challenge: await loginChallenge() });
    expect(await enter(stranger)).toBe('passkey.refused');
    const forged = JSON.parse(stranger);
    const named = JSON.stringify({ ...forged, id: key.credentialId, rawId: key.credentialId });
    expect(await enter(named)).toBe('passkey.refused');
    const anybody = key.use({ origin: ORIGIN, challenge: await loginChallenge() }, 1, PRESENT);
    expect(await enter(anybody)).toBe('passkey.refused');
    await gateway.sandbox('/status', { merchant: 'bare', patch: { passkeys: true } });
    const { value } = (await post('/wps/session/passkey/options?merchantCode=bare')).body;
    const elsewhere = value as { challenge: string };
    expect(await enter(key.use({ origin: ORIGIN, ...elsewhere }))).toBe('passkey.refused');
    const late = await loginChallenge();
    await gateway.sandbox('/clock', { offsetSeconds: 16 * 60 });
    expect(await enter(key.use({ origin: ORIGIN, challenge: late }))).toBe('passkey.refused');
  });

  it('of a disabled member is refused', async () => {
    const { member, key } = await keyed();
    await gateway.sandbox('/members/status', { account: member.account, status: 'disabled' });
    expect(await enter(key.use({ origin: ORIGIN, challenge: await loginChallenge() }))).toBe(
      'account.disabled',
    );
  });
});

describe('a synced passkey', () => {
  const KNOWN = PRESENT_AND_KNOWN;
  const use = async (key: Authenticator, counter: number, flags = KNOWN | SYNCED) =>
    enter(key.use({ origin: ORIGIN, challenge: await loginChallenge() }, counter, flags));
  const stored = async () => (await gateway.db.select().from(passkeys))[0];
  const noticeOf = async (member: Member) => {
    const { content } = (await member.get('/wps/inbox?pageNum=1')).body.value as {
      content: { title: string }[];
    };
    return content.filter(({ title }) => title === COUNTER_WENT_BACK.vi.title).length;
  };

  it('whose counter goes back or stands still lets its owner in, says so, and tells the member once a month [LOGIN-04]', async () => {
    const { member, key } = await keyed(SYNCED);
    expect(await use(key, 50)).toBe(member.account);
    expect(await noticeOf(member)).toBe(0);
    const { account } = member;
    // Two devices that take turns, a counter that begins anew, and one that stands still.
    for (const counter of [3, 51, 4, 4, 0]) expect(await use(key, counter)).toBe(account);
    expect([await noticeOf(member), (await stored())?.counter]).toEqual([1, 0]);
    expect(await use(key, 9)).toBe(account);
    const challenge = await loginChallenge();
    const credential = key.use({ origin: ORIGIN, challenge }, 8, KNOWN | SYNCED);
    const { value } = (await post('/wps/session/passkey', { origin: ORIGIN, credential })).body;
    expect(value).toMatchObject({ userName: account, counterWentBack: true });
    await gateway.sandbox('/clock', { offsetSeconds: 31 * 86_400 });
    expect(await use(key, 2)).toBe(account);
    expect(await gateway.db.select().from(inboxMessages)).toSatisfy(
      (all: (typeof inboxMessages.$inferSelect)[]) =>
        all.filter(({ texts }) => texts.vi.title === COUNTER_WENT_BACK.vi.title).length === 2,
    );
  });

  it('that never counts goes on with 0, and nobody is told [LOGIN-04]', async () => {
    const { member, key } = await keyed(SYNCED);
    for (let count = 0; count < 3; count += 1) expect(await use(key, 0)).toBe(member.account);
    expect(await noticeOf(member)).toBe(0);
  });

  it('that is on one device alone stays so, whatever a use of it says of backups: a copy could say it [LOGIN-04]', async () => {
    const { member, key } = await keyed();
    const flags = async () => {
      const { backupEligible, backedUp } = (await stored()) ?? {};
      return { backupEligible, backedUp };
    };
    expect(await use(key, 5, KNOWN)).toBe(member.account);
    expect(await use(key, 4)).toBe('passkey.copied');
    expect(await use(key, 100, KNOWN | SYNCED)).toBe(member.account);
    expect(await use(key, 6)).toBe('passkey.copied');
    expect((await flags()).backupEligible).toBe(false);
  });

  it('is told to be backed up or not by each use, and an older device that says nothing of backups shuts nobody out [LOGIN-04]', async () => {
    const { member, key } = await keyed(SYNCED);
    expect(await use(key, 7)).toBe(member.account);
    expect((await stored())?.backedUp).toBe(true);
    expect(await use(key, 2, KNOWN)).toBe(member.account);
    expect(await stored()).toMatchObject({ backupEligible: true, backedUp: false });
    // Backed up without being eligible is no answer of an authenticator.
    expect(await use(key, 9, KNOWN | 0x10)).toBe('passkey.refused');
  });

  it('is refused as any other with a wrong key, and each answer is good once [LOGIN-04]', async () => {
    const { member, key } = await keyed(SYNCED);
    expect(await use(key, 5)).toBe(member.account);
    const stranger = softAuthenticator().use(
      { origin: ORIGIN, challenge: await loginChallenge() },
      2,
      KNOWN | SYNCED,
    );
    const named = JSON.stringify({
      ...JSON.parse(stranger),
      id: key.credentialId,
      rawId: key.credentialId,
    });
    expect(await enter(named)).toBe('passkey.refused');
    const credential = key.use({ origin: ORIGIN, challenge: await loginChallenge() }, 4, KNOWN | SYNCED);
    const both = await Promise.all([enter(credential), enter(credential)]);
    expect(both.sort()).toEqual([member.account, 'passkey.refused']);
  });
});

describe('a passkey in the place of a code', () => {
  it('is not taken for a proved address before it is three days old: the password alone adds it [ACC-02]', async () => {
    const { member, key } = await keyed();
    let minutes = 0;
    const change = async (email: string, proof: object) => {
      await gateway.sandbox('/clock', { offsetSeconds: 120 * ++minutes });
      await member.send('POST', '/wps/member/info/code', { channel: 'email', email });
      const { messages } = (await (await gateway.send('/sandbox/outbox')).json()) as {
        messages: { body: string }[];
      };
      const verificationCode = /\b\d{6}\b/.exec(messages.at(-1)?.body ?? '')?.[0] ?? '';
      const fields = { email, verificationCode, ...proof };
      return (await member.sealed('PUT', '/wps/member/info/email', fields)).errorCode ?? 'changed';
    };
    const byPasskey = async () => {
      const challenge = await challengeOf(member, `${PATH}/challenge`);
      return { passkey: key.use({ origin: ORIGIN, challenge }, ++minutes), origin: ORIGIN };
    };
    expect(await change('own@example.com', { loginPassword: PASSWORD })).toBe('changed');
    expect(await change('thiefs@example.com', await byPasskey())).toBe('security.proof.fresh');
    await gateway.sandbox('/proofs/age', { account: member.account, hours: 72 });
    expect(await change('thiefs@example.com', await byPasskey())).toBe('changed');
  });

  it('confirms a change of address for its own member alone, and for no other purpose [ACC-02]', async () => {
    const { member, key } = await keyed();
    const other = await sealedMember(gateway);
    const change = async (who: Member, passkey: string) =>
      (
        await who.sealed('PUT', '/wps/member/info/email', {
          email: 'an.khoa@example.com',
          verificationCode: await codeFor(who),
          passkey,
          origin: ORIGIN,
        })
      ).errorCode ?? 'changed';
    const codeFor = async (who: Member) => {
      await gateway.sandbox('/clock', { offsetSeconds: 120 * (who === other ? 1 : 2) });
      await who.send('POST', '/wps/member/info/code', { channel: 'email', email: 'an.khoa@example.com' });
      const { messages } = (await (await gateway.send('/sandbox/outbox')).json()) as {
        messages: { body: string }[];
      };
      return /\b\d{6}\b/.exec(messages.at(-1)?.body ?? '')?.[0] ?? '';
    };
    const others = await challengeOf(other, `${PATH}/challenge`);
    expect(await change(other, key.use({ origin: ORIGIN, challenge: others }, 1))).toBe('passkey.refused');
    const login = key.use({ origin: ORIGIN, challenge: await loginChallenge() }, 2);
    expect(await change(member, login)).toBe('passkey.refused');
    const own = await challengeOf(member, `${PATH}/challenge`);
    await gateway.sandbox('/clock', { offsetSeconds: 400 });
    expect(await change(member, key.use({ origin: ORIGIN, challenge: own }, 3))).toBe('changed');
  });
});
