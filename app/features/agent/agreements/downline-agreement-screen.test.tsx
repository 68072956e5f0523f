import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { m } from '@/app/paraglide/messages.js';
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
