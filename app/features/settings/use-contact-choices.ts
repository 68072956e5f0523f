import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { setContactChoice } from '@/contracts/member/contact-choices';
import type { InputOf } from '@/contracts/operation';
import { gateway } from '../../lib/calls/gateway';
import { memberChanged } from '../../session/member-changes';
import { messageOfError } from '../../shell/error-message';
import { useSessionEnded } from '../../shell/session-watch';
import { useToast } from '../../shell/toast';
import { withChoice } from './contact-choices';
import { type ContactChoices, contactChoicesQuery } from './settings.queries';

type Choice = InputOf<typeof setContactChoice>;

const KEY = ['contact-choices'];

/** What may be sent, and a function that changes one choice: shown at once, taken back where it was refused (ACC-06). */
export function useContactChoices(enabled: boolean) {
  const query = useQuery({ ...contactChoicesQuery(), enabled });
  // Beside the query's data: a box must be ticked in the tap itself.
  const [wanted, setWanted] = useState<ContactChoices | null>(null);
  const queryClient = useQueryClient();
  const onClosed = useSessionEnded();
  const toast = useToast();
  const { queryKey } = contactChoicesQuery();
  const choices = wanted ?? query.data;

  const { mutate } = useMutation({
    mutationKey: KEY,
    mutationFn: (choice: Choice) => gateway(setContactChoice, choice),
    // One after the other: the last tap is the one that holds.
    scope: { id: 'contact-choices' },
    onSuccess(_, choice) {
      queryClient.setQueryData<ContactChoices>(
        queryKey,
        (known) => known && withChoice(known, choice, choice.allowed),
      );
    },
    onError(error) {
      onClosed(error);
      toast(messageOfError(error), { kind: 'error', length: 'short' });
    },
    async onSettled() {
      if (queryClient.isMutating({ mutationKey: KEY }) > 1) return;
      await memberChanged(queryClient);
      setWanted(null);
    },
  });

  function choose(choice: Choice): void {
    if (!choices) return;
    setWanted(withChoice(choices, choice, choice.allowed));
    mutate(choice);
  }
  return { query, choices, choose };
}
