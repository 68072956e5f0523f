import { expect, test } from 'vitest';
import { findInTeam, getTeamMember, listTeam } from '../../team/team';
import { interactionsOf } from '../interactions';
import type { PlayOperation } from './play-operation';

/** An agent's team: page by page, one of it, by name. */
export function teamContracts(play: PlayOperation): void {
  test('reads an agent’s team page by page under its module id, and hears of nobody outside it [AGENT-25 FLAG-28 FLAG-38 ROLE-48]', async () => {
    const { pins, refusals } = await play(listTeam);
    expect(pins).toEqual(
      expect.arrayContaining(['list[].account', 'list[].turnover', 'list[].direct', 'next', 'total']),
    );
    expect(refusals).toEqual(expect.arrayContaining(['permission.denied', 'content.not.found']));
    const headers = interactionsOf(listTeam).map(({ request }) => request.headers);
    for (const one of headers) expect(one).toMatchObject({ 'Module-Id': 'AGEDOWNMAN3' });
  });

  test('reads one of the team with the line up, the figures beside those before, and what filters would find [AGENT-25]', async () => {
    const { pins, refusals } = await play(getTeamMember);
    expect(pins).toEqual(
      expect.arrayContaining([
        'line[].account',
        'figures.commission',
        'before.turnover',
        'parts.silent',
        'updatedAt',
      ]),
    );
    expect(refusals).toEqual(expect.arrayContaining(['permission.denied', 'content.not.found']));
  });

  test('finds members of the own tree by name on every level [AGENT-25]', async () => {
    const { pins, refusals } = await play(findInTeam);
    expect(pins).toEqual(expect.arrayContaining(['list[].account', 'list[].level', 'list[].under', 'more']));
    expect(refusals).toContain('permission.denied');
  });
}
