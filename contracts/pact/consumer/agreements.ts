import { expect, test } from 'vitest';
import { answerAgreement } from '../../agreements/answer';
import { getDividendAgreement } from '../../agreements/dividend-agreement';
import { getDownlineAgreement } from '../../agreements/downline';
import { listDownlineAgreements } from '../../agreements/downlines';
import { endAgreement } from '../../agreements/end-agreement';
import { getHourAgreement } from '../../agreements/hour-agreement';
import { offerAgreement } from '../../agreements/offer';
import { getSalaryAgreement } from '../../agreements/salary-agreement';
import { withdrawOffer } from '../../agreements/withdraw-offer';
import type { PlayOperation } from './play-operation';

const MARKS = ['dailysalreqtype', 'divtypecompperiodreq', 'contracthoursalreq'];
const TERMS = ['versions[].tiers[].rate', 'versions[].worth', 'versions[].state', 'noticeDays'];

/** Agreements of agents. */
export function agreementContracts(play: PlayOperation): void {
  test('reads the daily salary, and from the same answer which agreements wait [CALL-78 AGENT-18 AGENT-19 AGENT-20 AGENT-24]', async () => {
    const { pins, results } = await play(getSalaryAgreement);
    expect(getSalaryAgreement).toMatchObject({ method: 'GET', path: '/wps/agent/contract/salary' });
    expect(results[0]?.interaction.request.headers).toMatchObject({ 'Module-Id': 'AGEINFO3' });
    expect(pins).toEqual(expect.arrayContaining([...MARKS, ...TERMS, 'basis.amount']));
  });

  test('reads the dividend, and from the same answer which agreements wait [CALL-79 AGENT-18 AGENT-19 AGENT-20 AGENT-24]', async () => {
    const { pins } = await play(getDividendAgreement);
    expect(getDividendAgreement).toMatchObject({ method: 'GET', path: '/wps/agent/contract/dividend' });
    expect(pins).toEqual(expect.arrayContaining([...MARKS, ...TERMS, 'basis.carried']));
  });

  test('reads the hour salary, which both other calls tell of [CALL-80 AGENT-24]', async () => {
    const { pins } = await play(getHourAgreement);
    expect(pins).toEqual(expect.arrayContaining([...MARKS, ...TERMS, 'basis.hour']));
  });

  test('answers an offer once for its key, by a call of the same module [AGENT-24]', async () => {
    const { refusals, results } = await play(answerAgreement);
    expect(JSON.parse(results[0]?.sent ?? '')).toEqual({ agreementId: 'agree-31', answer: 'accepted' });
    expect(results[0]?.interaction.request.headers).toMatchObject({ 'Module-Id': 'AGEINFO3' });
    expect(refusals).toEqual(
      expect.arrayContaining(['agreement.unknown', 'agreement.expired', 'agreement.beyond']),
    );
  });

  test('reads the agreements of direct downlines by how they stand, and one beside what is held [AGENT-24 AGENT-25 FLAG-28]', async () => {
    const { pins, results } = await play(listDownlineAgreements);
    expect(results[0]?.interaction.request.headers).toMatchObject({ 'Module-Id': 'AGEDOWNMAN3' });
    expect(pins).toEqual(expect.arrayContaining(['list[].account', 'list[].state', 'list[].highestRate']));
    const one = await play(getDownlineAgreement);
    expect(one.pins).toEqual(expect.arrayContaining(['own.tiers[].rate', 'versions[].tiers[].rate']));
    expect(one.refusals).toEqual(expect.arrayContaining(['agreement.agent.unknown', 'permission.denied']));
  });

  test('offers a direct downline an agreement once for its key, takes it back, and ends one [AGENT-24 AGENT-25]', async () => {
    const { refusals } = await play(offerAgreement);
    expect(refusals).toEqual(
      expect.arrayContaining(['agreement.beyond', 'agreement.open', 'agreement.none.held']),
    );
    expect((await play(withdrawOffer)).refusals).toEqual(expect.arrayContaining(['agreement.answered']));
    expect((await play(endAgreement)).pins).toEqual(expect.arrayContaining(['until']));
  });
}
