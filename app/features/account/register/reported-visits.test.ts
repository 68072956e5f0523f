// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { gateway } from '@/app/lib/calls/gateway';
import { standIn } from '@/tests/support/stand-in';
import { reportVisit } from './reported-visits';

standIn(import('@/app/lib/calls/gateway'), { gateway: vi.fn(async () => null) });

const HOUR = 3_600_000;
const NOW = 1_755_759_960_000;
const told = () => vi.mocked(gateway).mock.calls.map(([, input]) => input);

beforeEach(() => {
  localStorage.clear();
  vi.mocked(gateway).mockClear();
});

it('tells of each code once a day, and nothing but the code [AGENT-26]', async () => {
  await reportVisit('HD8826', NOW);
  await reportVisit('hd8826', NOW + HOUR);
  await reportVisit('HDZALO26', NOW + HOUR);
  expect(told()).toEqual([{ code: 'HD8826' }, { code: 'HDZALO26' }]);
  await reportVisit('HD8826', NOW + 25 * HOUR);
  expect(told()).toHaveLength(3);
});

it('tells again what did not arrive, and minds neither odd storage nor none [AGENT-26]', async () => {
  vi.mocked(gateway).mockRejectedValueOnce(new Error('offline'));
  await reportVisit('HD8826', NOW);
  await reportVisit('HD8826', NOW);
  expect(told()).toHaveLength(2);
  localStorage.setItem('AFFILIATE_VISITS', '[broken');
  await reportVisit('HD8826', NOW);
  expect(told()).toHaveLength(3);
});
