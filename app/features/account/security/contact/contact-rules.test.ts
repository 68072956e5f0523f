import { expect, it } from 'vitest';
import { QUESTIONS_TO_ANSWER } from '@/contracts/security/questions';
import { type ContactValues, contactIssues } from './contact-rules';

const EMPTY: ContactValues = {
  currentCode: '',
  answers: Array.from({ length: QUESTIONS_TO_ANSWER }, () => ({ answer: '' })),
  loginPassword: '',
  mobileNum: '',
  email: '',
  verificationCode: '',
};
const byCode = { prove: false, proof: 'code' } as const;

it('asks for the proof that shows, the new contact and its code, and for nothing else [ACC-02 ACC-16]', () => {
  const fields = (goal: Parameters<typeof contactIssues>[2], channel: 'mobile' | 'email' = 'mobile') =>
    Object.keys(contactIssues(EMPTY, channel, goal));
  expect(fields({ prove: true })).toEqual(['verificationCode']);
  expect(fields(byCode)).toEqual(['currentCode', 'mobileNum', 'verificationCode']);
  expect(fields({ prove: false, proof: 'answers' }, 'email')).toEqual([
    'answers.0.answer',
    'answers.1.answer',
    'answers.2.answer',
    'email',
    'verificationCode',
  ]);
  expect(fields({ prove: false, proof: 'password' })).toContain('loginPassword');
});

it.each([
  ['an', 'format'],
  ['an@example', 'format'],
  ['a b@example.com', 'format'],
  ['', 'required'],
  [' an@example.com ', undefined],
  ['an@mail.example.com', undefined],
])('says of the e-mail address "%s": %s [ACC-16 CALL-39]', (email, issue) => {
  const values = { ...EMPTY, currentCode: '123456', verificationCode: '123456', email };
  const { email: found } = contactIssues(values, 'email', byCode);
  expect(found === 'length' ? 'format' : found).toBe(issue);
});

it('takes digits alone as a code, four to ten [ACC-16]', () => {
  const wrong = (verificationCode: string) =>
    contactIssues({ ...EMPTY, verificationCode }, 'mobile', { prove: true }).verificationCode;
  expect(['12a4', '123', '12345678901', '1234'].map(wrong)).toEqual([
    'format',
    'length',
    'length',
    undefined,
  ]);
});
