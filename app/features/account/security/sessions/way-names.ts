import { m } from '@/app/paraglide/messages.js';
import type { LoginWay } from '@/contracts/session/logins';

const NAMES: Record<LoginWay, () => string> = {
  password: m.security_way_password,
  code: m.security_way_code,
  social: m.security_way_social,
  passkey: m.security_way_passkey,
  trial: m.security_way_trial,
};

/** By what somebody logged in, in words; empty where nobody says. */
export const wayName = (way: LoginWay | null): string => (way ? NAMES[way]() : '');
