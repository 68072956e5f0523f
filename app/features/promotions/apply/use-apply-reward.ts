import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { unwrap } from '../../../lib/outcome';
import { CONTENT_SAVED_TOAST, REWARD_LOADING } from '../../../lib/timing';
import { m } from '../../../paraglide/messages.js';
import { messageOfError } from '../../../shell/error-message';
import { useSessionEnded } from '../../../shell/session-watch';
import { useToast } from '../../../shell/toast';
import type { PromotionSummary } from '../promotion-summary';
import { applicationsQuery } from '../promotions.queries';
import { FIELDS } from './reward-form';

type Values = { remarks: string; files: readonly File[] };

const requestRewardFn = async (data: FormData) =>
  (await import('./request-reward.functions')).requestRewardFn({ data });

/**
 * Sends an application, once however often it is tapped: a loading message while it takes, the list and a word of
 * thanks when it is done; a refusal is said, and what was entered stays (REWARD-45 to REWARD-48).
 */
export function useApplyReward({ id }: Pick<PromotionSummary, 'id'>) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const toast = useToast();
  const onEnded = useSessionEnded();
  const running = useRef(false);
  const [sending, setSending] = useState(false);

  async function send({ remarks, files }: Values) {
    if (running.current) return;
    running.current = true;
    setSending(true);
    const hideLoading = toast(m.activity_apply_sending(), { duration: REWARD_LOADING });
    try {
      await unwrap(requestRewardFn(formOf(id, remarks, files)));
      void queryClient.invalidateQueries({ queryKey: applicationsQuery().queryKey });
      toast(m.activity_apply_done(), { kind: 'success', duration: CONTENT_SAVED_TOAST });
      await router.navigate({ to: '/m/activity', replace: true });
    } catch (error) {
      hideLoading();
      onEnded(error);
      toast(messageOfError(error), { kind: 'error', length: 'short' });
    }
    running.current = false;
    setSending(false);
  }

  return { sending, send };
}

function formOf(id: number | string, remarks: string, files: readonly File[]): FormData {
  const form = new FormData();
  form.set(FIELDS.id, String(id));
  form.set(FIELDS.remarks, remarks.trim());
  for (const file of files) form.append(FIELDS.pictures, file);
  return form;
}
