import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Matchers } from '@pact-foundation/pact';
import * as v from 'valibot';
import { afterAll, describe, expect, test } from 'vitest';
import { getAffiliateCode } from '../affiliate/affiliate-code';
import { checkAffiliate } from '../affiliate/check-affiliate';
import { getAnnouncementCategories } from '../content/announcement-categories';
import { BANNER_GROUPS, getAnnouncements } from '../content/announcements';
import { sendFeedback } from '../content/feedback';
import { getHelpCentre } from '../content/help-centre';
import { markAsRead } from '../content/mark-as-read';
import { getNotice } from '../content/notice';
import { getPopularAnnouncements } from '../content/popular-announcements';
import { getHotGames } from '../games/hot-games';
import { deleteInboxMessage, getUnreadInbox, listInbox, readInboxMessage } from '../inbox/inbox';
import { changePassword } from '../member/change-password';
import { checkUsername } from '../member/check-username';
import { getMemberInfo } from '../member/member-info';
import { getPointsBalance } from '../member/points-balance';
import { getRankProgress } from '../member/rank-progress';
import { recoverByEmail } from '../member/recover-by-email';
import { register } from '../member/register';
import { setPasswordByPhone } from '../member/set-password-by-phone';
import type { Operation, Schema } from '../operation';
import { operations } from '../operations';
import { REGISTER_FIELDS } from '../register/register-fields';
import { getRegisterRules } from '../register/register-rules';
import { getRegisterSettings } from '../register/register-settings';
import { listApplications } from '../rewards/applications';
import { joinPromotion } from '../rewards/join-promotion';
import { requestReward } from '../rewards/request-reward';
import { getCaptcha } from '../session/captcha';
import { getFreePlayOffer, startFreePlay } from '../session/free-play';
import { logIn } from '../session/log-in';
import { logOut } from '../session/log-out';
import { fieldsOf } from '../shape';
import { IDEMPOTENCY_KEY } from '../shared/idempotency-key';
import { getCountries } from '../system/countries';
import { getCustomerService } from '../system/customer-service';
import { getDomainRoute } from '../system/domain-route';
import { getStatus } from '../system/status';
import { sendCode } from '../verification/send-code';
import { getMerchantWallet } from '../wallet/merchant-wallet';
import { getWallet } from '../wallet/wallet';
import { getWithdrawSettings } from '../wallet/withdraw-settings';
import { allOperations, pactFileOf } from './all-operations';
import { catalogueProblems } from './catalogue';
import { consume } from './consume';
import { affiliateContracts } from './consumer/affiliate';
import { agreementContracts } from './consumer/agreements';
import { catalogueContracts } from './consumer/catalogue';
import { chatContracts } from './consumer/chat';
import { commissionContracts } from './consumer/commission';
import { depositContracts, paymentContracts } from './consumer/deposit';
import { downlineContracts } from './consumer/downlines';
import { lotteryContracts } from './consumer/lottery';
import { mallContracts } from './consumer/mall';
import { playContracts } from './consumer/play';
import { profileContracts } from './consumer/profile';
import { recordContracts } from './consumer/record';
import { rewardContracts } from './consumer/rewards';
import { securityContracts } from './consumer/security';
import { teamContracts } from './consumer/team';
import { teamFigureContracts } from './consumer/team-figures';
import { transferContracts } from './consumer/transfer';
import { vendorContracts } from './consumer/vendor';
import { withdrawContracts } from './consumer/withdraw';
import { SEAL_FORGERIES, SIGNATURE_FORGERIES, sealMark } from './forgeries.mjs';
import { interactionsOf } from './interactions';
import { inAnswer, missingFromExample, missingFromRefusals, pathsOf, pinnedFields } from './match';
import { COMMITTED, readPacts, regeneratedPacts } from './pact-files';

const dir = mkdtempSync(join(tmpdir(), 'pacts-'));
const played = new Map<Operation, ReturnType<typeof consume>>();
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** Plays all interactions of an operation and answers what it proved. */
async function play(operation: Operation) {
  const known = played.get(operation) ?? consume(operation, dir);
  played.set(operation, known);
  const results = await known;
  for (const { interaction, outcome } of results) {
    expect(outcome, interaction.description).toEqual(interaction.outcome);
  }
  return {
    pins: pinnedFields(operation).map(({ path }) => path),
    knows: fieldsOf(operation.output).map(({ path }) => path),
    refusals: results.flatMap(({ interaction, outcome }) =>
      'refusal' in outcome && !interaction.forgery ? [outcome.refusal] : [],
    ),
    results,
  };
}

/** The body is sealed with the state's key by whoever sends it; its fields are named by the contract. */
function expectSealed(results: Awaited<ReturnType<typeof play>>['results']) {
  for (const { interaction } of results) {
    const mark = interaction.forgery ? sealMark(interaction.forgery) : '';
    expect(interaction.request.headers.Encryption).toMatchObject({ expression: `${mark}\${publicKey}` });
  }
}

test('reads the status of the site, and why it is shut [CALL-50 ENT-08 ENT-60 ENT-61 ENT-62 ENT-63 ENT-64 ENT-65 ENT-66 ENT-67 ENT-68 ENT-69 ENT-70 ENT-71 ENT-72]', async () => {
  const { pins, knows, refusals, results } = await play(getStatus);
  expect(getStatus).toMatchObject({ method: 'GET', path: '/wps/system/status' });
  expect(results[0]?.interaction.request.query).toMatchObject({ merchantCode: 'hoadang', platform: '3' });
  expect(pins).toEqual(
    expect.arrayContaining([
      'info.customerService[].path',
      'info.domainRoute',
      'info.mobileTemplate.mem_cen',
      'info.mobileTemplate.dep_func',
      'info.resources[].resourceType',
      'info.resources[].url',
      'info.whitelabel.PTSYS3',
      'info.whitelabel.VIPBENEFIT3',
      'info.imageCDNs[]',
      'maintenance',
      'regionRestriction',
    ]),
  );
  expect(knows).toEqual(
    expect.arrayContaining(['info.paths', 'info.register', 'info.mainDomain', 'location.ip']),
  );
  expect(refusals).toEqual(['location.blocked', 'platform.maintenance']);
});

test('accepts the main domain and image hosts inside the status info and beside it [ENT-73]', () => {
  const hosts = { mainDomain: 'https://example.com', imageCDNs: ['https://cdn1.example.com'] };
  const open = { maintenance: false, regionRestriction: false };
  expect(v.parse(getStatus.output, { ...open, info: hosts }).info).toMatchObject(hosts);
  expect(v.parse(getStatus.output, { ...open, ...hosts, info: {} })).toMatchObject(hosts);
});

test('reads the other addresses of the site from domainList [CALL-36]', async () => {
  expect((await play(getDomainRoute)).pins).toContain('domainList[]');
});

test('reads the customer-service entries, as a guest and as a member [CALL-71 ENT-75]', async () => {
  expect((await play(getCustomerService)).pins).toContain('[].path');
});

test('reads a captcha image with its id, under the module id of captchas [CALL-14 CALL-15 FLAG-37]', async () => {
  expect((await play(getCaptcha)).pins).toEqual(expect.arrayContaining(['image', 'captchaId']));
  expect(interactionsOf(getCaptcha)[0]?.request.headers).toMatchObject({ 'Module-Id': 'CAPTCHA3' });
});

test('logs in with an encrypted body and reads token, name and type [CALL-08 CALL-09 LOGIN-74 LOGIN-75 LOGIN-78]', async () => {
  const { pins, results } = await play(logIn);
  expect(pins).toEqual(expect.arrayContaining(['token', 'userName', 'type', 'firstTimeLogin']));
  expect(JSON.parse(results[0]?.sent ?? '')).toEqual(logIn.example.input);
  expectSealed(results);
});

test('reads from a refused login that a captcha is asked for from now on [CALL-08 LOGIN-14]', async () => {
  const { results } = await play(logIn);
  const outcomes = results.map(({ outcome }) => outcome);
  expect(outcomes).toContainEqual({ refusal: 'login.captcha.required', value: { captcha: true } });
  expect(outcomes).toContainEqual({ refusal: 'login.wrong.credentials', value: null });
  expect(outcomes).toContainEqual({ refusal: 'login.wrong.credentials', value: { captcha: true } });
});

test('reads why a login was refused: the agent page, a wrong or late code, an identity without an account [ROLE-36 ROLE-37 LOGIN-71 LOGIN-72]', async () => {
  const refusals = interactionsOf(logIn).flatMap(({ outcome }) =>
    'refusal' in outcome ? [outcome.refusal] : [],
  );
  expect(refusals).toEqual(
    expect.arrayContaining([
      'login.not.member',
      'login.not.agent',
      'verification.code.wrong',
      'verification.code.expired',
      'login.no.account',
      'account.disabled',
    ]),
  );
});

test('asks whether free play is offered, starts it, and reads token, name and type [CALL-10 CALL-11 TRIAL-05 TRIAL-07 TRIAL-08 TRIAL-09 TRIAL-10 TRIAL-11 TRIAL-14]', async () => {
  expect((await play(getFreePlayOffer)).pins).toContain('offered');
  const { pins, refusals, results } = await play(startFreePlay);
  expect(pins).toEqual(expect.arrayContaining(['token', 'userName', 'customerType']));
  expect(refusals).toEqual(['permission.denied', 'rate.limited']);
  expect([getFreePlayOffer.method, startFreePlay.method]).toEqual(['GET', 'POST']);
  expect(results[0]?.interaction.request.headers).toMatchObject({ 'Module-Id': 'REG3' });
});

test('reads the countries with their dialling codes, and the default one [CALL-32]', async () => {
  expect((await play(getCountries)).pins).toEqual(
    expect.arrayContaining(['list[].countryCode', 'list[].countryDialingCode', 'defaultCountryCode']),
  );
});

test('asks for an SMS code with the number, what it is for and the human verification, and reads when the next may be asked for [CALL-17 SMS-15 SMS-18 SMS-19 SMS-20 SMS-32]', async () => {
  const { pins, refusals, results } = await play(sendCode);
  expect(pins).toContain('expirationTime');
  expect(refusals).toEqual([
    'rate.limited',
    'human.verification.failed',
    'mobile.country.closed',
    'work.required',
  ]);
  expect(JSON.parse(results[0]?.sent ?? '')).toEqual({
    mobileNum: '912345678',
    countryDialingCode: '84',
    purpose: 'login',
    verificationProvider: 'altcha',
    verificationPayload: expect.any(String),
  });
  const { mobileNum, ...rest } = sendCode.example.input;
  expect(v.is(sendCode.input, { ...rest, mobileNo: mobileNum })).toBe(true);
});

test('reads a rule for every field of a registration, and which ways are open [CALL-30 CALL-31 REG-12 REG-45 REG-46 REG-47 REG-48 REG-49 SMS-28]', async () => {
  const { pins } = await play(getRegisterRules);
  for (const field of REGISTER_FIELDS) {
    for (const part of ['enabled', 'required', 'minLength', 'maxLength', 'patternId']) {
      expect(pins).toContain(`${field}.${part}`);
    }
  }
  expect((await play(getRegisterSettings)).pins).toEqual(
    expect.arrayContaining(['usernameRegister', 'mobileRegister', 'firebaseVerification']),
  );
});

test('asks whether a username is free [CALL-16 REG-74]', async () => {
  expect((await play(checkUsername)).pins).toEqual(['']);
});

test('checks an invitation code by whether the call succeeds, and reads a domain’s own from code [CALL-28 CALL-29 REG-67]', async () => {
  const { pins, refusals } = await play(checkAffiliate);
  expect(pins).toEqual([]);
  expect(refusals).toEqual(['affiliate.code.invalid', 'agent.link.invalid']);
  expect((await play(getAffiliateCode)).pins).toContain('code');
});

test('registers with an encrypted body under its module id, and reads why it was refused and for which field [CALL-12 REG-104 REG-105 REG-108]', async () => {
  const { pins, refusals, results } = await play(register);
  expect(pins).toEqual([]);
  expect(refusals).toEqual(register.refusals.map(({ errorCode }) => errorCode));
  expect(results.map(({ outcome }) => outcome)).toContainEqual({
    refusal: 'register.field.invalid',
    value: { field: 'username' },
  });
  expect(register.method).toBe('POST');
  expect(results[0]?.interaction.request.headers).toMatchObject({ 'Module-Id': 'REG3' });
  expectSealed(results);
});

test('sets a password by phone with an encrypted body, and reads the account [CALL-18 FORGOT-26 FORGOT-35]', async () => {
  const { pins, refusals, results } = await play(setPasswordByPhone);
  expect(pins).toContain('account');
  expect(refusals).toEqual([
    'modify.new.old.same',
    'verification.code.wrong',
    'verification.code.expired',
    'register.field.invalid',
    'firebase.failed',
  ]);
  expectSealed(results);
});

test('asks for a way back in by e-mail with a form [CALL-19 FORGOT-47 FORGOT-48 FORGOT-49]', async () => {
  const { pins, refusals, results } = await play(recoverByEmail);
  expect(pins).toEqual([]);
  expect(refusals).toEqual(['rate.limited', 'work.required']);
  expect(results[0]?.sent).toMatch(
    /^username=minhan_2209&email=minhan%40example\.com&work=(?:c3){32}%3A704$/,
  );
  expect(results.map(({ sent }) => sent)).toContain('username=minhan_2209&email=minhan%40example.com');
});

test('changes the password as a member with an encrypted body, and reads only whether it worked [CALL-20 CHPW-13 CHPW-14 CHPW-15]', async () => {
  const { pins, refusals, results } = await play(changePassword);
  expect(pins).toEqual([]);
  expect(refusals).toEqual([
    'password.wrong',
    'account.frozen',
    'reauthentication.required',
    'session.ended',
  ]);
  for (const { interaction } of results) expect(interaction.signedIn).toBe(true);
  expectSealed(results);
  expect(Object.keys(changePassword.example.input)).toEqual([
    'oldPassword',
    'newPassword',
    'confirmNewPassword',
  ]);
});

test('logs out with the token and reads nothing of the answer [CALL-13]', async () => {
  const { pins, results } = await play(logOut);
  expect(pins).toEqual([]);
  expect(results[0]?.interaction.signedIn).toBe(true);
});

test('reads the member from member info [CALL-21 ENT-01 ENT-02 ENT-03 ENT-04 ENT-05 ENT-06 ENT-07]', async () => {
  const { pins, knows } = await play(getMemberInfo);
  expect(pins).toEqual(expect.arrayContaining(['nickname', 'account', 'regDate']));
  expect(knows).toEqual(expect.arrayContaining(['id', 'type', 'toUpline']));
  const iso = { account: 'minhan_2209', regDate: '2026-04-18T00:00:00Z' };
  expect(v.parse(getMemberInfo.output, iso)).toMatchObject(iso);
});

test('reads the way to the next rank from currentProgress and playerRankProgress [CALL-27 ENT-76 ENT-77 ENT-78]', async () => {
  expect((await play(getRankProgress)).pins).toEqual(
    expect.arrayContaining([
      'currentProgress.completedConditions',
      'currentProgress.totalExpectedConditions',
      'playerRankProgress.labelId',
    ]),
  );
});

test('reads the points balance as the value itself [CALL-26 WALLET-13]', async () => {
  expect((await play(getPointsBalance)).pins).toEqual(['']);
});

test('reads the wallet balance from sumBalance [CALL-24 WALLET-01]', async () => {
  expect((await play(getWallet)).pins).toContain('sumBalance');
});

test('reads from isSingle whether there is one wallet for all games [CALL-25 WALLET-11]', async () => {
  expect((await play(getMerchantWallet)).pins).toContain('isSingle');
});

test('reads whether members may withdraw, and to a bank', async () => {
  const { pins } = await play(getWithdrawSettings);
  expect(pins).toEqual(expect.arrayContaining(['normalBankWithdrawalSwitch', 'allowWithdraw']));
});

test('reads promotions, banners, notices, popups and hot announcements, as a guest and with the token of a member [CALL-46 CALL-47 CALL-89 GATE-38 ENT-16 ENT-17 ENT-18 ENT-19 ENT-20 ENT-21 ENT-22 ENT-23 ENT-24 ENT-25 ENT-26 ENT-27 ENT-28 ENT-32 ENT-33 ENT-34 ENT-35 ENT-53 ENT-54 ENT-55 ENT-56 ENT-57 ENT-58 ENT-59]', async () => {
  const { pins, results } = await play(getAnnouncements);
  const announcement = ['id', 'title', 'content', 'startDate', 'announcementImages[].sequence'];
  const promotion = ['imageRequired', 'remarkRequired', 'category', 'externalLink', 'linkedPromotionId'];
  expect(pins).toEqual(
    expect.arrayContaining([
      ...announcement.map((name) => `promotion[].${name}`),
      ...announcement.map((name) => `hot[].${name}`),
      ...promotion.map((name) => `promotion[].${name}`),
      'promotion[].promoAnnouncementCategoryIds[]',
      'promotion[].announcementImages[].url',
      ...['id', 'title', 'content', 'startDate', 'read'].map((name) => `player[].${name}`),
      ...['content', 'execution'].map((name) => `popup[].${name}`),
      ...['groupName', 'linkage', 'url', 'title'].map((name) => `banners[].${name}`),
    ]),
  );
  const [guest, member] = results.map(({ interaction }) => interaction.request);
  expect(guest?.query).not.toHaveProperty('token');
  expect(member?.query).toHaveProperty('token');
  expect(member?.headers).toHaveProperty('Authorization');
});

test('takes every place of banners that the requirements name [ENT-36 ENT-37 ENT-38 ENT-39 ENT-40 ENT-49]', () => {
  const places = 'home video charity members reg download rng sports pvp live fish lott elott'.split(' ');
  expect([...BANNER_GROUPS]).toEqual(places.map((place) => `m_${place}`));
  for (const groupName of BANNER_GROUPS) {
    expect(v.parse(getAnnouncements.input, { types: 'B', groupName })).toEqual({ types: 'B', groupName });
  }
});

test('reads what announcements are sorted by [CALL-87 CONT-35 ENT-29 ENT-30 ENT-31]', async () => {
  expect((await play(getAnnouncementCategories)).pins).toEqual(
    expect.arrayContaining(['list[].id', 'list[].type', 'list[].iconImageUrl']),
  );
});

test('reads the promotions most looked at [CALL-51]', async () => {
  expect((await play(getPopularAnnouncements)).pins).toEqual(
    expect.arrayContaining(['list[].id', 'list[].title', 'list[].announcementImages[].url']),
  );
});

test('reads one notice by its id, and that there is none [CALL-49]', async () => {
  const { pins, refusals, results } = await play(getNotice);
  expect(pins).toEqual(expect.arrayContaining(['title', 'content', 'startDate']));
  expect(refusals).toEqual(['content.not.found']);
  expect(Matchers.reify(results[0]?.interaction.request.query)).toMatchObject({ id: '701' });
});

test('marks a notice as read with its id and a true `read` [CALL-48 ENT-51 ENT-52]', async () => {
  const { refusals, results } = await play(markAsRead);
  expect(JSON.parse(results[0]?.sent ?? '')).toEqual({ announcementId: 701, read: true });
  expect(refusals).toEqual(['account.trial', 'session.ended']);
});

test('reads title, content and tag of the help centre, for a mobile device [CALL-35 CALL-90 CONST-87]', async () => {
  const { pins, results } = await play(getHelpCentre);
  const entry = ['title', 'content'];
  expect(pins).toEqual(
    expect.arrayContaining([
      ...entry.map((name) => `list[].${name}`),
      'list[].tag',
      ...entry.map((name) => `list[].children[].${name}`),
    ]),
  );
  expect(results[0]?.interaction.request.query).toMatchObject({ device: 'MOBILE' });
});

test('puts feedback with its content and type, and says why it was not taken [CALL-33 FLAG-35]', async () => {
  const { refusals, results } = await play(sendFeedback);
  expect(sendFeedback.method).toBe('PUT');
  expect(JSON.parse(results[0]?.sent ?? '')).toEqual({
    content: expect.any(String),
    type: 'suggestion',
  });
  expect(results[0]?.interaction.request.headers).toMatchObject({ 'Module-Id': 'FEEDBACK3' });
  expect(refusals).toEqual(['account.trial', 'rate.limited', 'request.idempotency.reused', 'session.ended']);
});

test('sends what is done once for its key with the key, and no other call with one [MONEY-21]', async () => {
  const keyed = allOperations.filter(({ idempotent }) => idempotent);
  expect(keyed.map(({ id }) => id).sort()).toEqual([
    'agent.contract.answer',
    'agent.contract.offer',
    'agent.downlines.create',
    'agent.links.create',
    'bankCards.add',
    'content.feedback',
    'deposit.create',
    'mall.redeem',
    'orders.cancelSubOrder',
    'rewards.claim',
    'rewards.join',
    'rewards.promoCode',
    'tasks.checkIn',
    'tasks.claimMission',
    'tasks.claimRebate',
    'transfer.down',
    'transfer.move',
    'transfer.up',
    'withdraw.create',
  ]);
  for (const operation of allOperations) {
    for (const { request } of interactionsOf(operation))
      expect(Object.keys(request.headers).includes(IDEMPOTENCY_KEY)).toBe(keyed.includes(operation));
  }
  const { results } = await play(joinPromotion);
  expect(Matchers.reify(results[0]?.interaction.request.headers)).toMatchObject({
    [IDEMPOTENCY_KEY]: expect.stringMatching(/^[\da-f-]{36}$/),
  });
});

test('reads a page of messages and how many are unread, marks one as read and deletes one [CALL-34 CALL-88]', async () => {
  const { pins } = await play(listInbox);
  const message = ['id', 'title', 'content', 'createdAt', 'read'].map((name) => `content[].${name}`);
  expect(pins).toEqual(expect.arrayContaining([...message, 'pageNum', 'totalPages']));
  const unread = await play(getUnreadInbox);
  expect(unread.results[0]?.outcome).toEqual({ value: 1 });
  for (const operation of [readInboxMessage, deleteInboxMessage]) {
    const { refusals, results } = await play(operation);
    expect(JSON.parse(results[0]?.sent ?? '')).toEqual({ messageId: 801 });
    expect(refusals).toEqual(['session.ended']);
  }
});

test('applies for a reward with pictures, promotion and remarks, and reads whether it worked [CALL-53 REWARD-49 REWARD-50 REWARD-51 REWARD-52 FLAG-32]', async () => {
  const { refusals, results } = await play(requestReward);
  expect(JSON.parse(results[0]?.sent ?? '')).toEqual({
    pictures: [expect.stringMatching(/^data:image\/png;base64,/)],
    promotionId: 501,
    remarks: expect.any(String),
  });
  expect(results[0]?.interaction.request.headers).toMatchObject({ 'Module-Id': 'REWCEN3' });
  expect(refusals).toEqual([
    'account.trial',
    'reward.already.applied',
    'content.not.found',
    'password.given',
    'session.ended',
  ]);
});

test('joins a sign-up promotion, and reads the member’s applications with their status [CALL-52 CALL-88 REWARD-12 FLAG-32]', async () => {
  const { refusals, results } = await play(joinPromotion);
  expect(joinPromotion.method).toBe('POST');
  expect(JSON.parse(results[0]?.sent ?? '')).toEqual({ promotionId: 509 });
  expect(refusals).toEqual([
    'account.trial',
    'content.not.found',
    'request.idempotency.reused',
    'password.given',
    'session.ended',
  ]);
  expect((await play(listApplications)).pins).toEqual(
    expect.arrayContaining(['list[].promotionId', 'list[].status']),
  );
});

describe('The catalogue of games [GAME-52 GAME-53 GAME-54 GAME-55 GAME-56 GAME-59]', () => {
  catalogueContracts(play);
});
describe('Launching, and the winner board [GAME-89 WIN-01 WIN-03]', () => {
  playContracts(play);
});
lotteryContracts(play);
profileContracts(play);
recordContracts(play);
teamFigureContracts(play);
affiliateContracts(play);
downlineContracts(play);
describe('Live rooms and chat [CHAT-12]', () => {
  chatContracts(play);
});
withdrawContracts(play);
securityContracts(play);
transferContracts(play);
rewardContracts(play);
mallContracts(play);
teamContracts(play);
commissionContracts(play);
agreementContracts(play);
depositContracts(play);
paymentContracts(play);
vendorContracts(play);

test('names the module of each call that has one [FLAG-29 FLAG-30 FLAG-36 FLAG-37 FLAG-38 FLAG-33]', () => {
  const module = (operation: Operation) => interactionsOf(operation)[0]?.request.headers['Module-Id'];
  for (const operation of [
    register,
    getRegisterRules,
    getRegisterSettings,
    getFreePlayOffer,
    startFreePlay,
  ]) {
    expect(module(operation)).toBe('REG3');
  }
  expect(module(getCaptcha)).toBe('CAPTCHA3');
  expect(module(sendFeedback)).toBe('FEEDBACK3');
  for (const operation of [requestReward, joinPromotion]) expect(module(operation)).toBe('REWCEN3');
  expect(module(sendCode)).toBe('REGMOBVERF3');
  for (const operation of [checkAffiliate, getAffiliateCode]) expect(module(operation)).toBe('AFFMAN3');
  for (const operation of [logIn, getWallet]) expect(module(operation)).toBeUndefined();
});

test('sends platform and device in the spelling of each call [CALL-90 CONST-79 CONST-86 CONST-88 ROLE-50]', () => {
  const query = (operation: Operation) => interactionsOf(operation)[0]?.request.query;
  expect(query(getStatus)).toMatchObject({ platform: '3', merchantCode: 'hoadang' });
  expect(query(getAnnouncements)).toMatchObject({ platform: 'M' });
  expect(query(getDomainRoute)).toMatchObject({ device: '0' });
  expect(query(getHotGames)).toMatchObject({ isPlatform: '2', platform: 'html5' });
});

test('asks with the headers that the edge itself sends; for shared answers in nobody’s name [CALL-04 GATE-21 GATE-38 GATE-47]', () => {
  const headers = (operation: Operation, member = false) =>
    Object.keys(interactionsOf(operation)[member ? 1 : 0]?.request.headers ?? {});
  const always = ['Accept', 'Accept-Language', 'Platform', 'X-Request-Id', 'traceparent'];
  for (const operation of operations) expect(headers(operation)).toEqual(expect.arrayContaining(always));
  expect(headers(getAnnouncements)).not.toContain('X-Forwarded-For');
  expect(headers(getAnnouncements, true)).toContain('X-Forwarded-For');
  expect(headers(getWallet)).toContain('X-Forwarded-For');
  const naming = (name: string) =>
    operations.filter((one) => headers(one).includes(name)).map(({ id }) => id);
  expect(naming('X-Visitor-Country')).toEqual(['system.status', ...naming('X-Visitor-Device')]);
  expect(naming('X-Visitor-Device')).toEqual(['session.logIn', 'session.passkeyLogIn', 'session.freePlay']);
});

test('has one sentence here for every call of the site and of vendors [CALL-02]', () => {
  const missing = allOperations.filter((operation) => !played.has(operation)).map(({ id }) => id);
  expect(missing, 'Give each of these a test in contracts/pact/consumer.test.ts').toEqual([]);
});

test('leaves no field of an answer undecided: it is in the example, and so pinned, or marked as unread [CALL-06]', () => {
  const undecided = allOperations.flatMap((operation) => [
    ...missingFromExample(operation).map(
      (path) => `${operation.id}: "${path}" is neither in the example nor unread`,
    ),
    ...missingFromRefusals(operation).map(
      (path) => `${operation.id}: refusal value "${path}" is in no example`,
    ),
  ]);
  expect(undecided).toEqual([]);
});

test('pins in its templates exactly the fields that are decided to be read; of an answer with many members those that were asked for [CALL-06]', () => {
  const memberOf = (path: string) => path.split(/[.[]/)[1];
  for (const operation of allOperations) {
    const decided = pinnedFields(operation).map(({ path }) => inAnswer(path));
    for (const { response, outcome, description, empty } of interactionsOf(operation)) {
      if (empty) continue;
      const pinned = pathsOf(Matchers.reify(response.body)).filter((path) => path.startsWith('value'));
      if ('refusal' in outcome) expect(pinned.length > 0, description).toBe(outcome.value !== null);
      else {
        const asked = new Set(pinned.map(memberOf));
        const expected = decided.filter((path) => asked.has(memberOf(path)));
        expect(pinned.sort(), description).toEqual(expected.sort());
      }
    }
  }
});

test('says of each value of a query what the answer shows of it, or why it need not: a gateway that ignores one is noticed [CALL-06]', () => {
  const fieldsIn = (input: Schema): string[] => {
    const {
      type,
      options = [],
      entries = {},
    } = input as { type: string; options?: unknown[]; entries?: object };
    return type === 'union' ? options.flatMap((one) => fieldsIn(one as Schema)) : Object.keys(entries);
  };
  const asked = allOperations
    .filter(({ method }) => method === 'GET')
    .flatMap(({ id, input }) => [...new Set(fieldsIn(input))].map((field) => `${id} ${field}`));
  const said = allOperations.flatMap(({ id, echoes = {} }) =>
    Object.keys(echoes).map((field) => `${id} ${field}`),
  );
  expect(said.sort()).toEqual(asked.sort());
  for (const operation of allOperations) {
    const known = fieldsOf(operation.output).filter(({ annotations }) => !annotations.leftOut);
    const places = Object.values(operation.echoes ?? {})
      .flat()
      .flatMap((echo) => ('by' in echo ? Object.values(echo.by) : 'at' in echo ? [echo.at] : []));
    for (const place of places)
      expect(
        known.map(({ path }) => path),
        operation.id,
      ).toContain(place);
  }
});

test('plays each rule of what an answer shows in at least one interaction of its call [CALL-06]', () => {
  const unplayed = allOperations.flatMap((operation) => {
    const played = interactionsOf(operation).flatMap(({ echoes = [] }) => echoes.map(({ field }) => field));
    return Object.entries(operation.echoes ?? {})
      .filter(
        ([field, rules]) => [rules].flat().some(({ rule }) => rule !== 'none') && !played.includes(field),
      )
      .map(([field]) => `${operation.id} ${field}`);
  });
  expect(unplayed).toEqual([]);
});

/** Lists of calls that read which are never empty, and why. */
const NEVER_EMPTY: Record<string, string> = {
  'session.list list': 'this session is one',
  'session.logins list': 'so is this login',
  'security.questions list': 'a member without questions has no such page',
  'system.countries list': 'a site is open in at least one country',
  'system.customerService ': 'a site may have no way to be asked: read as optional',
  'system.domainRoute domainList': 'the site has an address',
  'system.status info.customerService': 'a part of the site’s settings, read as optional',
  'system.status info.resources': 'a part of the site’s settings, read as optional',
  'system.status info.imageCDNs': 'a part of the site’s settings, read as optional',
  'member.rankOverview conditions': 'the ranks are the operator’s and the same for all',
  'member.rankOverview ranks': 'the ranks are the operator’s and the same for all',
  'banks.list list': 'the operator pays out to at least one bank',
  'withdraw.overview quickAmounts': 'the operator’s and the same for all',
  'transfer.wallets vendors': 'without a vendor there is one wallet, and the call is refused',
  'transfer.upline quickAmounts': 'the operator’s and the same for all',
  'transfer.downline quickAmounts': 'the operator’s and the same for all',
  'content.announcements player': 'for members alone: a row of guests has none',
  'tasks.overview checkIn.days': 'without days there is no check-in',
  'tasks.overview missions': 'the operator’s and the same for all',
  'withdraw.order steps': 'the first step is the request',
  'agent.team.member line': 'left out of whoever asks: in an example',
  'agent.teamKpi days': 'each day of the range is one',
  'agent.settlements.one lines': 'a settlement is of something',
  'agent.settlements.one corrections': 'left out where there is none: in an example',
  'agent.rules tiers': 'rules have a tier',
  'agent.downlines.options kinds': 'whoever may create nobody is refused',
  'agent.contract.downline versions': 'who has no version is unknown',
  'agent.contract.downline own.tiers': 'an agreement has a tier',
  'orders.detail tickets': 'an order is its tickets',
  'deposit.channels list': 'a site without a way to pay in has no such page',
  'deposit.channels bonuses': 'follows from what was deposited',
  'games.ranks list': 'money that moved cannot be taken back for a test',
  'games.jackpots list': 'money that is in them cannot be taken back for a test',
  'lottery.list list': 'draws are held by the clock',
  'lottery.electronic list': 'draws are held by the clock',
  'lottery.menu list': 'draws are held by the clock',
  'lottery.vietnamResults list': 'draws are held by the clock',
  'lottery.vietnamNumero list': 'draws are held by the clock',
  'lottery.numero list': 'draws are held by the clock',
};

test('has an answer with nothing in it for each list of a call that reads, exactly [] and never null, or says why it is never empty [CALL-06 ENT-79]', () => {
  const reading = allOperations.filter(({ method }) => method === 'GET');
  const lists = reading.flatMap((operation) =>
    pinnedFields(operation)
      .filter(({ path, shape }) => shape.kind === 'array' && !path.includes('[]'))
      .map(({ path }) => `${operation.id} ${path}`),
  );
  const emptied = reading.flatMap((operation) =>
    interactionsOf(operation).flatMap(({ empty = [], response }) => {
      const value = response.body.value as Record<string, unknown>;
      return empty.filter((name) => Array.isArray(value[name])).map((name) => `${operation.id} ${name}`);
    }),
  );
  const decided = [...new Set([...emptied, ...Object.keys(NEVER_EMPTY)])];
  expect(decided.sort()).toEqual([...lists].sort());
  expect(emptied.filter((name) => name in NEVER_EMPTY)).toEqual([]);
});

test('frames every answer, names every refusal by its code, and tells each interaction apart [CALL-01 CALL-03]', () => {
  const all = allOperations.flatMap(interactionsOf);
  expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
  for (const { outcome, response } of all) {
    expect(response.body).toMatchObject(
      'refusal' in outcome ? { success: false, errorCode: outcome.refusal } : { success: true },
    );
  }
});

test('has every call that is signed or sealed refused in each way of forging it [CALL-06 LOGIN-74]', () => {
  const forged = (operation: Operation) =>
    interactionsOf(operation).flatMap(({ forgery, outcome }) =>
      forgery && 'refusal' in outcome ? [`${forgery}: ${outcome.refusal}`] : [],
    );
  const refusedAs = (forgeries: readonly string[], code: string) => forgeries.map((one) => `${one}: ${code}`);
  const ofBody = SIGNATURE_FORGERIES.filter((one) => !/path|time/.test(one));
  const ofSeal = SEAL_FORGERIES.filter((one) => !/time/.test(one));
  const EXPECTED = {
    vendor: refusedAs(ofBody, 'vendor.signature.wrong'),
    payment: refusedAs(SIGNATURE_FORGERIES, 'payment.signature.wrong'),
    sealed: [...refusedAs(ofSeal, 'request.invalid'), 'a time that is over: login.replayed'],
    neither: [],
  };
  for (const operation of allOperations) {
    const kind = operation.caller ?? (operation.encrypted ? 'sealed' : 'neither');
    expect(forged(operation), operation.id).toEqual(EXPECTED[kind]);
  }
});

test('lists every provider state in the catalogue, with the values it answers, and none that no call uses [CALL-07]', () => {
  expect(catalogueProblems(allOperations)).toEqual([]);
});

test('writes one pact per consumer and backend service, played, the same as the committed one, which nobody played [CALL-05 CALL-06]', () => {
  const regenerated = regeneratedPacts(dir);
  const services = new Set(allOperations.map(pactFileOf));
  expect(Object.keys(regenerated)).toEqual([...services].sort());
  expect(readPacts(COMMITTED), 'Run npm run contracts:write and review the difference').toEqual(regenerated);
});
