import { expect, it, vi } from 'vitest';
import { closeEnded } from './close-ended';

const session = { id: 'new', merchantCode: 'm', userName: 'u', type: 0, firstTimeLogin: false };

it('voids the cookie of the ended session, never the one that a new login has set [SESS-44 SESS-46]', () => {
  const closeSession = vi.fn();
  closeEnded({ session, closeSession }, 'old');
  closeEnded({ session: null, closeSession }, 'old');
  expect(closeSession).not.toHaveBeenCalled();
  closeEnded({ session, closeSession }, 'new');
  expect(closeSession).toHaveBeenCalledOnce();
});
