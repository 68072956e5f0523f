import { PHOTO_BYTES } from '../contracts/member/avatars';
import type { Operation } from '../contracts/operation';
import { type OperationId, operations } from '../contracts/operations';
import type { LimitBucket } from './lib/gateway/limit-bucket';
import { movesMoney, SMALL_BODY } from './policy';

const KB = 1024;
/** An answer of a passkey, or what shows that a visitor is human, with what is around it. */
const PROOF = 8 * KB;
/** A token of Firebase, with what is around it. */
const TOKEN = 12 * KB;
/** Both. */
const TOKEN_AND_PROOF = 16 * KB;

type Row = {
  method: 'GET' | 'POST';
  /** The call that it is there for: without the session that this needs, or past its limit, nothing is read. */
  calls?: OperationId;
  /** Of a member alone, where no call says so; or there is nothing to read without a session. */
  session?: 'required' | 'or nothing';
  /** What it is counted by before it is read, where no call is or that comes later. */
  counted?: LimitBucket;
  /** Bytes of its body; `SMALL_BODY` unless told. */
  largestBody?: number;
};

const READS = { method: 'GET' } as const;
const posted = (calls: OperationId, largestBody?: number): Row => ({
  method: 'POST',
  calls,
  largestBody,
});

/**
 * The server functions of the site, by their names: no other is there. A function without its row fails the tests of the
 * architecture, and answers 404.
 */
export const functions: Readonly<Record<string, Row>> = {
  logInFn: posted('session.logIn', TOKEN_AND_PROOF),
  logInByPasskeyFn: posted('session.passkeyLogIn', PROOF),
  loadCaptchaFn: posted('session.captcha'),
  startFreePlayFn: posted('session.freePlay'),
  // Without a session it is done already.
  logOutFn: { method: 'POST', session: 'or nothing' },
  forgetSessionFn: { method: 'POST', counted: 'form' },
  staySignedInFn: posted('session.stay'),
  reauthenticateFn: posted('session.reauthenticate', PROOF),
  getSessionFn: READS,

  // And every field that an operator may ask for.
  registerFn: posted('member.register', TOKEN_AND_PROOF),
  freshRulesFn: { ...posted('register.rules'), counted: 'form' },
  domainCodeFn: READS,
  // A code counts once the visitor has shown to be human: whoever shares the address would use up the codes of others.
  sendCodeFn: { method: 'POST', counted: 'form', largestBody: PROOF },
  firebaseNumberFn: { method: 'POST', counted: 'form', largestBody: PROOF },
  setPasswordByPhoneFn: posted('member.setPasswordByPhone', TOKEN),
  recoverByEmailFn: posted('member.recoverByEmail', PROOF),

  changePasswordFn: posted('member.changePassword'),
  addPasskeyFn: posted('passkeys.add', 2 * PROOF),
  sendMemberCodeFn: posted('verification.sendMemberCode'),
  changeMobileFn: posted('security.changeMobile', PROOF),
  changeEmailFn: posted('security.changeEmail', PROOF),
  setSecurityQuestionsFn: posted('security.setQuestions'),
  objectToChangeFn: posted('security.object'),
  setPaymentPasswordFn: posted('member.paymentPassword'),
  // A photo in base64.
  setIconFn: posted('member.setIcon', Math.ceil((PHOTO_BYTES * 4) / 3) + SMALL_BODY),

  createDepositFn: posted('deposit.create'),
  drawQrFn: { method: 'POST', session: 'required' },
  withdrawFn: posted('withdraw.create'),
  addBankCardFn: posted('bankCards.add'),
  transferFn: posted('transfer.move'),
  // Up to forty wallets.
  collectFn: posted('transfer.move', 12 * KB),
  transferUpFn: posted('transfer.up'),
  transferDownFn: posted('transfer.down'),
  cancelTicketFn: posted('orders.cancelSubOrder'),

  createDownlineFn: posted('agent.downlines.create'),
  drawnLinkFn: { method: 'POST', session: 'required' },
  invitationFn: posted('referral.overview'),
  // Two thousand letters of any script.
  requestRewardFn: posted('rewards.request', 12 * KB),
  sendFeedbackFn: posted('content.feedback'),
  launchFn: posted('games.launch'),
  openChatFn: posted('chat.launch'),

  getSiteFn: READS,
  getDrawsFn: READS,
  getHomeContentFn: READS,
  getLoginAnnouncementsFn: READS,
  getMenuPromotionsFn: READS,
  listArticlesFn: READS,
  readArticleFn: READS,
  listNoticesFn: READS,
  promotionsPageFn: READS,
  promotionFn: READS,
  promotionTermsFn: READS,
};

/** How the edge treats a server function before it reads what is sent. */
export type FunctionPolicy = Pick<Row, 'session' | 'counted'> & {
  method?: 'GET' | 'POST';
  call?: Operation;
  maxBytes: number;
  movesMoney: boolean;
};

const policies = new Map<string, FunctionPolicy>(
  Object.entries(functions).map(([name, { calls, largestBody = SMALL_BODY, ...row }]) => {
    const call = operations.find(({ id }) => id === calls);
    return [name, { ...row, call, maxBytes: largestBody, movesMoney: call ? movesMoney(call) : false }];
  }),
);

/** The policy of a function by its name; undefined where there is none. */
export const functionPolicyOf = (name: string): FunctionPolicy | undefined => policies.get(name);

/** Of the development server's functions, whose addresses have no names. */
export const IN_DEVELOPMENT: FunctionPolicy = { maxBytes: 64 * KB, movesMoney: false };
