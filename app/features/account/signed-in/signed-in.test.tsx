// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reauthenticated } from '@/app/lib/calls/reauthenticated';
import { m } from '@/app/paraglide/messages.js';
import { GatewayError } from '@/contracts/errors';
import type { SessionInfo } from '@/contracts/session/session-info';
import { renderOnSite } from '@/tests/support/on-site';
import { standIn } from '@/tests/support/stand-in';
import { passkeysQuery } from '../passkeys/passkeys.queries';
import { SignedIn } from './signed-in';
import { StaySetting } from './stay-setting';

const SESSION: SessionInfo = {
  id: 'id',
  merchantCode: 'hoadang',
  userName: 'minhan',
  type: 0,
  firstTimeLogin: false,
};
const fakes = {
  stay: vi.fn(),
  prove: vi.fn(),
  session: vi.fn(),
  answer: vi.fn(),
  gateway: vi.fn(),
};
standIn(import('@/app/session/session.functions'), {
  staySignedInFn: fakes.stay,
  reauthenticateFn: fakes.prove,
  getSessionFn: fakes.session,
});
standIn(import('../passkeys/webauthn'), { answerChallenge: fakes.answer });
standIn(import('@/app/lib/calls/gateway'), { gateway: fakes.gateway });
standIn(import('@/app/shell/session-watch'), { useSessionEnded: () => () => undefined });

const refusal = (errorCode: string) => ({ success: false, errorCode, value: { captcha: false } });
const standalone = (installed: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: installed, addEventListener: () => undefined }));

beforeEach(() => {
  standalone(true);
  localStorage.clear();
  vi.stubGlobal('PublicKeyCredential', class {});
  fakes.stay.mockImplementation(async ({ data }: { data: { stays: boolean } }) => ({
    success: true,
    value: data.stays ? { ...SESSION, stays: true } : SESSION,
  }));
  fakes.prove.mockResolvedValue({ success: true, value: null });
  fakes.answer.mockResolvedValue('{"id":"x"}');
  fakes.gateway.mockResolvedValue({ challenge: 'c', known: [], list: [], next: null });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const tap = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

describe('the offer to stay signed in', () => {
  const show = (session: { type: number; trial?: boolean } = { type: 0 }, atFirst?: string) =>
    renderOnSite(<SignedIn atFirst={atFirst} />, { session });
  const offer = () => screen.queryByRole('dialog', { name: m.stay_title() });

  it('comes once after a login in the installed app, and never again after a yes [SESS-45]', async () => {
    await show();
    expect(offer()).toBeTruthy();
    await tap(m.stay_yes());
    expect(fakes.stay.mock.calls).toEqual([[{ data: { stays: true } }]]);
    expect(offer()).toBeNull();
    cleanup();
    await show();
    expect(offer()).toBeNull();
  });

  it.each([m.stay_no, m.action_close])(
    'changes nothing by a no, and never comes again after it [SESS-45]',
    async (no) => {
      await show();
      await tap(no());
      expect([offer(), fakes.stay.mock.calls]).toEqual([null, []]);
      cleanup();
      await show();
      expect(offer()).toBeNull();
    },
  );

  it('goes when the answer cannot be kept, and says why [SESS-45]', async () => {
    fakes.stay.mockResolvedValue(refusal('gateway.unavailable'));
    await show();
    await tap(m.stay_yes());
    expect(offer()).toBeNull();
    expect(screen.getByRole('alert').textContent).not.toBe('');
  });

  it.each([
    ['in a browser', false, { type: 0 }, undefined],
    ['to a trial', true, { type: 4 }, undefined],
    ['to an agent', true, { type: 1 }, undefined],
    ['to who was signed in when the page came', true, { type: 0 }, 'id'],
  ] as const)('is not made %s [SESS-45]', async (_, installed, session, atFirst) => {
    standalone(installed);
    await show(session, atFirst);
    expect(offer()).toBeNull();
  });
});

describe('the switch in the settings', () => {
  const box = () => screen.getByRole<HTMLInputElement>('switch', { name: m.stay_title() });
  const show = (session: object = {}) => renderOnSite(<StaySetting />, { session: { type: 0, ...session } });

  it('is off by default, and on and off again at a tap [SESS-45 ACC-06]', async () => {
    await show();
    expect(box().checked).toBe(false);
    await act(async () => fireEvent.click(box()));
    await vi.waitFor(() => expect(box().checked).toBe(true));
    await act(async () => fireEvent.click(box()));
    await vi.waitFor(() => expect(box().checked).toBe(false));
    expect(fakes.stay.mock.calls.map(([{ data }]) => data.stays)).toEqual([true, false]);
  });

  it('tells other tabs, which ask how it is now [SESS-43 SESS-45]', async () => {
    await show();
    await act(async () => fireEvent.click(box()));
    expect(localStorage.getItem('STAY_CHOSEN')).not.toBeNull();
    cleanup();
    fakes.session.mockResolvedValue({ success: true, value: { ...SESSION, stays: true } });
    await renderOnSite(
      <>
        <SignedIn atFirst="id" />
        <StaySetting />
      </>,
      { session: { type: 0 } },
    );
    expect(box().checked).toBe(false);
    await act(async () => dispatchEvent(new StorageEvent('storage', { key: 'STAY_CHOSEN', newValue: '1' })));
    await vi.waitFor(() => expect(box().checked).toBe(true));
  });

  it('goes back where it is refused, and says why [SESS-45]', async () => {
    fakes.stay.mockResolvedValue(refusal('gateway.timeout'));
    await show();
    await act(async () => fireEvent.click(box()));
    expect(box().checked).toBe(false);
    const alert = within(document.body).getByRole('alert');
    expect(alert.textContent).not.toBe('');
  });

  it.each([{ type: 4 }, { trial: true }, { type: 2 }])(
    'is not there for a trial and an agent: %j [SESS-45]',
    async (more) => {
      await show(more);
      expect(screen.queryByRole('switch')).toBeNull();
    },
  );
});

describe('the sheet that asks for a proof', () => {
  const required = new GatewayError('reauthentication.required');
  const sheet = () => screen.queryByRole('dialog', { name: m.reauthentication_title() });
  /** Something of the member's that is refused without a proof. */
  async function wait(keys: object[] = []) {
    standalone(false);
    await renderOnSite(<SignedIn atFirst="id" />, {
      session: { type: 0 },
      site: { passkeys: true },
      answers: [[passkeysQuery().queryKey, { list: keys }]],
    });
    const send = vi.fn<() => Promise<string>>().mockRejectedValueOnce(required).mockResolvedValue('done');
    const outcome = vi.fn();
    act(() => void reauthenticated(send).then(outcome, (error) => outcome(error.code)));
    await vi.waitFor(() => expect(sheet()).toBeTruthy());
    return { send, outcome };
  }
  const type = (value: string) =>
    fireEvent.change(screen.getByLabelText(m.paypass_login(), { exact: false, selector: 'input' }), {
      target: { value },
    });

  it('takes the login password, and what waits is done, once [SESS-45]', async () => {
    const { send, outcome } = await wait();
    type('Lantern2209');
    await tap(m.reauthentication_confirm());
    await vi.waitFor(() => expect(outcome).toHaveBeenCalledWith('done'));
    expect(fakes.prove.mock.calls).toEqual([[{ data: { loginPassword: 'Lantern2209' } }]]);
    expect([send.mock.calls.length, sheet()]).toEqual([2, null]);
  });

  it('stays over a wrong one, which is emptied, and what waits is not sent [SESS-45]', async () => {
    fakes.prove.mockResolvedValueOnce(refusal('password.wrong'));
    const { send, outcome } = await wait();
    type('wrong');
    await tap(m.reauthentication_confirm());
    await vi.waitFor(() => expect(screen.getByText(m.error_login_password())).toBeTruthy());
    expect([send.mock.calls.length, outcome.mock.calls.length]).toEqual([1, 0]);
    type('Lantern2209');
    await tap(m.reauthentication_confirm());
    await vi.waitFor(() => expect(outcome).toHaveBeenCalledWith('done'));
  });

  it('takes a passkey of the member’s where there is one [SESS-45]', async () => {
    const { outcome } = await wait([{ passkeyId: 'k-1', name: 'k', createdAt: 0, lastUsedAt: null }]);
    await tap(m.reauthentication_by_passkey());
    await tap(m.reauthentication_by_passkey());
    await vi.waitFor(() => expect(outcome).toHaveBeenCalledWith('done'));
    expect(fakes.prove.mock.calls).toEqual([[{ data: { passkey: '{"id":"x"}' } }]]);
  });

  it('leaves what waits refused when it is closed, and offers no passkey to who has none [SESS-45]', async () => {
    const { send, outcome } = await wait();
    expect(screen.queryByRole('button', { name: m.reauthentication_by_passkey() })).toBeNull();
    await tap(m.action_close());
    await vi.waitFor(() => expect(outcome).toHaveBeenCalledWith('reauthentication.required'));
    expect([send.mock.calls.length, sheet()]).toEqual([1, null]);
  });
});
