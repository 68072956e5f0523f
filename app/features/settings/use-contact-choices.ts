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
type Change = { choice: Choice; before: ContactChoices };

/** What may be sent, and a function that changes one choice: shown at once, taken back where it was refused (ACC-06). */
export function useContactChoices(enabled: boolean) {
  const query = useQuery({ ...contactChoicesQuery(), enabled });
  const queryClient = useQueryClient();
  const onClosed = useSessionEnded();
  const toast = useToast();
  const { queryKey } = contactChoicesQuery();

  const { mutate } = useMutation({
    mutationFn: ({ choice }: Change) => gateway(setContactChoice, choice),
    // One after the other: the last tap is the one that holds.
    scope: { id: 'contact-choices' },
    onError(error, { before }) {
      queryClient.setQueryData(queryKey, before);
      onClosed(error);
      toast(messageOfError(error), { kind: 'error', length: 'short' });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });

  // Not by the mutation: a box must be ticked in the tap itself.
  function choose(choice: Choice): void {
    const before = queryClient.getQueryData<ContactChoices>(queryKey);
    if (!before) return;
    void queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, withChoice(before, choice, choice.allowed));
    mutate({ choice, before });
  }
  return { query, choose };
}
