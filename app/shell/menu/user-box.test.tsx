// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderOnSite } from '@/tests/support/on-site';
import { standIn } from '@/tests/support/stand-in';
import { copyText } from '../../lib/text/copy-text';
import { m } from '../../paraglide/messages.js';
import { memberIconQuery, memberInfoQuery } from '../../session/member.queries';
import { CopyButton } from '../copy-button';
import { UserBox } from './user-box';

standIn(import('../../lib/text/copy-text'), { copyText: vi.fn() });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.resetAllMocks();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

const NAME = ['the member’s name', <UserBox key="box" />, () => m.copy_name({ name: 'Lan' }), 'Lan'] as const;
const VALUE = [
  'any value',
  <CopyButton key="copy" name="Sao chép số" value="0123" />,
  () => 'Sao chép số',
  '0123',
] as const;
const DONE = ['was copied', 'status', async () => undefined, m.copy_success] as const;
const FAILED = ['could not be copied', 'alert', () => Promise.reject(new Error()), m.copy_failed] as const;

it.each([
  [...NAME, ...DONE],
  [...NAME, ...FAILED],
  [...VALUE, ...DONE],
  [...VALUE, ...FAILED],
])(
  'tells for 2 s of a copy of %s [MENU-06 CONST-18 ERR-35]',
  async (_what, part, name, value, _outcome, role, copy, words) => {
    vi.mocked(copyText).mockImplementation(copy);
    await renderOnSite(part, {
      session: { type: 0 },
      answers: [
        [memberInfoQuery().queryKey, { account: 'minhan', nickname: 'Lan' }],
        [memberIconQuery().queryKey, { url: null }],
      ],
    });
    fireEvent.click(screen.getByRole('button', { name: name() }));
    await pass(0);
    expect(copyText).toHaveBeenCalledExactlyOnceWith(value);
    expect(screen.getByRole(role).textContent).toBe(words());
    await pass(1_999);
    expect(screen.getByRole(role).textContent).toBe(words());
    await pass(1);
    expect(screen.getByRole(role).textContent).toBe('');
  },
);
