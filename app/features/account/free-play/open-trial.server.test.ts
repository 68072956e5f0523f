import { expect, it, vi } from 'vitest';
import { startFreePlay } from '@/contracts/session/free-play';
import { openTrial } from './open-trial.server';

const answer = { token: 'gateway-token', userName: 'guest_4821', customerType: 4 };
const member = { id: 'opaque', merchantCode: 'm', userName: 'u', type: 0, firstTimeLogin: false };

it('opens a trial session of what the free-play call answers [TRIAL-02 TRIAL-07 TRIAL-08 TRIAL-09 TRIAL-10 TRIAL-11 SESS-12]', async () => {
  const callGateway = vi.fn(async () => answer as never);
  const openSession = vi.fn(async () => member);
  await openTrial({ session: null, callGateway, openSession });
  expect(callGateway).toHaveBeenCalledExactlyOnceWith(startFreePlay, {});
  expect(startFreePlay.moduleId).toBe('REG3');
  expect(openSession).toHaveBeenCalledExactlyOnceWith({
    token: 'gateway-token',
    userName: 'guest_4821',
    type: 4,
    firstTimeLogin: false,
    trial: true,
  });
});

it('leaves somebody who is signed in with the session there is [TRIAL-13]', async () => {
  const callGateway = vi.fn();
  expect(await openTrial({ session: member, callGateway, openSession: vi.fn() })).toBe(member);
  expect(callGateway).not.toHaveBeenCalled();
});
