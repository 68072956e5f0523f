// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderOnSite } from '../../tests/support/on-site';
import { memberInfoQuery } from './member.queries';
import { useMemberName } from './member-name';
import { noteLogout } from './session-record';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Name({ of }: { of: string }) {
  const { nickname, account } = useMemberName(of);
  return <p>{nickname ?? account}</p>;
}

it('keeps the nickname of this member while it cannot be read, and no longer than the session', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: false, errorCode: 'gateway.unavailable' }, { status: 502 }),
  );
  const show = async (of: string, nickname?: string) => {
    cleanup();
    const answers = nickname ? ([[memberInfoQuery().queryKey, { nickname, account: of }]] as const) : [];
    await renderOnSite(<Name of={of} />, { session: { type: 0 }, answers });
    return screen.getByRole('paragraph').textContent;
  };
  expect(await show('minhan')).toBe('minhan');
  expect(await show('minhan', 'Minh An')).toBe('Minh An');
  expect(await show('minhan')).toBe('Minh An');
  expect(await show('bichngoc')).toBe('bichngoc');
  noteLogout();
  expect(await show('minhan')).toBe('minhan');
});
