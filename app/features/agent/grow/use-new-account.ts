import { useQuery, useQueryClient } from '@tanstack/react-query';
import { registerRulesQuery } from '@/app/domain/member/register-rules.queries';
import { useForm } from '@/app/forms/use-form';
import { lazily, refusalValue } from '@/app/lib/calls/outcome';
import { m } from '@/app/paraglide/messages.js';
import { MEMBER_KEY } from '@/app/session/member.queries';
import { useIntent } from '@/app/session/use-intent';
import type { ErrorCode, GatewayError } from '@/contracts/errors';
import type { DownlineKind } from '@/contracts/team/create-downline';
import { type AccountValues, accountIssues, boundsOf, sentOf } from './account-rules';
import { downlineOptionsQuery } from './grow.queries';
import { madePassword } from './made-password';

const createDownline = lazily(
  () => import('./grow.functions'),
  (all) => all.createDownlineFn,
);

export type Created = { account: string; password: string; kind: DownlineKind };

const FIELDS: Partial<Record<string, keyof AccountValues>> = {
  username: 'account',
  nickname: 'nickname',
  password: 'password',
};

/** The form that creates an account right below the agent, once however often it is sent (AGENT-25, MONEY-21). */
export function useNewAccount(onCreated: (created: Created) => void) {
  const queryClient = useQueryClient();
  const sendOnce = useIntent('agent-account');
  const { data: rules } = useQuery(registerRulesQuery());

  const form = useForm<AccountValues>({
    empty: { account: '', nickname: '', password: '', kind: 'player' },
    words: {
      kind: () => ({ label: m.grow_kind() }),
      account: () => ({
        label: m.login_username(),
        bounds: boundsOf(rules, 'account'),
        format: m.grow_account_format(),
      }),
      nickname: () => ({ label: m.register_nickname(), bounds: boundsOf(rules, 'nickname') }),
      password: () => ({
        label: m.grow_first_password(),
        bounds: boundsOf(rules, 'password'),
        format: m.grow_password_format(),
      }),
    },
    check: (values) => accountIssues(values, rules),
    async send(values) {
      const { account, nickname, password, kind } = sentOf(values);
      const asked = { account, kind, ...(nickname && { nickname }) };
      const created = await sendOnce(asked, (idempotencyKey) =>
        createDownline({ data: { ...asked, password, idempotencyKey } }),
      );
      onCreated({ account: created.account, password, kind });
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: [MEMBER_KEY, 'team'] }),
        queryClient.invalidateQueries(downlineOptionsQuery()),
      ]);
    },
    refused: (error: GatewayError) => ({ field: fieldOf(error.code, refusalValue(error).field) }),
  });

  /** Fills in a password that nobody can guess. */
  const makePassword = () => form.set('password', madePassword(boundsOf(rules, 'password')));
  return { ...form, makePassword };
}

function fieldOf(code: ErrorCode, field: string | undefined): keyof AccountValues | undefined {
  if (code === 'account.exists') return 'account';
  return code === 'register.field.invalid' && field ? FIELDS[field] : undefined;
}
