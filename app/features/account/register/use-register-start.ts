import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dropPresetCode, keepPresetCodes, type PresetCodes } from '@/app/domain/invitation/preset-codes';
import type { SocialIdentity } from '../social-identity';
import { draftOf } from './register-draft';
import type { Method } from './register-form-fields';
import type { RegisterValues } from './register-rules';

type Known = { domainCode: string | null; social: SocialIdentity | null };

/**
 * What the form starts with: presets of the address and its domain, what a social login told, what was left here before,
 * and what was typed before the scripts came, the latter over the former (REG-65, REG-67, LOGIN-41).
 */
export function useRegisterStart({ domainCode, social }: Known) {
  const queryClient = useQueryClient();
  const [method, setMethod] = useState<Method | null>(null);
  const [country, setCountry] = useState<string | null>(null);
  const [presets, setPresets] = useState<PresetCodes>({});

  function start<Typed extends Partial<RegisterValues>>(typed: Typed, form: HTMLFormElement | null) {
    const preset = { ...(domainCode && { affiliateCode: domainCode }), ...keepPresetCodes(location.search) };
    const draft = draftOf(queryClient);
    setPresets(preset);
    setMethod(tappedMethod(form) ?? draft?.method ?? null);
    setCountry(draft?.country ?? null);
    return {
      ...preset,
      ...(social?.email && { email: social.email }),
      ...(social?.name && { nickname: social.name }),
      ...draft?.values,
      ...typed,
    };
  }

  /** Forgets a preset that the gateway refused; what the visitor typed over it stays (ERR-58). */
  function dropPreset<Values extends RegisterValues>(
    name: keyof PresetCodes,
    fill: (change: (values: Values) => Values) => void,
  ) {
    const { [name]: preset, ...rest } = presets;
    if (preset === undefined) return;
    dropPresetCode(name);
    setPresets(rest);
    fill((values) => (values[name] === preset ? { ...values, [name]: '' } : values));
  }

  return { start, method, setMethod, country, setCountry, presets, dropPreset };
}

function tappedMethod(form: HTMLFormElement | null): Method | null {
  const tapped = form?.querySelector<HTMLInputElement>('input[type="radio"]:checked:not([checked])');
  return (tapped?.value as Method | undefined) ?? null;
}
