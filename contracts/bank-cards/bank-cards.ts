import * as v from 'valibot';
import { timestamp } from '../field-annotations';
import { NOTHING_YET } from '../further-examples';
import { defineOperation } from '../operation';
import { A_MEMBER, ANOTHER_MEMBER, JUST_PROVED, ON_TRIAL, theMost } from '../provider-states/given';
import { count, someText } from '../shared/values';
import { readableEntries, tolerant } from '../tolerant';
import { bankCode } from './banks';
import { cardNumber } from './card-number';
import { holderName } from './holder-name';

const PATH = '/wps/member/info/bankcards';
export const bankCardId = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const MEMBER_HAS_CARDS = [A_MEMBER, { name: 'a bank card' }];
const A_CARD = { name: 'a bank card', params: { of: 'nobody' } };

/** A bound card: of its number the gateway tells the last digits alone. */
const bankCard = v.object({
  bankCardId: someText,
  bankName: v.string(),
  lastDigits: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  isDefault: v.boolean(),
  /** Withdrawals to it are taken from then on; in the past when they are now. */
  withdrawFrom: timestamp(),
});

/** The member's bank cards, the default one first (CALL-44, ACC-13). */
export const listBankCards = defineOperation({
  id: 'bankCards.list',
  method: 'GET',
  path: PATH,
  session: 'required',
  input: v.object({}),
  output: v.object({
    list: readableEntries(bankCard),
    /** How many may be bound. */
    mostCards: count,
    /** Every card must be in this name, as banks print it; null before the first card of a member without one. */
    payeeName: tolerant(v.string(), null),
    /** Hours for which a card takes no withdrawal after it was bound. */
    waitHours: count,
  }),
  refusals: [],
  empty: { state: NOTHING_YET, lists: ['list'] },
  example: {
    state: MEMBER_HAS_CARDS,
    holds: { 'list[].isDefault': 'same', mostCards: 'positive' },
    input: {},
    output: {
      list: [
        {
          bankCardId: 'card-1',
          bankName: 'Ngân hàng Cánh Buồm',
          lastDigits: '6724',
          isDefault: true,
          withdrawFrom: 1755742513000,
        },
      ],
      mostCards: 5,
      payeeName: 'NGUYEN MINH AN',
      waitHours: 24,
    },
  },
});

const CARD = { bankCode: 'CBUOM', cardNumber: '1029384756', holder: 'NGUYEN MINH AN' };

/** Binds a card (CALL-44, ACC-13, ACC-15). The holder must be the payee; the first card of a member without a payee name gives it. */
export const addBankCard = defineOperation({
  id: 'bankCards.add',
  method: 'POST',
  path: PATH,
  session: 'required',
  needsOwnPassword: true,
  needsReauthentication: true,
  encrypted: true,
  idempotent: true,
  input: v.object({ bankCode, cardNumber, holder: holderName }),
  inputFromState: ['bankCode', 'cardNumber', 'holder'],
  output: v.unknown(),
  refusals: [
    {
      errorCode: 'account.trial',
      status: 200,
      state: ON_TRIAL,
      afterExample: true,
    },
    {
      errorCode: 'bank.card.invalid',
      status: 200,
      state: [A_MEMBER, A_CARD],
      input: { ...CARD, cardNumber: '9704111111111111' },
      inputFromState: { cardNumber: null },
    },
    {
      errorCode: 'bank.card.exists',
      status: 200,
      state: [A_MEMBER, { name: 'a bank card', params: { of: 'another' } }],
    },
    {
      errorCode: 'bank.card.limit',
      status: 200,
      state: theMost('bankCards'),
      afterExample: true,
    },
    {
      errorCode: 'payee.name.differs',
      status: 200,
      state: [A_MEMBER, A_CARD],
      input: { ...CARD, holder: 'TRAN THI HOA' },
      inputFromState: { holder: null },
    },
  ],
  example: {
    state: [A_MEMBER, A_CARD],
    input: CARD,
    output: null,
  },
});

const UNKNOWN = {
  errorCode: 'bank.card.unknown',
  status: 200,
  state: ANOTHER_MEMBER,
  afterExample: true,
} as const;

/** Unbinds a card (CALL-44, ACC-13). Withdrawals under way to it go on; the next card becomes the default one. Asks for a fresh proof. */
export const removeBankCard = defineOperation({
  id: 'bankCards.remove',
  method: 'DELETE',
  path: PATH,
  session: 'required',
  needsReauthentication: 'always',
  input: v.object({ bankCardId }),
  inputFromState: ['bankCardId'],
  output: v.unknown(),
  refusals: [{ ...UNKNOWN, state: [ANOTHER_MEMBER, JUST_PROVED] }],
  example: {
    state: [...MEMBER_HAS_CARDS, JUST_PROVED],
    input: { bankCardId: 'card-1' },
    output: null,
  },
});

/** Makes a card the one that is offered first. */
export const makeDefaultBankCard = defineOperation({
  id: 'bankCards.makeDefault',
  method: 'PUT',
  path: `${PATH}/default`,
  session: 'required',
  input: v.object({ bankCardId }),
  inputFromState: ['bankCardId'],
  output: v.unknown(),
  refusals: [UNKNOWN],
  example: { state: MEMBER_HAS_CARDS, input: { bankCardId: 'card-1' }, output: null },
});
