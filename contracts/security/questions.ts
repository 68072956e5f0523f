import * as v from 'valibot';
import { defineOperation } from '../operation';
import { A_MEMBER, but, ON_TRIAL } from '../provider-states/given';
import { someText } from '../shared/values';
import { readableEntries } from '../tolerant';
import { loginPassword } from './proof';

/** How many questions a member answers, each another one. */
export const QUESTIONS_TO_ANSWER = 3;
export const ANSWER_LENGTH = { min: 2, max: 64 };
/** The questions that the site has words for; a gateway offers some of them or all. */
export const SECURITY_QUESTIONS = [
  'first-school',
  'first-teacher',
  'childhood-street',
  'childhood-friend',
  'first-pet',
  'first-job',
  'mothers-village',
  'favourite-dish',
] as const;
export type SecurityQuestion = (typeof SECURITY_QUESTIONS)[number];

const PATH = '/wps/member/info/securityquestions';

/** Responses to as many questions as are to be answered (ACC-15). Case and spaces of an answer do not count. */
export const securityAnswers = v.pipe(
  v.array(
    v.object({
      questionId: v.pipe(v.string(), v.regex(/^[a-z-]{1,32}$/)),
      answer: v.pipe(v.string(), v.minLength(ANSWER_LENGTH.min), v.maxLength(ANSWER_LENGTH.max)),
    }),
  ),
  v.length(QUESTIONS_TO_ANSWER),
  v.check((answers) => new Set(answers.map(({ questionId }) => questionId)).size === answers.length),
);

export const EXAMPLE_ANSWERS = [
  { questionId: 'first-school', answer: 'Trường Hoa Sen' },
  { questionId: 'first-pet', answer: 'Mực' },
  { questionId: 'favourite-dish', answer: 'Bún bò' },
];

/** The questions that may be chosen, and those that the member has answered; never an answer (CALL-45, ACC-14). */
export const getSecurityQuestions = defineOperation({
  id: 'security.questions',
  method: 'GET',
  path: PATH,
  session: 'required',
  input: v.object({}),
  output: v.object({
    list: readableEntries(v.object({ questionId: someText, isChosen: v.boolean() })),
  }),
  refusals: [],
  example: {
    state: [A_MEMBER, but({ questionsDaysAgo: 0 })],
    holds: { 'list[].questionId': 'same', 'list[].isChosen': 'same' },
    input: {},
    output: { list: [{ questionId: 'first-school', isChosen: true }] },
  },
});

/** Responses the security questions, or others in their place, by the login password (CALL-45, ACC-14, ACC-15). */
export const setSecurityQuestions = defineOperation({
  id: 'security.setQuestions',
  method: 'PUT',
  path: PATH,
  session: 'required',
  needsOwnPassword: true,
  needsReauthentication: true,
  encrypted: true,
  input: v.object({ answers: securityAnswers, loginPassword }),
  inputFromState: { loginPassword: 'password' },
  output: v.unknown(),
  refusals: [
    {
      errorCode: 'account.trial',
      status: 200,
      state: ON_TRIAL,
    },
    {
      errorCode: 'password.wrong',
      status: 200,
      state: A_MEMBER,
      input: { answers: EXAMPLE_ANSWERS, loginPassword: 'not-the-password' },
      inputFromState: { loginPassword: null },
    },
  ],
  example: {
    state: A_MEMBER,
    input: { answers: EXAMPLE_ANSWERS, loginPassword: 'Lantern2209' },
    output: null,
  },
});
