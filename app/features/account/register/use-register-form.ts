import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useState } from 'react';
import { type ErrorCode, GatewayError } from '../../../../contracts/errors';
import type { RegisterField } from '../../../../contracts/register/register-fields';
import type { RegisterRules } from '../../../../contracts/register/register-rules';
import { unwrap } from '../../../lib/outcome';
import { registerMethod } from '../../../lib/register-method';
import { useSite } from '../../../session/site.queries';
import { useSessionActions } from '../../../session/use-session-actions';
import { errorMessage } from '../../../shell/error-message';
import { useSessionEnded } from '../../../shell/session-watch';
import { useToast } from '../../../shell/toast';
import { useCaptcha } from '../captcha/use-captcha';
import { focusField } from '../focus-field';
import type { KnownAccount } from '../known-name';
import { useCountries } from '../phone/use-countries';
import { dropSocialIdentity, useSocialIdentity } from '../social-identity';
import { useBusy } from '../use-busy';
import { useVerificationCode } from '../verification/use-verification-code';
import { registerFn } from './register.functions';
import { renewRules } from './register.queries';
import { fieldsOf, methodsOf, type RegisterSettings } from './register-form-fields';
import { refusedField, refusedPreset, spendsCaptcha } from './register-refusals';
import { registerRequest } from './register-request';
import { sentValue } from './register-rules';
import { useRegisterIssues } from './use-register-issues';
import { useRegisterValues } from './use-register-values';
import { useUsernameCheck } from './use-username-check';

export type RegisterFormInput = {
  rules: RegisterRules;
  settings: RegisterSettings;
  /** Invitation code of the domain; null when it has none. */
  domainCode: string | null;
  onLoggedIn: () => Promise<void> | void;
  /** The account is there, and waits for a login of the member's own. */
  onRegistered: (account: KnownAccount) => Promise<void> | void;
};

/** Behaviour of the registration form: fields by rule, validation, sending, refusals (REG-03 to REG-104). */
export function useRegisterForm(
  form: RefObject<HTMLFormElement | null>,
  { rules, settings, domainCode, onLoggedIn, onRegistered }: RegisterFormInput,
) {
  const site = useSite();
  const queryClient = useQueryClient();
  const toast = useToast();
  const { begin } = useSessionActions();
  const onClosed = useSessionEnded();
  const social = useSocialIdentity();
  const { defaultCountryCode, dialingCodeOf } = useCountries();
  const { values, setValues, presets, ...filled } = useRegisterValues(form, { domainCode, social });
  const [refused, setRefused] = useState<Partial<Record<RegisterField, ErrorCode>>>({});
  const [refusal, setRefusal] = useState<ErrorCode | null>(null);
  const { sending, isBusy, setBusy } = useBusy();
  const [agreed, setAgreed] = useState(!site.jurisdiction.activeConsent);
  const [askedToAgree, setAskedToAgree] = useState(false);

  const offer = { rules, settings, flags: site.flags };
  const methods = methodsOf(offer);
  const method = methods.find((offered) => offered === filled.method) ?? methods[0] ?? null;
  const fields = method ? fieldsOf(method, offer) : [];
  const country = filled.country ?? defaultCountryCode;
  const mobile = { mobileNum: values.mobileNum, countryDialingCode: dialingCodeOf(country) };
  const firebase = settings.firebaseVerification && site.firebaseVerification;
  const code = useVerificationCode({ purpose: 'register', mobile, checkMobile, firebase });
  const usernameCheck = useUsernameCheck(sentValue('username', values));
  const issues = useRegisterIssues(form, { fields, values, isTaken: usernameCheck.isTaken });
  const { unmark } = issues;
  // A code that was just sent is not missed: the field says where it went.
  useEffect(() => {
    if (code.sentTo !== null) unmark('verificationCode');
  }, [code.sentTo, unmark]);
  const hasPresetCode = values.affiliateCode !== '' && values.affiliateCode === presets.affiliateCode;

  const captcha = useCaptcha();
  const { load: loadCaptcha } = captcha;
  const asksCaptcha = fields.some(({ name }) => name === 'captcha');
  useEffect(() => {
    if (asksCaptcha) void loadCaptcha();
  }, [asksCaptcha, loadCaptcha]);

  function change(name: RegisterField, value: string) {
    setValues((values) => ({ ...values, [name]: value }));
    setRefused(({ [name]: _answered, ...others }) => others);
    if (name === 'password' && values.confirmPassword !== '') issues.mark('confirmPassword');
  }

  /** Only the number is looked at before a code is sent to it (SMS-02, SMS-03). */
  function checkMobile(): boolean {
    if (values.mobileNum !== '' && !issues.found.mobileNum) return true;
    issues.mark('mobileNum');
    focusField(form, 'mobileNum');
    return false;
  }

  async function submit() {
    if (isBusy() || !method) return;
    setRefusal(null);
    setRefused({});
    if (!agreed) {
      setAskedToAgree(true);
      return focusField(form, 'terms');
    }
    if (issues.stopAt(fields)) return;
    setBusy(true);
    try {
      await send();
    } catch (error) {
      setBusy(false);
      await refuse(error);
    }
  }

  async function send() {
    const request = registerRequest(fields, values, {
      countryDialingCode: mobile.countryDialingCode,
      registerMethod: registerMethod(site.nativeAppToken),
      presets,
      identity: await provenIdentity(),
    });
    const { session } = await unwrap(registerFn({ data: request }));
    filled.finish();
    dropSocialIdentity(queryClient);
    // The form stays busy until the next page stands: a second tap must not send it again.
    if (session) {
      begin(session);
      return onLoggedIn();
    }
    const { username: userName, mobileNum } = request;
    return onRegistered(userName ? { userName } : { mobileNum, country });
  }

  /** A code that Firebase sent is confirmed there; its failure stops the registration (SMS-24 to SMS-27). */
  async function provenIdentity() {
    const typed = fields.some(({ name }) => name === 'verificationCode') && values.verificationCode;
    const token = firebase && typed ? (await code.confirm(typed)).firebaseIdToken : undefined;
    if (token) return { firebaseChannel: 'sms' as const, firebaseIdToken: token };
    return social ? { firebaseChannel: social.channel, firebaseIdToken: social.idToken } : {};
  }

  /** Nothing typed is lost but what counts once; the field at fault says so and has the focus (ERR-47, ERR-55). */
  async function refuse(error: unknown) {
    onClosed(error);
    const { code, value } = error instanceof GatewayError ? error : new GatewayError('unknown');
    if (asksCaptcha && spendsCaptcha(code, hasPresetCode)) void renewCaptcha();
    if (code === 'register.field.invalid' && (await breaksNewRules())) return;

    const preset = refusedPreset(code);
    const field = refusedField(code, fieldNamedBy(value), { fields, values });
    if (preset) {
      const isCheck = preset === 'affiliateCode' && !hasPresetCode;
      toast(errorMessage(isCheck ? 'affiliate.code.invalid' : code), { kind: 'error' });
    }
    if (preset && values[preset] === presets[preset]) filled.dropPreset(preset);
    else if (field) setRefused({ [field]: code });
    else setRefusal(code);
    focusField(form, field ?? 'submit');
  }

  /** Draws the form from the rules as they are now, and shows what they find wrong (REG-12). */
  async function breaksNewRules(): Promise<boolean> {
    const fresh = await renewRules(queryClient).catch(() => null);
    if (!fresh || !method) return false;
    return issues.stopAt(fieldsOf(method, { ...fresh, flags: site.flags }));
  }

  // Digits belong to the picture they were read from.
  async function renewCaptcha() {
    setValues((values) => ({ ...values, captcha: '' }));
    await loadCaptcha();
  }

  return {
    fields,
    methods,
    method,
    setMethod: filled.setMethod,
    values,
    issues: issues.shown,
    refused,
    change,
    setHalfDated: issues.setHalfDated,
    country,
    setCountry: filled.setCountry,
    code,
    captcha: { ...captcha, load: renewCaptcha },
    isUsernameFree: usernameCheck.isFree,
    checkUsername: () => !issues.found.username && void usernameCheck.check(),
    agreed,
    setAgreed: (agrees: boolean) => {
      setAgreed(agrees);
      setAskedToAgree(false);
    },
    askedToAgree,
    refusal,
    sending,
    ready: filled.ready,
    submit,
  };
}

function fieldNamedBy(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'field' in value ? value.field : undefined;
}
