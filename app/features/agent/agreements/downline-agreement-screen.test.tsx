import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { m } from '@/app/paraglide/messages.js';
import { MOST_TIERS } from '@/contracts/agreements/tiers';
import { expectNoBarrier } from '@/tests/screens/support/barriers';
import { refused } from '@/tests/screens/support/gateway';
import { renderScreen } from '@/tests/screens/support/render-screen';

it('nobody but a direct downline is found, whoever else there is [AGENT-24 ROLE-48]', async () => {
  for (const account of ['agent01', 'quocbao.hn']) {
    const { asked } = await renderScreen(`/m/agent/contracts/${account}?kind=dividend`, {
      as: 'agent',
      type: 41,
      answers: { 'agent.contract.downline': refused('agreement.agent.unknown') },
    });
    expect(await screen.findByText(m.agreement_unknown_title())).toBeTruthy();
    expect(screen.getByRole('link', { name: m.agreement_back() }).getAttribute('href')).toBe(
      '/m/agent/contracts',
    );
    const reads = asked.flatMap(({ operation, input }) =>
      operation === 'agent.contract.downline' ? [input] : [],
    );
    expect(reads).toContainEqual({ account, kind: 'dividend' });
    expect(new Set(reads.map((read) => read.account))).toEqual(new Set([account]));
  }
  await expectNoBarrier();
});

it('an offer has one step at least and ten at most; one that was taken away comes back as it was typed [AGENT-24]', async () => {
  await renderScreen('/m/agent/contracts/hoangyen_88?kind=salary', {
    as: 'agent',
    type: 41,
    answers: { 'agent.contract.downline': (known) => ({ ...known, versions: [] }) },
  });
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
  const [add, remove] = [button(m.agreement_offer_add()), button(m.agreement_offer_remove())];
  const steps = () => screen.getAllByRole('group').length;
  while (!remove.disabled) fireEvent.click(remove);
  expect(steps()).toBe(1);
  while (!add.disabled) fireEvent.click(add);
  expect(steps()).toBe(MOST_TIERS);
  const [players] = screen.getAllByLabelText<HTMLInputElement>(m.agreement_players()).slice(-1);
  fireEvent.change(players as HTMLInputElement, { target: { value: '7' } });
  fireEvent.click(remove);
  expect(steps()).toBe(MOST_TIERS - 1);
  fireEvent.click(add);
  const last = screen.getAllByLabelText<HTMLInputElement>(m.agreement_players()).at(-1);
  expect(last?.value).toBe('7');
});
