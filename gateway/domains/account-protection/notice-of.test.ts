import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EXAMPLE_ANSWERS } from '@/contracts/security/questions';
import { findMember } from '../../db/members';
import { objectionLinks, PROTECTION_CHANGES } from '../../db/schema';
import { noteSecurityFact } from '../../db/security';
import { softAuthenticator } from '../../demo/sandbox/authenticator';
import { MERCHANTS } from '../../seed/merchants';
import { askForMail, mailedPassword, sentMessages } from '../../testing/account';
import { logIn } from '../../testing/log-in';
import { objectMeanwhile } from '../../testing/object-meanwhile';
import { proveAnew } from '../../testing/prove-anew';
import { seal, sendSealed } from '../../testing/sealed-body';
import { startGateway, type TestGateway } from '../../testing/start-gateway';
import { HOLDER, PAYMENT_PASSWORD, withdrawer } from '../../testing/withdraw';
import { changeMessage } from './change-message';
import { contactOf } from './contact';

const ORIGIN = 'https://hoadang.example.com';
const LOGIN = 'Lantern2209';
const INFO = '/wps/member/info';
const NEW_NUMBER = { countryDialingCode: '84', mobileNum: '987000111' };
let gateway: TestGateway;
let numbers = 0;
beforeEach(async () => {
  gateway = await startGateway();
});

type Member = Awaited<ReturnType<typeof proved>>;
/** A member with a card and a payment password, whose number and address are proved. */
async function proved() {
  const member = await withdrawer(gateway);
  numbers += 1;
  const mobileNum = `93${String(numbers).padStart(7, '0')}`;
  const email = `told${numbers}@example.com`;
  await gateway.db.run(sql`
    UPDATE members SET mobile_num = ${mobileNum}, country_dialing_code = '84', email = ${email}, payee_name = ${HOLDER}
    WHERE id = ${member.id}`);
  await prove(member.id, { provedMobile: `+84${mobileNum}`, provedEmail: email });
  return { ...member, mobileNum, mobile: `+84${mobileNum}`, email };
}
const prove = (id: number, facts: { provedMobile?: string | null; provedEmail?: string | null }) =>
  noteSecurityFact(gateway.db, id, facts, null);
const codeTo = async (recipient: string) => {
  const sent = (await sentMessages(gateway)).filter((one) => one.recipient === recipient).at(-1);
  return /\b\d{6}\b/.exec(sent?.body ?? '')?.[0] ?? '';
};
const ask = (member: Member, fields: object) => member.send('POST', `${INFO}/code`, fields);
const answers = (member: Member) =>
  member.sealed('PUT', `${INFO}/securityquestions`, { answers: EXAMPLE_ANSWERS, loginPassword: LOGIN });
const bind = (member: Member) =>
  member.sealed('POST', `${INFO}/bankcards`, {
    bankCode: 'PHUSA',
    cardNumber: '9704000000000018',
    holder: HOLDER,
  });
const pay = (member: Member, proof: object) =>
  member.sealed('PUT', `${INFO}/paymentpassword`, { newPassword: '310714', ...proof });
async function addPasskey(member: Member) {
  const { value } = (await member.send('POST', '/wps/member/passkeys/options', {})).body;
  const { challenge } = value as { challenge: string };
  const credential = softAuthenticator().create({ origin: ORIGIN, challenge });
  const fields = { origin: ORIGIN, name: 'Máy', credential, loginPassword: LOGIN };
  return member.sealed('POST', '/wps/member/passkeys', fields);
}
async function changeMobile(member: Member) {
  await ask(member, { channel: 'mobile', ...NEW_NUMBER });
  await ask(member, { channel: 'mobile' });
  const [verificationCode, currentCode] = [
    await codeTo(`+84${NEW_NUMBER.mobileNum}`),
    await codeTo(member.mobile),
  ];
  return member.sealed('PUT', `${INFO}/mobile`, { ...NEW_NUMBER, verificationCode, currentCode });
}
async function changeEmail(member: Member) {
  const email = `next${numbers}@example.com`;
  await ask(member, { channel: 'email', email });
  await ask(member, { channel: 'email' });
  const [verificationCode, currentCode] = [await codeTo(email), await codeTo(member.email)];
  return member.sealed('PUT', `${INFO}/email`, { email, verificationCode, currentCode });
}
const unproved = async ({ id }: Member, channel: 'mobile' | 'email') =>
  prove(id, channel === 'mobile' ? { provedMobile: null } : { provedEmail: null });
async function proveOwn(member: Member, channel: 'mobile' | 'email') {
  await ask(member, { channel });
  const verificationCode = await codeTo(channel === 'mobile' ? member.mobile : member.email);
  return member.sealed('PUT', `${INFO}/${channel}`, { verificationCode });
}

type Case = {
  change: (typeof PROTECTION_CHANGES)[number];
  /** What happens before, untold. */
  prepare?: (member: Member) => unknown;
  make: (member: Member) => Promise<{ success: boolean; errorCode: string | null }>;
  /** What it is refused with when its member objects meanwhile, when not because the account is frozen. */
  frozen?: 'login.wrong.credentials';
  /** Who is told, when not both contacts. */
  only?: 'mobile' | 'email';
};
const CASES: Record<string, Case> = {
  'a new login password': {
    change: 'passwordChanged',
    make: (member) =>
      member.sealed('POST', '/wps/member/password/v2', {
        oldPassword: LOGIN,
        newPassword: 'Lantern3310',
        confirmNewPassword: 'Lantern3310',
      }),
  },
  'a login password set by phone': {
    change: 'passwordChanged',
    make: async ({ mobileNum, mobile }) => {
      await gateway.call('/wps/verification/code', {
        method: 'POST',
        body: JSON.stringify({
          mobileNum,
          countryDialingCode: '84',
          purpose: 'forget',
          verificationProvider: 'altcha',
          verificationPayload: crypto.randomUUID(),
        }),
      });
      const verificationCode = await codeTo(mobile);
      const fields = { newPassword: 'Lantern3310', mobileNum, countryDialingCode: '84', verificationCode };
      return (await sendSealed(gateway, '/wps/member/forget/phone', await seal(fields))).body;
    },
  },
  'a temporary password that was used': {
    change: 'passwordChanged',
    frozen: 'login.wrong.credentials',
    prepare: ({ account, email }) => askForMail(gateway, account, email),
    make: async ({ account, email }) =>
      (await logIn(gateway, account, await mailedPassword(gateway, email))).body,
  },
  'a first payment password': {
    change: 'paymentPasswordSet',
    prepare: ({ id }) =>
      gateway.db.run(sql`UPDATE members SET payment_password_hash = NULL WHERE id = ${id}`),
    make: (member) => pay(member, { loginPassword: LOGIN }),
  },
  'another payment password': {
    change: 'paymentPasswordChanged',
    make: (member) => pay(member, { oldPassword: PAYMENT_PASSWORD }),
  },
  'first security questions': { change: 'questionsSet', make: answers },
  'other security questions': { change: 'questionsChanged', prepare: answers, make: answers },
  'a new passkey': { change: 'passkeyAdded', make: addPasskey },
  'a passkey that is gone': {
    change: 'passkeyRemoved',
    prepare: async (member) => [await addPasskey(member), await proveAnew(member)],
    make: async (member) => {
      const { list } = (await member.get('/wps/member/passkeys')).body.value as {
        list: { passkeyId: string }[];
      };
      const passkeyId = list[0]?.passkeyId;
      return (await member.send('DELETE', '/wps/member/passkeys', { passkeyId })).body;
    },
  },
  'a bank card that was bound': { change: 'bankCardBound', make: bind },
  'a bank card that is gone': {
    change: 'bankCardUnbound',
    prepare: proveAnew,
    make: async (member) =>
      (await member.send('DELETE', `${INFO}/bankcards`, { bankCardId: member.bankCardId })).body,
  },
  'another mobile number': { change: 'mobileChanged', make: changeMobile },
  'another e-mail address': { change: 'emailChanged', make: changeEmail },
  'a first mobile number': {
    change: 'mobileAdded',
    only: 'email',
    prepare: async (member) => {
      await gateway.db.run(sql`UPDATE members SET mobile_num = NULL WHERE id = ${member.id}`);
      await ask(member, { channel: 'mobile', ...NEW_NUMBER });
    },
    make: async (member) => {
      const verificationCode = await codeTo(`+84${NEW_NUMBER.mobileNum}`);
      const proof = { verificationCode, loginPassword: LOGIN };
      return member.sealed('PUT', `${INFO}/mobile`, { ...NEW_NUMBER, ...proof });
    },
  },
  'a first e-mail address': {
    change: 'emailAdded',
    only: 'mobile',
    prepare: async (member) => {
      await gateway.db.run(sql`UPDATE members SET email = NULL WHERE id = ${member.id}`);
      await ask(member, { channel: 'email', email: 'first@example.com' });
    },
    make: async (member) => {
      const verificationCode = await codeTo('first@example.com');
      const proof = { verificationCode, loginPassword: LOGIN };
      return member.sealed('PUT', `${INFO}/email`, { email: 'first@example.com', ...proof });
    },
  },
  'a mobile number that was proved': {
    change: 'mobileProved',
    only: 'email',
    prepare: (member) => unproved(member, 'mobile'),
    make: (member) => proveOwn(member, 'mobile'),
  },
  'an e-mail address that was proved': {
    change: 'emailProved',
    only: 'mobile',
    prepare: (member) => unproved(member, 'email'),
    make: (member) => proveOwn(member, 'email'),
  },
};

const told = async () => (await sentMessages(gateway)).filter(({ body }) => body.includes('/m/objection#'));
const inboxOf = async (member: Member) => {
  await member.logInAgain();
  const { value } = (await member.get('/wps/inbox?pageNum=1')).body;
  return (value as { content: { title: string; content: string }[] }).content;
};
const stateOf = async ({ id }: Member) => {
  const row = (table: string) =>
    gateway.db.all(sql`SELECT * FROM ${sql.identifier(table)} WHERE member_id = ${id}`);
  return [
    await gateway.db.all(sql`SELECT * FROM members WHERE id = ${id}`),
    ...(await Promise.all(['security_answers', 'passkeys', 'bank_cards', 'inbox_messages'].map(row))),
    await gateway.db.all(sql`SELECT proved_mobile, proved_email FROM security_facts WHERE member_id = ${id}`),
  ];
};

const protectionOf = async ({ id }: Member) => {
  const row = (table: string) =>
    gateway.db.all(sql`SELECT * FROM ${sql.identifier(table)} WHERE member_id = ${id}`);
  return [
    await gateway.db.all(sql`
      SELECT password_hash, payment_password_hash, mobile_num, email FROM members WHERE id = ${id}`),
    ...(await Promise.all(['security_answers', 'security_facts', 'passkeys', 'bank_cards'].map(row))),
  ];
};

describe.each(Object.entries(CASES))('%s', (title, { change, prepare, make, only, frozen }) => {
  it('is told to the proved contacts and in the inbox, once, with a link to object by [ACC-02]', async () => {
    const member = await proved();
    await prepare?.(member);
    const earlier = (await told()).length;
    const link = async () =>
      (await gateway.db.select().from(objectionLinks)).filter((one) => one.memberId === member.id);
    const known = (await link()).length;
    expect(await make(member), title).toMatchObject({ success: true });
    const messages = (await told()).slice(earlier);
    const all = { mobile: ['sms', member.mobile], email: ['email', member.email] };
    expect(messages.map(({ channel, recipient }) => [channel, recipient])).toEqual(
      only ? [all[only]] : [all.mobile, all.email],
    );
    const links = (await link()).slice(known);
    expect(links).toMatchObject([{ change, usedAt: null }]);
    const codes = messages.map(({ body }) => /#([\w-]+)/.exec(body)?.[1]);
    expect(new Set(codes).size).toBe(1);
    expect(JSON.stringify(links)).not.toContain(codes[0]);
    for (const { body } of messages) expect(body).not.toMatch(/9704000|987000111|next\d+@|Lantern|310714/);
  });

  it('does not happen where the member objects while it is under way [ACC-02]', async () => {
    const member = await proved();
    await prepare?.(member);
    const [known, messages] = [await protectionOf(member), (await told()).length];
    const end = objectMeanwhile(gateway, member.id, 'objection_links');
    expect((await make(member)).errorCode).toBe(frozen ?? 'account.frozen');
    end();
    expect(await protectionOf(member)).toEqual(known);
    expect(await told()).toHaveLength(messages);
  });

  it('does not happen where nobody could be told [ACC-02]', async () => {
    const member = await proved();
    await prepare?.(member);
    const known = await stateOf(member);
    await gateway.db.run(sql`
      CREATE TRIGGER no_message BEFORE INSERT ON outbox WHEN NEW.body LIKE '%/m/objection#%'
      BEGIN SELECT RAISE(ABORT, 'the line is dead'); END`);
    const dead = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect((await make(member)).success).toBe(false);
    dead.mockRestore();
    expect(await stateOf(member)).toEqual(known);
  });
});

it('each change that there is has a case above', () => {
  expect(new Set(Object.values(CASES).map(({ change }) => change))).toEqual(new Set(PROTECTION_CHANGES));
});

it('tells a contact that another replaces though it was never proved, and no other that was not [ACC-02]', async () => {
  const member = await proved();
  await prove(member.id, { provedMobile: null, provedEmail: null });
  expect((await answers(member)).success).toBe(true);
  expect(await told()).toEqual([]);
  expect((await inboxOf(member)).map(({ title }) => title)).toEqual(['Bảo mật tài khoản vừa thay đổi']);
  await ask(member, { channel: 'mobile', ...NEW_NUMBER });
  const verificationCode = await codeTo(`+84${NEW_NUMBER.mobileNum}`);
  const proof = { verificationCode, loginPassword: LOGIN };
  expect((await member.sealed('PUT', `${INFO}/mobile`, { ...NEW_NUMBER, ...proof })).success).toBe(true);
  expect((await told()).map(({ recipient }) => recipient)).toEqual([member.mobile]);
});

describe('changes without end', () => {
  const change = (member: Member, oldPassword: string, newPassword: string) =>
    member.sealed('POST', '/wps/member/password/v2', {
      oldPassword,
      newPassword,
      confirmNewPassword: newPassword,
    });

  it('are refused before they are made, so that messages cost no more than ten an hour and thirty a day bring [ACC-02]', async () => {
    const member = await proved();
    for (let made = 0; made < 10; made += 1) expect((await answers(member)).success).toBe(true);
    const known = await stateOf(member);
    expect((await answers(member)).errorCode).toBe('rate.limited');
    expect((await bind(member)).errorCode).toBe('rate.limited');
    expect(await stateOf(member)).toEqual(known);
    expect(await told()).toHaveLength(20);
    for (let hour = 1; hour < 4; hour += 1) {
      await gateway.sandbox('/clock', { offsetSeconds: hour * 3601 });
      await member.logInAgain();
      for (let made = 0; made < 10; made += 1) await answers(member);
    }
    expect(await told()).toHaveLength(60);
  });

  it('that were refused count for nothing: what a found session tries in vain keeps its owner from no change [ACC-02]', async () => {
    const member = await proved();
    await proveAnew(member);
    const others = { bankCode: 'PHUSA', cardNumber: '9704000000000026', holder: 'NGUOI KHAC' };
    for (let tried = 0; tried < 5; tried += 1) {
      const refused = [
        (await member.send('DELETE', '/wps/member/passkeys', { passkeyId: 'x' })).body.errorCode,
        (await member.send('DELETE', `${INFO}/bankcards`, { bankCardId: 'x' })).body.errorCode,
        (await member.sealed('POST', `${INFO}/bankcards`, others)).errorCode,
      ];
      expect(refused).toEqual(['passkey.unknown', 'bank.card.unknown', 'payee.name.differs']);
    }
    for (let made = 0; made < 10; made += 1) expect((await answers(member)).success).toBe(true);
    expect((await answers(member)).errorCode).toBe('rate.limited');
  });

  it('do not cost a code that proves them', async () => {
    const member = await proved();
    for (let made = 0; made < 10; made += 1) expect((await answers(member)).success).toBe(true);
    expect((await changeMobile(member)).errorCode).toBe('rate.limited');
    const used = await gateway.db.all(sql`SELECT used_at FROM verification_codes`);
    expect(used).toEqual([{ used_at: null }, { used_at: null }]);
  });

  it('of one kind keep nobody from a new login password, in the session, by phone or by mail [ACC-02 FORGOT-54]', async () => {
    const member = await proved();
    for (let made = 0; made < 10; made += 1) expect((await answers(member)).success).toBe(true);
    const passwords = Array.from({ length: 12 }, (_, index) => `Lantern33${10 + index}`);
    let old = LOGIN;
    for (const next of passwords.slice(0, 10)) {
      expect((await change(member, old, next)).success).toBe(true);
      old = next;
    }
    expect((await change(member, old, 'Lantern4410')).errorCode).toBe('rate.limited');
    const { make: byPhone } = CASES['a login password set by phone'] as Case;
    expect((await byPhone(member)).success).toBe(true);
    const { prepare: askByMail, make: byMail } = CASES['a temporary password that was used'] as Case;
    await askByMail?.(member);
    const mailed = await mailedPassword(gateway, member.email);
    expect((await byMail(member)).success).toBe(true);
    await member.logInAgain(mailed);
    expect((await change(member, mailed, 'Lantern5510')).success).toBe(true);
  });
});

it('tells nobody of what was refused [ACC-02]', async () => {
  const member = await proved();
  await proveAnew(member);
  const refused = [
    (await pay(member, { oldPassword: '000111' })).errorCode,
    (await member.send('DELETE', '/wps/member/passkeys', { passkeyId: 'x' })).body.errorCode,
    (await member.send('DELETE', `${INFO}/bankcards`, { bankCardId: 'x' })).body.errorCode,
  ];
  expect(refused).toEqual(['payment.password.wrong', 'passkey.unknown', 'bank.card.unknown']);
  expect([await told(), await inboxOf(member)]).toEqual([[], []]);
});

it('is read in every language in the inbox, without a code, which the thief may read too [ACC-02]', async () => {
  const member = await proved();
  await answers(member);
  const [code] = (await told()).map(({ body }) => /#([\w-]+)/.exec(body)?.[1] ?? '');
  const inbox = await inboxOf(member);
  expect(inbox[0]?.content).toContain('/m/securityCenter');
  expect(JSON.stringify(inbox)).not.toContain(code);
  const headers = { Authorization: `Bearer ${member.token()}`, 'Accept-Language': 'en' };
  const english = await gateway.call('/wps/inbox?pageNum=1', { headers });
  expect(JSON.stringify(english.body.value)).toContain('The security of your account has changed');
});

describe('an SMS', () => {
  /** The letters of GSM 03.38, as far as texts and links need them: more of them would be three times as dear. */
  const ONE_PART = /^[A-Za-z0-9 .,:;/?#!'()=+_@\n-]{1,160}$/;

  it.each(
    PROTECTION_CHANGES.flatMap((change) => (['vi', 'en'] as const).map((language) => ({ change, language }))),
  )('of $change is one part in $language, whichever site it comes from [ACC-02]', ({ change, language }) => {
    for (const merchant of MERCHANTS) {
      const code = 'mVx2k0hQ9sT4wZr7Lb1cEg';
      const body = changeMessage(merchant, { change, code, channel: 'mobile' }, language);
      expect(body).toMatch(ONE_PART);
      expect(body.endsWith(`${new URL(merchant.mainDomain).origin}/m/objection#${code}`)).toBe(true);
    }
  });
});

it('names no account, and an address of the site that a browser sends no code to [ACC-02]', async () => {
  const member = await proved();
  await answers(member);
  const found = await findMember(gateway.db, 'hoadang', member.account);
  expect(found && contactOf(found, 'email')).toBe(member.email);
  for (const { body } of await told()) {
    expect(body).not.toContain(member.account);
    const url = new URL(/https:\/\/\S+objection\S*/.exec(body)?.[0] ?? '');
    expect([url.pathname, url.search, url.hash.length > 20]).toEqual(['/m/objection', '', true]);
  }
});
