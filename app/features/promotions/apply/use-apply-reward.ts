import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useForm } from '../../../forms/use-form';
import { lazily } from '../../../lib/outcome';
import { CONTENT_SAVED_TOAST, REWARD_LOADING } from '../../../lib/timing';
import { m } from '../../../paraglide/messages.js';
import { messageOfError } from '../../../shell/error-message';
import { useToast } from '../../../shell/toast';
import type { PromotionSummary } from '../promotion-summary';
import { applicationsQuery } from '../promotions.queries';
import { FIELDS } from './reward-form';

const functions = () => import('./request-reward.functions');
const requestReward = lazily(functions, (all) => all.requestRewardFn);

const EMPTY = { remarks: '' };
const WORDS = { remarks: () => ({ label: m.activity_apply_remarks() }) };

/**
 * The application: a loading message while it is sent, the list and a word of thanks when it is done; a refusal is said,
 * and what was entered stays (REWARD-45 to REWARD-48).
 */
export function useApplyReward({ id }: Pick<PromotionSummary, 'id'>, files: readonly File[]) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const toast = useToast();
  return useForm({
    empty: EMPTY,
    words: WORDS,
    loading: { text: m.activity_apply_sending, duration: REWARD_LOADING },
    async send({ remarks }) {
      await requestReward({ data: formOf(id, remarks, files) });
      void queryClient.invalidateQueries({ queryKey: applicationsQuery().queryKey });
      toast(m.activity_apply_done(), { kind: 'success', duration: CONTENT_SAVED_TOAST });
      await router.navigate({ to: '/m/activity', replace: true });
    },
    refused(error) {
      toast(messageOfError(error), { kind: 'error', length: 'short' });
      return { said: true };
    },
  });
}

function formOf(id: number | string, remarks: string, files: readonly File[]): FormData {
  const form = new FormData();
  form.set(FIELDS.id, String(id));
  form.set(FIELDS.remarks, remarks.trim());
  for (const file of files) form.append(FIELDS.pictures, file);
  return form;
}
