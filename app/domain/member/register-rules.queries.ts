import { queryOptions } from '@tanstack/react-query';
import { getRegisterRules } from '@/contracts/register/register-rules';
import { gateway } from '../../lib/calls/gateway';

/** Which fields a registration asks for, and the rule of each field wherever it is changed (CALL-30, ACC-16). */
export function registerRulesQuery() {
  return queryOptions({
    queryKey: ['register', 'rules'],
    queryFn: ({ signal }) => gateway(getRegisterRules, {}, signal),
  });
}
