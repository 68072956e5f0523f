import { expect, test } from 'vitest';
import { countVisit } from '../../affiliate/count-visit';
import { archiveLink, createLink, listLinks } from '../../affiliate/links';
import { interactionsOf } from '../interactions';
import type { PlayOperation } from './play-operation';

/** An agent's invitation links. */
export function affiliateContracts(play: PlayOperation): void {
  test('reads an agent’s links with what each brought, under the module id of affiliates [AGENT-26 FLAG-38]', async () => {
    const { pins, refusals } = await play(listLinks);
    expect(pins).toEqual(
      expect.arrayContaining([
        'list[].code',
        'list[].visits',
        'list[].registrations',
        'list[].firstDeposits',
      ]),
    );
    expect(refusals).toContain('permission.denied');
    for (const { request } of interactionsOf(listLinks))
      expect(request.headers).toMatchObject({ 'Module-Id': 'AFFMAN3' });
  });

  test('makes a link once for its key, and hears of nobody else’s [AGENT-26 MONEY-21]', async () => {
    const created = await play(createLink);
    expect(created.pins).toContain('code');
    expect(created.refusals).toEqual(
      expect.arrayContaining(['permission.denied', 'affiliate.link.limit', 'request.idempotency.reused']),
    );
    expect((await play(archiveLink)).refusals).toContain('affiliate.code.invalid');
  });

  test('tells of a visit with the code alone, and reads nothing of the answer [AGENT-26]', async () => {
    const { pins } = await play(countVisit);
    expect(pins).toEqual([]);
    expect(Object.keys(interactionsOf(countVisit)[0]?.request.body ?? {})).toEqual(['code']);
  });
}
