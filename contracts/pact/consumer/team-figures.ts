import { expect, test } from 'vitest';
import { listBestMembers } from '../../team/best-members';
import { getTeamKpi } from '../../team/team-kpi';
import { interactionsOf } from '../interactions';
import type { PlayOperation } from './play-operation';

/** What an agent's home reads. */
export function teamFigureContracts(play: PlayOperation): void {
  test('reads what a team came to, day by day and by product, under the module id of agents [AGENT-07 AGENT-08 CALL-77 FLAG-27]', async () => {
    expect(getTeamKpi).toMatchObject({ method: 'GET', path: '/wps/agent/teamKpi' });
    const { pins, refusals } = await play(getTeamKpi);
    expect(pins).toEqual(
      expect.arrayContaining([
        'updatedAt',
        'members',
        'total.commission',
        'total.estimate',
        'total.activeMembers',
        'days[].estimate',
        'days[].turnover',
        'days[].newMembers',
        'products[].commission',
      ]),
    );
    expect(refusals).toContain('permission.denied');
    for (const { request } of interactionsOf(getTeamKpi))
      expect(request.headers).toMatchObject({ 'Module-Id': 'AGEINFO3' });
  });

  test('reads who right below earned most in each span that is kept [AGENT-26]', async () => {
    const { pins, refusals } = await play(listBestMembers);
    expect(pins).toEqual(expect.arrayContaining(['list[].account', 'list[].commission', 'list[].members']));
    expect(refusals).toContain('permission.denied');
  });
}
