import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { registerRulesQuery } from '@/app/domain/member/register-rules.queries';
import { gateway } from '@/app/lib/calls/gateway';
import { lazily } from '@/app/lib/calls/outcome';
import { getRegisterSettings } from '@/contracts/register/register-settings';
import { countriesQuery } from '../phone/countries.queries';

const A_MINUTE = 60_000;

// The route of the form is in every page's scripts, its server functions need not be.
const functions = () => import('./register.functions');
const readDomainCode = lazily(functions, (all) => all.domainCodeFn);
const readFreshRules = lazily(functions, (all) => all.freshRulesFn);

/** Which methods the gateway takes (CALL-31). */
export function registerSettingsQuery() {
  return queryOptions({
    queryKey: ['register', 'settings'],
    queryFn: ({ signal }) => gateway(getRegisterSettings, {}, signal),
  });
}

/** The invitation code of the domain; a site without one, or a failed call, presets nothing (REG-67). */
export function domainCodeQuery() {
  return queryOptions({
    queryKey: ['register', 'domain-code'],
    queryFn: ({ signal }) => readDomainCode({ signal }).catch(() => null),
    staleTime: A_MINUTE,
  });
}

/** What the form is drawn from; a page loads it before it renders. */
export function registerQueries() {
  return [registerRulesQuery(), registerSettingsQuery(), domainCodeQuery(), countriesQuery()];
}

/** Puts the gateway's rules of this moment in the place of those the form was drawn from, and answers them. */
export async function renewRules(queryClient: QueryClient) {
  const fresh = await readFreshRules();
  queryClient.setQueryData(registerRulesQuery().queryKey, fresh.rules);
  queryClient.setQueryData(registerSettingsQuery().queryKey, fresh.settings);
  return fresh;
}
