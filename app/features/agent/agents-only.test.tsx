import { describe, expect, it } from 'vitest';
import { LINES } from '@/tests/screens/lines';
import { renderScreen } from '@/tests/screens/support/render-screen';
import { otherAddress } from '@/tests/support/site-address';
import { m } from '../../paraglide/messages.js';
import { type RoutePath, SCREENS } from '../../screens';

const AGENTS_ONLY = (Object.keys(SCREENS) as RoutePath[]).flatMap((path) => {
  const [row, line] = [SCREENS[path], LINES[path]];
  const isTheirs = 'access' in row && row.access !== 'everyone' && row.access.only === 'agents';
  return isTheirs && line !== 'alias' ? [{ path, at: line.at ?? otherAddress(path) }] : [];
});

describe.each(AGENTS_ONLY)('$path', ({ at }) => {
  it.each([2, 41, 42])('is there for agents of type %i [AGENT-02 AGENT-05 ROLE-31 ROLE-44]', async (type) => {
    const { path } = await renderScreen(at, { as: 'agent', type });
    expect(path()).toBe(at);
    expect(document.body.textContent).not.toContain(m.action_retry());
  });

  it('sends members of type 40 home, like other members [AGENT-05 ROLE-31]', async () => {
    const { path } = await renderScreen(at, { as: 'member', type: 40 });
    expect(path()).toBe('/m/home');
  });
});
