import { expect, test } from 'vitest';
import {
  getAgentRules,
  getSettlement,
  listSettlements,
  summariseSettlements,
} from '../../commission/settlements';
import { interactionsOf } from '../interactions';
import type { PlayOperation } from './play-operation';

/** What an agent was paid, how it came about, and by which rules. */
export function commissionContracts(play: PlayOperation): void {
  test('reads an agent’s settlements page by page and their sums with estimates, under the module id of commission [AGENT-26 FLAG-23 FLAG-38 ROLE-48]', async () => {
    const list = await play(listSettlements);
    expect(list.pins).toEqual(
      expect.arrayContaining(['list[].gross', 'list[].paidDown', 'list[].amount', 'next']),
    );
    expect(list.refusals).toContain('permission.denied');
    const summary = await play(summariseSettlements);
    expect(summary.pins).toEqual(
      expect.arrayContaining(['total', 'kinds[].amount', 'pending[].commission', 'pending[].updatedAt']),
    );
    for (const { request } of interactionsOf(listSettlements))
      expect(request.headers).toMatchObject({ 'Module-Id': 'COMM3' });
  });

  test('reads how a settlement came about, and hears of none of another agent [AGENT-26 ROLE-48]', async () => {
    const { pins, refusals } = await play(getSettlement);
    expect(pins).toEqual(
      expect.arrayContaining([
        'lines[].base',
        'lines[].rate',
        'lines[].amount',
        'reached.from',
        'next.players',
        'corrections[].reason',
        'bonuses',
        'movement',
      ]),
    );
    expect(refusals).toEqual(expect.arrayContaining(['permission.denied', 'content.not.found']));
  });

  test('reads the rules that commission is counted by [AGENT-26]', async () => {
    const { pins } = await play(getAgentRules);
    expect(pins).toEqual(expect.arrayContaining(['tiers[].turnover', 'tiers[].rates[].rate']));
  });
}
