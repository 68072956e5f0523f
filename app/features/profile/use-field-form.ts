import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { setBirthday, setNickname, setPayeeName } from '@/contracts/member/profile';
import { birthdayLimits } from '../../domain/member/birthday';
import { registerRulesQuery } from '../../domain/member/register-rules.queries';
import { useForm } from '../../forms/use-form';
import { gateway } from '../../lib/calls/gateway';
import { m } from '../../paraglide/messages.js';
import { memberChanged } from '../../session/member-changes';
import { useSite } from '../../session/site.queries';
import { useToast } from '../../shell/toast';
import { isSetOnce, type ProfileField, profileIssue } from './field-rules';

const EMPTY = { nickname: '', payeeName: '', birthday: '' };

/**
 * The form of one field. What is told once is shown again before it is sent: `asked` is what it would be (ACC-16,
 * ACC-17).
 */
export function useFieldForm(field: ProfileField, current: string, onDone: () => void) {
  const rule = useQuery(registerRulesQuery()).data?.[field];
  const limits = birthdayLimits(useSite());
  const [asked, setAsked] = useState<string | null>(null);
  const queryClient = useQueryClient();
  const toast = useToast();
  const range = rule ? `${rule.minLength}–${rule.maxLength}` : '';
  const named = (label: string) => ({
    label,
    format: rule ? m.register_pattern_name({ field: label, range }) : undefined,
  });

  const form = useForm({
    empty: { ...EMPTY, [field]: current },
    words: {
      nickname: () => named(m.register_nickname()),
      payeeName: () => named(m.register_payee_name()),
      birthday: () => ({ label: m.register_birthday() }),
    },
    check(values) {
      const issue = profileIssue(field, values[field], rule, limits);
      return issue ? { [field]: issue } : {};
    },
    mayLeave(values) {
      const value = values[field].trim();
      if (!isSetOnce(field) || asked === value) return true;
      setAsked(value);
      return false;
    },
    async send(values) {
      await change(field, values[field].trim());
      await memberChanged(queryClient);
      toast(m.account_saved(), { kind: 'success' });
      onDone();
    },
    refused: ({ code }) => ({
      field: ['register.field.invalid', 'age.too.young'].includes(code) ? field : null,
    }),
  });
  return { ...form, limits, asked: asked === form.values[field].trim() ? asked : null };
}

function change(field: ProfileField, value: string): Promise<unknown> {
  switch (field) {
    case 'nickname':
      return gateway(setNickname, { nickname: value });
    case 'payeeName':
      return gateway(setPayeeName, { payeeName: value });
    case 'birthday':
      return gateway(setBirthday, { birthday: value });
  }
}
