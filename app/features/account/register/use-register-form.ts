import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { birthdayLimits } from '@/app/domain/member/birthday';
import type { Issues } from '@/app/forms/field-issues';
import type { Aftermath } from '@/app/forms/form-options';
import type { FieldWords } from '@/app/forms/issue-text';
import { useForm } from '@/app/forms/use-form';
import { useServerCheck } from '@/app/forms/use-server-check';
import { registerMethod } from '@/app/lib/app-shell/register-method';
import { gateway } from '@/app/lib/calls/gateway';
import { refusalValue, unwrap } from '@/app/lib/calls/outcome';
import { needCookies } from '@/app/lib/storage/need-cookies';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import { useSessionActions } from '@/app/session/use-session-actions';
import { errorMessage } from '@/app/shell/error-message';
import { useToast } from '@/app/shell/toast';
import type { GatewayError } from '@/contracts/errors';
import { checkUsername } from '@/contracts/member/check-username';
import type { RegisterField } from '@/contracts/register/register-fields';
import type { RegisterRules } from '@/contracts/register/register-rules';
import { useCaptcha } from '../captcha/use-captcha';
import { useWork } from '../captcha/use-work';
import type { KnownAccount } from '../known-account';
import { useCountries } from '../phone/use-countries';
import { dropSocialIdentity, useSocialIdentity } from '../social-identity';
import { useVerificationCode } from '../verification/use-verification-code';
import { noteNewAccount } from './new-account';
import { registerFn } from './register.functions';
import { renewRules } from './register.queries';
import { useKeptDraft } from './register-draft';
import { fieldWords } from './register-field-text';
import { type FormField, fieldsOf, methodsOf, type RegisterSettings } from './register-form-fields';
import { refusedField, refusedPreset, spendsCaptcha } from './register-refusals';
import { registerRequest } from './register-request';
import { EMPTY_VALUES, type RegisterValues, registerIssues, sentValue } from './register-rules';
import { useRegisterStart } from './use-register-start';

export type RegisterFormInput = {
  rules: RegisterRules;
  settings: RegisterSettings;
  /** Invitation code of the domain; null when it has none. */
  domainCode: string | null;
  onLoggedIn: () => Promise<void> | void;
  /** The account is there, and waits for a login of the member's own. */
  onRegistered: (account: KnownAccount) => Promise<void> | void;
};

const isFree = (username: string, signal: AbortSignal) => gateway(checkUsername, { username }, signal);

/** Behaviour of the registration form: fields by rule, sending, refusals (REG-03 to REG-104). */
export function useRegisterForm({
  rules,
  settings,
  domainCode,
  onLoggedIn,
  onRegistered,
}: RegisterFormInput) {
  const site = useSite();
  const queryClient = useQueryClient();
  const router = useRouter();
  const toast = useToast();
  const { begin } = useSessionActions();
  const social = useSocialIdentity();
  const { defaultCountryCode, dialingCodeOf } = useCountries();
  const { presets, ...started } = useRegisterStart({ domainCode, social });
  const usernameCheck = useServerCheck(isFree);
  const captcha = useCaptcha(() => form.set('captcha', ''));
  const work = useWork();

  const offer = { rules, settings, flags: site.flags };
  const methods = methodsOf(offer);
  const method = methods.find((offered) => offered === started.method) ?? methods[0] ?? null;
  const fields = method ? fieldsOf(method, offer) : [];
  const asked = withoutWorked(fields, captcha.worksInstead);
  const form = useForm({
    empty: { ...EMPTY_VALUES, affiliateCode: domainCode ?? '', terms: !site.jurisdiction.activeConsent },
    words: {
      ...wordsOf(fields),
      terms: () => ({ label: m.register_terms(), missing: m.register_terms_required() }),
    },
    check: (values) => ({
      ...issuesIn(asked, values),
      ...(!values.terms && { terms: 'required' as const }),
    }),
    rechecks: { password: 'confirmPassword' },
    send,
    refused,
    start: started.start,
  });
  const { values, found } = form;
  const country = started.country ?? defaultCountryCode;
  const mobile = { mobileNum: values.mobileNum, countryDialingCode: dialingCodeOf(country) };
  const firebase = settings.firebaseVerification && site.firebaseVerification;
  const code = useVerificationCode({ purpose: 'register', mobile, checkMobile, firebase });
  const draft = useKeptDraft({ method: started.method, country: started.country, values });

  // A code that was just sent is not missed: the field says where it went.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each number that a code goes to
  useEffect(() => {
    if (code.sentTo !== null) form.unmark('verificationCode');
  }, [code.sentTo]);

  const { load: loadCaptcha } = captcha;
  const asksCaptcha = fields.some(({ name }) => name === 'captcha');
  useEffect(() => {
    if (asksCaptcha) void loadCaptcha();
  }, [asksCaptcha, loadCaptcha]);

  function issuesIn(asked: readonly FormField[], values: RegisterValues): Issues<RegisterField> {
    const issues = registerIssues(asked, values, birthdayLimits(site));
    const has = (wanted: RegisterField) => asked.some(({ name }) => name === wanted);
    if (usernameCheck.answerTo(sentValue('username', values)) === false && has('username')) {
      issues.username ??= 'taken';
    }
    return issues;
  }

  /** Only the number is looked at before a code is sent to it (SMS-02, SMS-03). */
  function checkMobile(): boolean {
    if (values.mobileNum !== '' && !found.mobileNum) return true;
    form.mark('mobileNum');
    form.focus('mobileNum');
    return false;
  }

  // Without the consent nothing else is looked at.
  async function submit() {
    if (values.terms) return form.submit();
    form.mark('terms');
    form.focus('terms');
  }

  async function send() {
    needCookies();
    const request = registerRequest(asked, values, {
      countryDialingCode: mobile.countryDialingCode,
      registerMethod: registerMethod(site.nativeAppToken),
      presets,
      identity: await provenIdentity(),
    });
    const instead = asksCaptcha && captcha.worksInstead && { workInstead: true as const };
    const name = request.username ?? request.mobileNum ?? '';
    const { session, refusal } = await work.through(
      name,
      (shown) => unwrap(registerFn({ data: { ...request, ...instead, ...shown } })),
      'always',
    );
    draft.drop();
    dropSocialIdentity(queryClient);
    if (session) {
      begin(session);
      noteNewAccount(queryClient);
      await onLoggedIn();
      // Home has a card for it; anywhere else a word, and the card when the member comes home.
      if (router.history.location.pathname !== '/m/home') {
        toast(m.new_account_ready({ name: session.userName }), { kind: 'success', length: 'short' });
      }
      return;
    }
    const { username: userName, mobileNum } = request;
    return onRegistered({ ...(userName ? { userName } : { mobileNum, country }), refusal });
  }

  /** A code that Firebase sent is confirmed there; its failure stops the registration (SMS-24 to SMS-27). */
  async function provenIdentity() {
    const typed = fields.some(({ name }) => name === 'verificationCode') && values.verificationCode;
    const token = firebase && typed ? (await code.confirm(typed)).firebaseIdToken : undefined;
    if (token) return { firebaseChannel: 'sms' as const, firebaseIdToken: token };
    return social ? { firebaseChannel: social.channel, firebaseIdToken: social.idToken } : {};
  }

  /** Nothing typed is lost but what counts once; the field at fault says so and has the focus (ERR-47, ERR-55). */
  async function refused(error: GatewayError): Promise<Aftermath<RegisterField>> {
    const { code } = error;
    const hasPresetCode = values.affiliateCode !== '' && values.affiliateCode === presets.affiliateCode;
    if (asksCaptcha && spendsCaptcha(code, hasPresetCode)) void loadCaptcha();
    if (code === 'register.field.invalid' && (await breaksNewRules())) return { said: true, focus: null };

    const preset = refusedPreset(code);
    const field = refusedField(code, refusalValue(error).field, { fields, values });
    if (!preset) return { field };
    const isCheck = preset === 'affiliateCode' && !hasPresetCode;
    toast(errorMessage(isCheck ? 'affiliate.code.invalid' : code), { kind: 'error' });
    if (values[preset] !== presets[preset]) return { field };
    started.dropPreset(preset, form.fill);
    return { said: true, focus: field ?? 'submit' };
  }

  /** Draws the form from the rules as they are now, and shows what they find wrong (REG-12). */
  async function breaksNewRules(): Promise<boolean> {
    const fresh = await renewRules(queryClient).catch(() => null);
    if (!fresh || !method) return false;
    const renewed = fieldsOf(method, { ...fresh, flags: site.flags });
    return form.stopAt(issuesIn(withoutWorked(renewed, captcha.worksInstead), values));
  }

  const username = sentValue('username', values);
  return {
    ...form,
    submit,
    fields,
    methods,
    method,
    setMethod: started.setMethod,
    country,
    setCountry: started.setCountry,
    code,
    captcha,
    isWorking: work.working,
    isUsernameFree: usernameCheck.answerTo(username) === true,
    checkUsername: () => !found.username && void usernameCheck.check(username),
  };
}

/** The fields that are filled in: no captcha where the device works instead. */
const withoutWorked = (fields: readonly FormField[], worksInstead: boolean) =>
  fields.filter(({ name }) => !(worksInstead && name === 'captcha'));

function wordsOf(fields: readonly FormField[]) {
  const words = fields.map((field) => [field.name, () => fieldWords(field)]);
  return Object.fromEntries(words) as Record<RegisterField, () => FieldWords>;
}
