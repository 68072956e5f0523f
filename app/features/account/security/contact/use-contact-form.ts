import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from '@/app/forms/use-form';
import { useRows } from '@/app/forms/use-rows';
import { gateway } from '@/app/lib/calls/gateway';
import { lazily, refusalValue } from '@/app/lib/calls/outcome';
import { m } from '@/app/paraglide/messages.js';
import { memberChanged } from '@/app/session/member-changes';
import { useToast } from '@/app/shell/toast';
import type { ErrorCode, GatewayError } from '@/contracts/errors';
import { challengePasskeys } from '@/contracts/passkeys/passkeys';
import { EMAIL_LENGTH } from '@/contracts/security/contacts';
import { ANSWER_LENGTH, QUESTIONS_TO_ANSWER } from '@/contracts/security/questions';
import { codeWords, mobileWords } from '../../field-words';
import { mobileKey } from '../../phone/mobile';
import { useCountries } from '../../phone/use-countries';
import type { SecurityOverview } from '../security.queries';
import { type Channel, type ContactValues, contactIssues, type Goal, type Proof } from './contact-rules';
import { useMemberCode } from './use-member-code';

const changeMobile = lazily(
  () => import('./contact.functions'),
  (all) => all.changeMobileFn,
);
const changeEmail = lazily(
  () => import('./contact.functions'),
  (all) => all.changeEmailFn,
);

const EMPTY: ContactValues = {
  currentCode: '',
  answers: Array.from({ length: QUESTIONS_TO_ANSWER }, () => ({ answer: '' })),
  loginPassword: '',
  mobileNum: '',
  email: '',
  verificationCode: '',
};
type Field = keyof ContactValues;
const WORDS = {
  currentCode: () => ({ ...codeWords(), label: m.security_code_current() }),
  loginPassword: () => ({ label: m.paypass_login() }),
  mobileNum: () => ({ ...mobileWords(), label: m.security_mobile_new() }),
  email: () => ({ label: m.security_email_new(), bounds: EMAIL_LENGTH, format: m.security_email_format() }),
  verificationCode: () => ({ ...codeWords(), label: m.security_code_new() }),
};
/** Refusals that are about one field, whatever the contact is. */
const FIELDS: Partial<Record<ErrorCode, Field>> = {
  'password.wrong': 'loginPassword',
  'mobile.invalid': 'mobileNum',
  'mobile.country.closed': 'mobileNum',
};

type Options = {
  channel: Channel;
  overview: SecurityOverview;
  /** Those that the member has answered, which the site has words for. */
  questions: readonly string[];
  hasPasskeys: boolean;
};

/** The form of a new number or address, or of the proof of the present one (ACC-02). */
export function useContactForm({ channel, overview, questions, hasPasskeys }: Options) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const toast = useToast();
  const { mobile, isMobileProved, email, isEmailProved } = overview;
  const [current, isProved] = channel === 'mobile' ? [mobile, isMobileProved] : [email, isEmailProved];
  const [changes, setChanges] = useState(current === null || isProved);
  const ways: Proof[] = [isProved ? 'code' : 'password'];
  if (hasPasskeys) ways.push('passkey');
  if (isProved && questions.length === QUESTIONS_TO_ANSWER) ways.push('answers');
  const [chosen, setChosen] = useState<Proof>();
  // What was chosen may be no way any more: another tab has proved the contact.
  const proof = ways.find((way) => way === chosen) ?? (ways[0] as Proof);
  const goal: Goal = changes ? { prove: false, proof } : { prove: true };
  const { defaultCountryCode, dialingCodeOf } = useCountries();
  const [picked, setCountry] = useState<string | null>(null);
  const country = picked ?? defaultCountryCode;

  const form = useForm({
    empty: EMPTY,
    words: WORDS,
    check: (values) => contactIssues(values, channel, goal),
    send,
    refused,
  });
  const { rows: answers } = useRows(form, 'answers', () => ({
    answer: { label: m.security_answer(), bounds: ANSWER_LENGTH },
  }));
  const number = { mobileNum: form.values.mobileNum, countryDialingCode: dialingCodeOf(country) };
  const address = form.values.email.trim();
  const contact = channel === 'mobile' ? { mobile: number } : { email: address };
  const shown = channel === 'mobile' ? mobileKey(number) : address;

  const currentCode = useMemberCode({ channel, name: current ?? '' });
  const newCode = useMemberCode({ channel, name: shown, target: contact, mayAsk: checkContact });

  function checkContact(): boolean {
    const field = channel === 'mobile' ? 'mobileNum' : 'email';
    const issue = form.found[field];
    return !form.stopAt(issue ? { [field]: issue } : {});
  }

  async function send(values: ContactValues) {
    const { verificationCode } = values;
    const given = goal.prove
      ? { verificationCode }
      : { verificationCode, ...contact, ...(await proofOf(values, goal.proof)) };
    if (channel === 'mobile') await changeMobile({ data: given });
    else await changeEmail({ data: given });
    toast(goal.prove ? m.security_contact_proved() : m.security_contact_saved(), { kind: 'success' });
    await memberChanged(queryClient);
    await router.navigate({ to: '/m/securityCenter', replace: true });
  }

  async function proofOf(values: ContactValues, by: Proof) {
    if (by === 'code') return { currentCode: values.currentCode };
    if (by === 'password') return { loginPassword: values.loginPassword };
    if (by === 'passkey') return { passkey: await askPasskey() };
    return {
      answers: questions.map((questionId, place) => ({
        questionId,
        answer: values.answers[place]?.answer.trim() ?? '',
      })),
    };
  }

  function refused(error: GatewayError) {
    const { code } = error;
    if (code === 'verification.code.wrong' || code === 'verification.code.expired') {
      const field = refusalValue(error).field === 'currentCode' ? 'currentCode' : 'verificationCode';
      return { field, spent: [field] } as const;
    }
    if (code === 'security.answers.wrong') return { spent: [], focus: 'answers.0.answer' } as const;
    if (code === 'account.in.use') return { field: channel === 'mobile' ? 'mobileNum' : 'email' } as const;
    const field = FIELDS[code];
    return { field, spent: field === 'loginPassword' ? [field] : [] };
  }

  return {
    ...form,
    answers,
    current,
    goal,
    /** The present contact is given up for another one. */
    change() {
      form.clear();
      setChanges(true);
    },
    /** How else it can be confirmed. */
    otherProofs: ways.filter((way) => way !== proof),
    proveBy(by: Proof) {
      form.clear();
      setChosen(by);
    },
    country,
    setCountry,
    currentCode,
    newCode,
  };
}

/** Has one of the member's passkeys answer a challenge of the gateway's. */
async function askPasskey(): Promise<string> {
  const [{ challenge, known }, { answerChallenge }] = await Promise.all([
    gateway(challengePasskeys, {}),
    import('../../passkeys/webauthn'),
  ]);
  return answerChallenge(challenge, known);
}
