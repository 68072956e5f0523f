import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { REGISTER_FIELDS, type RegisterField } from '../../../../contracts/register/register-fields';
import type { SocialIdentity } from '../social-identity';
import { dropPresetCode, keepPresetCodes, type PresetCodes } from './preset-codes';
import { draftOf, dropDraft, keepDraft } from './register-draft';
import type { Method } from './register-form-fields';
import { EMPTY_VALUES, type RegisterValues } from './register-rules';

type Known = { domainCode: string | null; social: SocialIdentity | null };

/**
 * What is in the form: presets of the address and its domain, what a social login told, what was left here before, and
 * what was typed before the scripts came, the latter over the former (REG-65, REG-67, LOGIN-41).
 */
export function useRegisterValues(form: RefObject<HTMLFormElement | null>, { domainCode, social }: Known) {
  const queryClient = useQueryClient();
  const [values, setValues] = useState<RegisterValues>({ ...EMPTY_VALUES, affiliateCode: domainCode ?? '' });
  const [method, setMethod] = useState<Method | null>(null);
  const [country, setCountry] = useState<string | null>(null);
  const [presets, setPresets] = useState<PresetCodes>({});
  const [ready, setReady] = useState(false);
  const latest = useRef({ method, country, values });
  latest.current = { method, country, values };
  const done = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a form is filled in once
  useEffect(() => {
    const preset = { ...(domainCode && { affiliateCode: domainCode }), ...keepPresetCodes(location.search) };
    const draft = draftOf(queryClient);
    setPresets(preset);
    setMethod(tappedMethod(form.current) ?? draft?.method ?? null);
    setCountry(draft?.country ?? null);
    setValues((values) => ({
      ...values,
      ...preset,
      ...(social?.email && { email: social.email }),
      ...(social?.name && { nickname: social.name }),
      ...draft?.values,
      ...typedInto(form.current, values),
    }));
    setReady(true);
    return () => {
      if (!done.current) keepDraft(queryClient, latest.current);
    };
  }, [queryClient]);

  /** Forgets a preset that the gateway refused; what the visitor typed over it stays (ERR-58). */
  function dropPreset(name: keyof PresetCodes) {
    const { [name]: preset, ...rest } = presets;
    if (preset === undefined) return;
    dropPresetCode(name);
    setPresets(rest);
    setValues((values) => (values[name] === preset ? { ...values, [name]: '' } : values));
  }

  /** Nothing is kept of a form that opened its account. */
  function finish() {
    done.current = true;
    dropDraft(queryClient);
  }

  return { values, setValues, method, setMethod, country, setCountry, presets, dropPreset, finish, ready };
}

function tappedMethod(form: HTMLFormElement | null): Method | null {
  const tapped = form?.querySelector<HTMLInputElement>('input[type="radio"]:checked:not([checked])');
  return (tapped?.value as Method | undefined) ?? null;
}

/** What a visitor typed, or a password manager filled in, where the page stood before its scripts. */
function typedInto(form: HTMLFormElement | null, drawn: RegisterValues): Partial<RegisterValues> {
  const data = new FormData(form ?? undefined);
  const typed = REGISTER_FIELDS.map((name) => [name, plainly(name, String(data.get(name) ?? ''))] as const);
  return Object.fromEntries(typed.filter(([name, value]) => value !== '' && value !== drawn[name]));
}

function plainly(name: RegisterField, typed: string): string {
  return name === 'mobileNum' ? typed.replace(/\D/g, '') : typed;
}
