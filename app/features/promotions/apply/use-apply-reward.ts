import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useForm } from '@/app/forms/use-form';
import { lazily } from '@/app/lib/calls/outcome';
import { sendPictures } from '@/app/lib/pictures/send-pictures';
import { CONTENT_SAVED_TOAST, REWARD_LOADING } from '@/app/lib/time/timing';
import { m } from '@/app/paraglide/messages.js';
import { messageOfError } from '@/app/shell/error-message';
import { useToast } from '@/app/shell/toast';
import { GatewayError } from '@/contracts/errors';
import type { PromotionSummary } from '../promotion-summary';
import { applicationsQuery } from '../promotions.queries';

const functions = () => import('./request-reward.functions');
const requestReward = lazily(functions, (all) => all.requestRewardFn);

const EMPTY = { remarks: '' };
const WORDS = { remarks: () => ({ label: m.activity_apply_remarks() }) };

/**
 * The application: a loading message while its pictures and then itself are sent, the list and a word of thanks when
 * it is done; a refusal is said, and what was entered stays (REWARD-45 to REWARD-48).
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
      const pictures = await sendPictures(files);
      await requestReward({ data: { id: String(id), remarks: remarks.trim(), pictures } });
      void queryClient.invalidateQueries({ queryKey: applicationsQuery().queryKey });
      toast(m.activity_apply_done(), { kind: 'success', duration: CONTENT_SAVED_TOAST });
      await router.navigate({ to: '/m/activity', replace: true });
    },
    refused(error) {
      const isLarge = error instanceof GatewayError && error.code === 'request.too.large';
      toast(isLarge ? m.activity_apply_remark_limit3() : messageOfError(error), {
        kind: 'error',
        length: 'short',
      });
      return { said: true };
    },
  });
}
