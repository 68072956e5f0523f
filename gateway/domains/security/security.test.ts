import { beforeEach, describe, expect, it } from 'vitest';
import { printedName } from '@/contracts/bank-cards/holder-name';
import { EXAMPLE_ANSWERS } from '@/contracts/security/questions';
import { securityAnswers } from '../../db/schema';
import { sentMessages } from '../../testing/account';
import { sealedMember } from '../../testing/sealed-member';
import { startGateway, type TestGateway } from '../../testing/start-gateway';

const INFO = '/wps/member/info';
const PASSWORD = 'Lantern2209';
const NEW = { countryDialingCode: '84', mobileNum: '987000111' };
const ADDRESS = { email: 'An.Moi@example.com' };
let gateway: TestGateway;
let numbers = 0;
beforeEach(async () => {
  gateway = await startGateway();
});

type Member = Awaited<ReturnType<typeof sealedMember>>;
const withContacts = () => {
  numbers += 1;
  const mobileNum = `91${String(numbers).padStart(7, '0')}`;
  return sealedMember(gateway, { mobileNum, email: `an${numbers}@example.com` });
};
const ask = async (member: Member, fields: object) =>
  (await member.send('POST', `${INFO}/code`, fields)).body.errorCode;
/** The code that was sent last to somebody. */
const lastCodeTo = async (recipient: string) => {
  const sent = (await sentMessages(gateway)).filter((one) => one.recipient === recipient).at(-1);
  return /\b\d{6}\b/.exec(sent?.body ?? '')?.[0] ?? '';
};
const overviewOf = async (member: Member) =>
  (await member.get(`${INFO}/security`)).body.value as Record<string, unknown>;
const putMobile = async (member: Member, fields: Record<string, unknown>) => {
  const { errorCode, value } = await member.sealed('PUT', `${INFO}/mobile`, fields);
  return errorCode === null ? 'changed' : [errorCode, value];
};
const changeMobile = (member: Member, fields: Record<string, unknown>) =>
  putMobile(member, { ...NEW, ...fields });
const changeEmail = async (member: Member, fields: Record<string, unknown>) =>
  (await member.sealed('PUT', `${INFO}/email`, { ...ADDRESS, ...fields })).errorCode ?? 'changed';
const setAnswers = (member: Member, fields: Record<string, unknown> = {}) =>
  member.sealed('PUT', `${INFO}/securityquestions`, {
    answers: EXAMPLE_ANSWERS,
    loginPassword: PASSWORD,
    ...fields,
  });
/** So much later for what the member has set up; its session goes on. */
const laterBy = (hours: number, { account }: Member) => gateway.sandbox('/proofs/age', { account, hours });
const minutesLater = (minutes: number) => gateway.sandbox('/clock', { offsetSeconds: 60 * minutes });

/** The member's number is proved by a code that went there. */
async function proveNumber(member: Member) {
  const mobileNum = `91${String(numbers).padStart(7, '0')}`;
  expect(await ask(member, { channel: 'mobile' })).toBeNull();
  const verificationCode = await lastCodeTo(`+84${mobileNum}`);
  expect(await putMobile(member, { verificationCode })).toBe('changed');
  return `+84${mobileNum}`;
}

/** Each message so far that told somebody that its contact was changed. */
const toldOfChange = async () =>
  (await sentMessages(gateway)).filter(({ body }) => body.includes('/m/objection#'));

/** The code of the new number. */
async function codeOfNew(member: Member) {
  expect(await ask(member, { channel: 'mobile', ...NEW })).toBeNull();
  return lastCodeTo(`+84${NEW.mobileNum}`);
}

describe('the overview', () => {
  it('tells what protects the account, contacts masked [ACC-01 ACC-02 ACC-18]', async () => {
    const member = await withContacts();
    const before = await overviewOf(member);
    expect(before).toMatchObject({
      hasLoginPassword: true,
      passwordChangedAt: null,
      hasPaymentPassword: false,
      bankCards: 0,
      mobile: expect.stringMatching(/^\+84 91•••• \d{3}$/),
      isMobileProved: false,
      email: 'a•••••@example.com',
      isEmailProved: false,
      hasQuestions: false,
      lastDigits: null,
    });
    await proveNumber(member);
    await setAnswers(member);
    expect(await overviewOf(member)).toMatchObject({ isMobileProved: true, hasQuestions: true });
  });
});

describe('a change of mobile number', () => {
  it('is sent no code in a country that is not on the merchant’s list [ACC-02 SMS-18]', async () => {
    const member = await withContacts();
    await gateway.sandbox('/status', { patch: { mobileCountries: ['VN'] } });
    const abroad = { channel: 'mobile', countryDialingCode: '66', mobileNum: '812345678' };
    expect(await ask(member, abroad)).toBe('mobile.country.closed');
    expect(await sentMessages(gateway)).toEqual([]);
    expect(await ask(member, { channel: 'mobile', ...NEW })).toBeNull();
  });

  it('is proved by a code to the old number and one to the new, each spent once [ACC-02]', async () => {
    const member = await withContacts();
    const old = await proveNumber(member);
    await minutesLater(2);
    expect(await ask(member, { channel: 'mobile' })).toBeNull();
    const currentCode = await lastCodeTo(old);
    const verificationCode = await codeOfNew(member);
    const wrong = ['verification.code.wrong', { field: 'currentCode' }];
    expect(await changeMobile(member, { verificationCode, currentCode: '000000' })).toEqual(wrong);
    expect(await changeMobile(member, { verificationCode: '000000', currentCode })).toEqual([
      'verification.code.wrong',
      { field: 'verificationCode' },
    ]);
    const twins = await Promise.all(
      [1, 2].map(() => changeMobile(member, { verificationCode, currentCode })),
    );
    expect(twins.filter((one) => one === 'changed')).toHaveLength(1);
    expect((await overviewOf(member)).mobile).toBe('+84 98•••• 111');
    expect(await changeMobile(member, { verificationCode, currentCode })).not.toBe('changed');
    const told = await toldOfChange();
    expect(told).toEqual([expect.objectContaining({ channel: 'sms', recipient: old })]);
    expect(told[0]?.body).not.toContain(NEW.mobileNum);
  });

  it('of a proved number takes no password, and of one that is not proved the password [ACC-02]', async () => {
    const member = await withContacts();
    const verificationCode = await codeOfNew(member);
    expect(await changeMobile(member, { verificationCode })).toEqual(['security.proof.missing', null]);
    expect(await changeMobile(member, { verificationCode, loginPassword: 'wrong' })).toEqual([
      'password.wrong',
      null,
    ]);
    expect(await changeMobile(member, { verificationCode, loginPassword: PASSWORD })).toBe('changed');
    await minutesLater(2);
    const mobileNum = '987000222';
    await ask(member, { channel: 'mobile', countryDialingCode: '84', mobileNum });
    const further = { mobileNum, verificationCode: await lastCodeTo(`+84${mobileNum}`) };
    expect(await changeMobile(member, { ...further, loginPassword: PASSWORD })).toEqual([
      'security.proof.missing',
      null,
    ]);
  });

  it('may be proved by the answers to the security questions, all of them right; five wrong ones an hour are judged, and right ones cost nothing [ACC-14]', async () => {
    const member = await withContacts();
    await proveNumber(member);
    const verificationCode = await codeOfNew(member);
    const answering = (answers: unknown) => changeMobile(member, { verificationCode, answers });
    expect(await answering(EXAMPLE_ANSWERS)).toEqual(['security.answers.wrong', null]);
    await setAnswers(member);
    await laterBy(72, member);
    const [first, ...others] = EXAMPLE_ANSWERS;
    for (const answer of ['Khác', 'Khác nữa', 'Lại khác'])
      expect(await answering([{ ...first, answer }, ...others])).toEqual(['security.answers.wrong', null]);
    // Typed on another keyboard: neither accents nor signs are the answer.
    const shouted = EXAMPLE_ANSWERS.map(({ answer, ...one }) => ({
      ...one,
      answer: ` ${printedName(answer)}. `,
    }));
    expect(await answering(shouted.reverse())).toBe('changed');
    await minutesLater(2);
    const again = await codeOfNew(member);
    expect(
      await changeMobile(member, { mobileNum: '987000333', verificationCode: again, answers: [] }),
    ).toEqual(['request.invalid', null]);
    const other = { mobileNum: '987000333', verificationCode: again };
    const right = () => changeMobile(member, { ...other, answers: EXAMPLE_ANSWERS });
    const atOnce = await Promise.all(Array.from({ length: 7 }, right));
    expect(new Set(atOnce.map(([code]) => code))).toEqual(new Set(['verification.code.wrong']));
    const wrong = { ...other, answers: [{ ...first, answer: 'Khác' }, ...others] };
    expect(await changeMobile(member, wrong)).toEqual(['security.answers.wrong', null]);
    expect(await right()).toEqual(['rate.limited', null]);
  });

  it('of a proved number takes no answers that the password alone set less than three days ago, though those before were older [ACC-02 ACC-14]', async () => {
    const member = await withContacts();
    await proveNumber(member);
    await setAnswers(member);
    await laterBy(100, member);
    const thiefs = EXAMPLE_ANSWERS.map((one) => ({ ...one, answer: 'của kẻ trộm' }));
    await setAnswers(member, { answers: thiefs });
    const verificationCode = await codeOfNew(member);
    const answering = () => changeMobile(member, { verificationCode, answers: thiefs });
    expect(await answering()).toEqual(['security.proof.fresh', null]);
    await laterBy(71, member);
    expect(await answering()).toEqual(['security.proof.fresh', null]);
    await laterBy(1, member);
    expect(await answering()).toBe('changed');
  });

  it('takes no code that another member asked for, and no number that another member has [ACC-02]', async () => {
    const other = await withContacts();
    const taken = `91${String(numbers).padStart(7, '0')}`;
    const member = await withContacts();
    const foreign = await codeOfNew(other);
    const loginPassword = PASSWORD;
    expect(await changeMobile(member, { verificationCode: foreign, loginPassword })).toEqual([
      'verification.code.wrong',
      { field: 'verificationCode' },
    ]);
    await ask(member, { channel: 'mobile', countryDialingCode: '84', mobileNum: taken });
    const verificationCode = await lastCodeTo(`+84${taken}`);
    expect(await changeMobile(member, { mobileNum: taken, verificationCode, loginPassword })).toEqual([
      'account.in.use',
      null,
    ]);
    expect((await overviewOf(other)).mobile).toBe(`+84 91•••• ${taken.slice(-3)}`);
  });

  it('leaves one owner of a number that two members change into at once [ACC-02]', async () => {
    const members = [await withContacts(), await withContacts()] as const;
    const codes: string[] = [];
    for (const [place, member] of members.entries()) {
      await minutesLater(2 * place);
      codes.push(await codeOfNew(member));
    }
    const both = await Promise.all(
      members.map((member, place) =>
        changeMobile(member, { verificationCode: codes[place], loginPassword: PASSWORD }),
      ),
    );
    expect(both.map((one) => (one === 'changed' ? one : one[0])).sort()).toEqual([
      'account.in.use',
      'changed',
    ]);
  });
});

describe('a change of e-mail address', () => {
  it('is proved like one of the number, its code comes by e-mail [ACC-09 CALL-39]', async () => {
    const member = await withContacts();
    expect(await ask(member, { channel: 'email', ...ADDRESS })).toBeNull();
    const message = (await sentMessages(gateway)).at(-1);
    expect(message).toMatchObject({ channel: 'email', recipient: 'an.moi@example.com' });
    expect(message?.body).not.toContain('#');
    const verificationCode = await lastCodeTo('an.moi@example.com');
    expect(await changeEmail(member, { verificationCode })).toBe('security.proof.missing');
    expect(await changeEmail(member, { verificationCode, loginPassword: PASSWORD })).toBe('changed');
    expect(await overviewOf(member)).toMatchObject({ email: 'a•••••@example.com', isEmailProved: true });
    const former = `an${numbers}@example.com`;
    expect(await toldOfChange()).toEqual([expect.objectContaining({ channel: 'email', recipient: former })]);
  });

  it('is not for a trial [ROLE-35]', async () => {
    const trial = await sealedMember(gateway, { type: 4 });
    expect(await ask(trial, { channel: 'email', ...ADDRESS })).toBe('account.trial');
    expect(await changeEmail(trial, { verificationCode: '123456' })).toBe('account.trial');
    expect((await setAnswers(trial)).errorCode).toBe('account.trial');
  });
});

describe('a code for a member', () => {
  it('goes once a minute to a contact and twelve times an hour to a member’s, and nowhere without one', async () => {
    const member = await sealedMember(gateway);
    expect(await ask(member, { channel: 'mobile' })).toBe('security.contact.missing');
    expect(await ask(member, { channel: 'mobile', ...NEW })).toBeNull();
    expect(await ask(member, { channel: 'mobile', ...NEW })).toBe('rate.limited');
    const further = (index: number) =>
      ask(member, { channel: 'email', email: `an${index}@further.example.com` });
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => further(index)));
    expect(answers.filter((one) => one === null)).toHaveLength(11);
  });
});

describe('security questions', () => {
  it('are set by the login password, kept as one hash, and told without answers [ACC-14 CALL-45]', async () => {
    const member = await sealedMember(gateway);
    expect((await setAnswers(member, { loginPassword: 'wrong' })).errorCode).toBe('password.wrong');
    expect((await setAnswers(member)).success).toBe(true);
    const { list } = (await member.get(`${INFO}/securityquestions`)).body.value as {
      list: { questionId: string; isChosen: boolean }[];
    };
    const chosen = list.filter(({ isChosen }) => isChosen).map(({ questionId }) => questionId);
    expect(chosen).toEqual(EXAMPLE_ANSWERS.map(({ questionId }) => questionId));
    expect(JSON.stringify(await gateway.db.select().from(securityAnswers))).not.toMatch(/Mực|mực/);
  });

  it.each([
    ['of too few', EXAMPLE_ANSWERS.slice(1)],
    ['twice the same', EXAMPLE_ANSWERS.map((one) => ({ ...one, questionId: 'first-pet' }))],
    ['unknown', EXAMPLE_ANSWERS.map((one, index) => ({ ...one, questionId: `made-up${'x'.repeat(index)}` }))],
    ['too short', EXAMPLE_ANSWERS.map((one) => ({ ...one, answer: 'x' }))],
  ])('are not taken where they are %s [ACC-15]', async (_, answers) => {
    const member = await sealedMember(gateway);
    expect((await setAnswers(member, { answers })).errorCode).toBe('request.invalid');
  });
});
