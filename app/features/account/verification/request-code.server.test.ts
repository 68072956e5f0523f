import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GatewayError } from '@/contracts/errors';
import type { SiteContext } from '@/contracts/site';
import { type CodePurpose, sendCode } from '@/contracts/verification/send-code';
import { firebaseNumber, requestCode } from './request-code.server';

const NOW = 1_790_000_000_000;
const PROOF = { verificationProvider: 'altcha', verificationPayload: 'proof' } as const;
const TYPED = { mobileNum: '0912345678', countryDialingCode: '84', ...PROOF };

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

function fakeSite(answer: unknown = {}, verdict?: GatewayError) {
  const steps: unknown[] = [];
  const site = {
    verifyHuman: async (proof: unknown) => {
      steps.push(['verifyHuman', proof]);
      if (verdict) throw verdict;
    },
    callGateway: async (operation: typeof sendCode, input: unknown) => {
      steps.push([operation.id, input]);
      return v.parse(operation.output, answer);
    },
  } as unknown as Pick<SiteContext, 'callGateway' | 'verifyHuman'>;
  return { site, steps };
}

describe('a request for a code', () => {
  it.each<[CodePurpose, string]>([
    ['login', 'mobileNum'],
    ['forget', 'mobileNum'],
    ['register', 'mobileNo'],
  ])(
    'for %s checks the human first and names the number %s [SMS-15 SMS-16 SMS-17 SMS-18 SMS-19 SMS-29 SMS-30]',
    async (purpose, field) => {
      const { site, steps } = fakeSite();
      await requestCode(site, { ...TYPED, purpose });
      expect(steps).toEqual([
        ['verifyHuman', PROOF],
        [sendCode.id, { [field]: '912345678', countryDialingCode: '84', purpose, ...PROOF }],
      ]);
    },
  );

  it.each<[string, unknown, number]>([
    ['to come', { expirationTime: NOW + 90_000 }, 90_000],
    ['that is past', { expirationTime: NOW - 1 }, 60_000],
    ['of this very instant', { expirationTime: NOW }, 60_000],
    ['that is missing', {}, 60_000],
    ['that is no number', { expirationTime: 'soon' }, 60_000],
    ['that is null', { expirationTime: null }, 60_000],
  ])('answers the wait until a moment %s [SMS-11 SMS-20 SMS-22 CONST-01]', async (_, answer, waitMs) => {
    expect(await requestCode(fakeSite(answer).site, { ...TYPED, purpose: 'login' })).toEqual({ waitMs });
  });

  it('is not sent on for who is not human [SMS-29 SMS-33]', async () => {
    const { site, steps } = fakeSite({}, new GatewayError('human.verification.failed'));
    await expect(requestCode(site, { ...TYPED, purpose: 'forget' })).rejects.toThrow(
      'human.verification.failed',
    );
    await expect(firebaseNumber(site, TYPED)).rejects.toThrow('human.verification.failed');
    expect(steps).toEqual([
      ['verifyHuman', PROOF],
      ['verifyHuman', PROOF],
    ]);
  });

  it('stops at a number that cannot exist, before anything else [SMS-02 SMS-03]', async () => {
    const { site, steps } = fakeSite();
    const wrong = { ...TYPED, mobileNum: '0111111111' };
    await expect(requestCode(site, { ...wrong, purpose: 'login' })).rejects.toThrow('mobile.invalid');
    await expect(firebaseNumber(site, wrong)).rejects.toThrow('mobile.invalid');
    expect(steps).toEqual([]);
  });
});

it('gives Firebase the number in the international form, for a human alone [SMS-23 SMS-30]', async () => {
  const { site, steps } = fakeSite();
  expect(await firebaseNumber(site, TYPED)).toEqual({ e164: '+84912345678' });
  expect(steps).toEqual([['verifyHuman', PROOF]]);
});
