import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useForm } from '@/app/forms/use-form';
import { gateway } from '@/app/lib/calls/gateway';
import { m } from '@/app/paraglide/messages.js';
import { useIntent } from '@/app/session/use-intent';
import { errorMessage } from '@/app/shell/error-message';
import { useToast } from '@/app/shell/toast';
import { Button } from '@/app/ui/button';
import { Notice } from '@/app/ui/notice';
import { Popup } from '@/app/ui/popup';
import { TextField } from '@/app/ui/text-field';
import { createLink, MOST_LINK_NAME } from '@/contracts/affiliate/links';
import { LINKS_KEY } from './grow.queries';
import type { GrowSearch } from './grow.search';
import styles from './new-link-sheet.module.css';

type Props = { search: GrowSearch; onClose: () => void };

/** Asks what a new link is called and makes it, once however often it is sent; then it is the one that is shown. */
export function NewLinkSheet({ search, onClose }: Props) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const sendOnce = useIntent('agent-link');
  const form = useForm({
    empty: { name: '' },
    words: { name: () => ({ label: m.grow_link_name(), bounds: { min: 1, max: MOST_LINK_NAME } }) },
    check: ({ name }) => (name.trim() === '' ? { name: 'required' } : {}),
    async send(values) {
      const name = values.name.trim();
      const { code } = await sendOnce({ name }, (idempotencyKey) =>
        gateway(createLink, { name }, undefined, idempotencyKey),
      );
      await queryClient.invalidateQueries({ queryKey: LINKS_KEY });
      toast(m.grow_link_created({ code }), { kind: 'success' });
      onClose();
      await navigate({ to: '/m/agent/grow', search: { ...search, link: code }, replace: true });
    },
  });
  return (
    <Popup shape="sheet" title={m.grow_new_link()} closeLabel={m.action_close()} onClose={onClose}>
      <form {...form.props} className={styles.form}>
        <TextField
          {...form.field('name')}
          hint={m.grow_link_name_hint()}
          maxLength={MOST_LINK_NAME}
          autoComplete="off"
        />
        {form.refusal && <Notice kind="error">{errorMessage(form.refusal)}</Notice>}
        <Button {...form.button(m.action_working())}>{m.grow_link_create()}</Button>
      </form>
    </Popup>
  );
}
