import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { setContactChoice } from '../../../contracts/member/contact-choices';
import type { InputOf } from '../../../contracts/operation';
import { gateway } from '../../lib/gateway';
import { messageOfError } from '../../shell/error-message';
import { useSessionEnded } from '../../shell/session-watch';
import { useToast } from '../../shell/toast';
import { withChoice } from './contact-choices';
import { type ContactChoices, contactChoicesQuery } from './settings.queries';

type Choice = InputOf<typeof setContactChoice>;

/** What may be sent, and a function that changes one choice: shown at once, taken back where it was refused (ACC-06). */
export function useContactChoices(enabled: boolean) {
  const query = useQuery({ ...contactChoicesQuery(), enabled });
  const queryClient = useQueryClient();
  const onClosed = useSessionEnded();
  const toast = useToast();
  const { queryKey } = contactChoicesQuery();

  const { mutate } = useMutation({
    mutationFn: (choice: Choice) => gateway(setContactChoice, choice),
    // One after the other: the last tap is the one that holds.
    scope: { id: 'contact-choices' },
    async onMutate({ allowed, ...choice }) {
      await queryClient.cancelQueries({ queryKey });
      const known = queryClient.getQueryData<ContactChoices>(queryKey);
      if (known) queryClient.setQueryData(queryKey, withChoice(known, choice, allowed));
      return known;
    },
    onError(error, _, known) {
      queryClient.setQueryData(queryKey, known);
      onClosed(error);
      toast(messageOfError(error), { kind: 'error', length: 'short' });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  return { query, choose: mutate };
}
