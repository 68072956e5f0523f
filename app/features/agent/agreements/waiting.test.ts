import { expect, test } from 'vitest';
import type { MyAgreement } from './agreements.queries';
import { waitingKinds } from './waiting';

const NOTHING: MyAgreement = {
  dailysalreqtype: null,
  divtypecompperiodreq: null,
  contracthoursalreq: null,
  versions: [],
  noticeDays: 7,
  basis: null,
};

test('each field speaks of its own agreement, in the order daily salary, dividend, hour salary [AGENT-18 AGENT-19 AGENT-20 AGENT-22]', () => {
  const all = { contracthoursalreq: 1, divtypecompperiodreq: 'M', dailysalreqtype: 'Y' };
  expect(waitingKinds([{ ...NOTHING, ...all }])).toEqual(['salary', 'dividend', 'hour']);
  expect(waitingKinds([{ ...NOTHING, divtypecompperiodreq: 'Y' }])).toEqual(['dividend']);
});

test.each([null, '', 0, '0', 'N'])('%j is no agreement that waits [AGENT-21]', (mark) => {
  expect(waitingKinds([{ ...NOTHING, dailysalreqtype: mark, contracthoursalreq: mark }])).toEqual([]);
});

test.each(['Y', 1, 'PENDING', 'n', '00'])('%j is one [AGENT-21]', (mark) => {
  expect(waitingKinds([{ ...NOTHING, dailysalreqtype: mark }])).toEqual(['salary']);
});

test('either call may tell of the hour salary [CALL-80]', () => {
  expect(waitingKinds([NOTHING, { ...NOTHING, contracthoursalreq: 'Y' }])).toEqual(['hour']);
});
