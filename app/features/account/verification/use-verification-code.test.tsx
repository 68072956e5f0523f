// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tabStore } from '@/app/lib/storage/storage';
import { m } from '@/app/paraglide/messages.js';
import { ToastProvider } from '@/app/shell/toast';
import { GatewayError } from '@/contracts/errors';
import type { CodePurpose } from '@/contracts/verification/send-code';
import { standIn } from '@/tests/support/stand-in';
import { CodeField } from './code-field';
import { useVerificationCode } from './use-verification-code';

const NOW = 1_790_000_000_000;
const PROOF = { verificationProvider: 'altcha', verificationPayload: 'proof' };
const FIREBASE = { projectId: 'demo' };

const fakes = {
  proveHuman: vi.fn(),
  sendCodeFn: vi.fn(),
  firebaseNumberFn: vi.fn(),
  sendFirebaseCode: vi.fn(),
  confirmFirebaseCode: vi.fn(),
  onClosed: vi.fn(),
};

standIn(import('./human-verification'), { proveHuman: fakes.proveHuman });
standIn(import('./verification.functions'), {
  sendCodeFn: fakes.sendCodeFn,
  firebaseNumberFn: fakes.firebaseNumberFn,
});
standIn(import('./firebase-code'), {
  sendFirebaseCode: fakes.sendFirebaseCode,
  confirmFirebaseCode: fakes.confirmFirebaseCode,
});
standIn(import('@/app/shell/session-watch'), { useSessionEnded: () => fakes.onClosed });
standIn(import('@/app/locale/locale'), { useLocale: () => ({ language: { tag: 'vi' } }) });
standIn(import('@/app/session/site.queries'), {
  useSite: () => ({ humanVerification: { provider: 'altcha', siteKey: null }, firebase: FIREBASE }),
});

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  tabStore.clear();
  fakes.proveHuman.mockResolvedValue(PROOF);
  fakes.sendCodeFn.mockResolvedValue({ success: true, value: { waitMs: 60_000 } });
  fakes.firebaseNumberFn.mockResolvedValue({ success: true, value: { e164: '+84912345678' } });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.resetAllMocks();
});

type Props = { purpose?: CodePurpose; firebase?: boolean; valid?: boolean };

let confirm: ReturnType<typeof useVerificationCode>['confirm'];

function Form({ purpose = 'login', firebase = false, valid = true }: Props) {
  const [mobileNum, setMobileNum] = useState('0912345678');
  const [value, setValue] = useState('');
  const code = useVerificationCode({
    purpose,
    mobile: { mobileNum, countryDialingCode: '84' },
    checkMobile: () => valid,
    firebase,
  });
  confirm = code.confirm;
  return (
    <>
      <input aria-label="number" value={mobileNum} onChange={(event) => setMobileNum(event.target.value)} />
      <CodeField label="code" name="verificationCode" value={value} onChange={setValue} code={code} />
    </>
  );
}

const open = (props: Props = {}) =>
  render(
    <ToastProvider>
      <Form {...props} />
    </ToastProvider>,
  );
const button = () => screen.getByRole<HTMLButtonElement>('button');
const field = () => screen.getByLabelText<HTMLInputElement>('code');
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const said = () => screen.getByRole('status').textContent;
const refused = () => screen.getByRole('alert').textContent;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
async function tap() {
  fireEvent.click(button());
  await pass(0);
  // The grouping of the number is a file of its own.
  await act(() => vi.dynamicImportSettled());
}

describe('asking for a code', () => {
  it('is offered by its label, and needs a valid number first [SMS-01 SMS-02 SMS-03]', async () => {
    open({ valid: false });
    expect(button().textContent).toBe(m.code_get());
    await tap();
    expect(fakes.proveHuman).not.toHaveBeenCalled();
    expect(fakes.sendCodeFn).not.toHaveBeenCalled();
    expect([button().textContent, said()]).toEqual([m.code_get(), '']);
  });

  it.each<CodePurpose>(['login', 'register', 'forget'])(
    'proves to be human first, then sends number, dialling code and proof for %s [SMS-15 SMS-18 SMS-19 SMS-29 SMS-30]',
    async (purpose) => {
      let prove: (proof: typeof PROOF) => void = () => {};
      const proof = new Promise<typeof PROOF>((resolve) => {
        prove = resolve;
      });
      fakes.proveHuman.mockReturnValue(proof);
      open({ purpose });
      await tap();
      expect(fakes.proveHuman).toHaveBeenCalledWith({ provider: 'altcha', siteKey: null });
      expect(fakes.sendCodeFn).not.toHaveBeenCalled();
      prove(PROOF);
      await pass(0);
      expect(fakes.sendCodeFn.mock.calls).toEqual([
        [{ data: { mobileNum: '0912345678', countryDialingCode: '84', purpose, ...PROOF } }],
      ]);
    },
  );

  it.each<[CodePurpose, number]>([
    ['login', 10_000],
    ['register', 10_000],
    ['forget', 9_999_000],
  ])(
    'for %s shows the waiting message for %d ms at most [SMS-04 SMS-05 SMS-06 CONST-06 CONST-07]',
    async (purpose, most) => {
      fakes.sendCodeFn.mockReturnValue(new Promise(() => {}));
      open({ purpose });
      fireEvent.click(button());
      expect(said()).toBe(m.code_sending());
      await pass(most - 1);
      expect(said()).toBe(m.code_sending());
      await pass(1);
      expect(said()).toBe('');
      expect([button().disabled, button().textContent]).toEqual([true, m.code_sending()]);
    },
  );

  it('once sent says so for 1.5 s, and disables the button [SMS-07 SMS-08 SMS-09 CONST-08]', async () => {
    open({ purpose: 'forget' });
    await tap();
    expect(said()).toBe(m.code_sent());
    expect(button().disabled).toBe(true);
    await pass(1_499);
    expect(said()).toBe(m.code_sent());
    await pass(1);
    expect(said()).toBe('');
  });

  it('is not sent twice by two taps [SMS-09]', async () => {
    open();
    fireEvent.click(button());
    fireEvent.click(button());
    await pass(0);
    expect(fakes.sendCodeFn).toHaveBeenCalledTimes(1);
  });
});

describe('the countdown', () => {
  it('runs to zero in seconds, and the button is idle again [SMS-10 SMS-11 SMS-12 SMS-13]', async () => {
    open();
    await tap();
    expect(button().textContent).toBe(m.code_again_in({ seconds: 60 }));
    await pass(1_000);
    expect(button().textContent).toBe(m.code_again_in({ seconds: 59 }));
    await pass(59_000);
    expect([button().textContent, button().disabled]).toEqual([m.code_get(), false]);
  });

  it('goes to the moment of the answer [SMS-10 SMS-20]', async () => {
    fakes.sendCodeFn.mockResolvedValue({ success: true, value: { waitMs: 179_500 } });
    open();
    await tap();
    expect(button().textContent).toBe(m.code_again_in({ seconds: 180 }));
  });

  it('survives a reload, for its purpose and its number alone [SMS-10]', async () => {
    const { unmount } = open();
    await tap();
    unmount();
    await pass(12_000);

    open({ purpose: 'register' });
    expect(button().textContent).toBe(m.code_get());
    cleanup();

    open();
    expect(button().textContent).toBe(m.code_again_in({ seconds: 48 }));
    type('number', '');
    expect(button().textContent).toBe(m.code_again_in({ seconds: 48 }));
    type('number', '987654321');
    expect([button().textContent, button().disabled]).toEqual([m.code_get(), false]);
    type('number', '912345678');
    expect(button().textContent).toBe(m.code_again_in({ seconds: 48 }));
  });

  it('is not read out with each second: only the message is [SMS-07 SMS-10]', async () => {
    open();
    await tap();
    expect(button().closest('[aria-live], [role=status], [role=alert], [role=timer]')).toBeNull();
  });
});

describe('a failure', () => {
  it.each([
    [
      'the human verification',
      () => fakes.proveHuman.mockRejectedValue(new GatewayError('human.verification.failed')),
    ],
    [
      'the call',
      () =>
        fakes.sendCodeFn.mockResolvedValue({
          success: false,
          errorCode: 'human.verification.failed',
          value: {},
        }),
    ],
  ])(
    'of %s hides the waiting message, leaves the button idle, and the next tap starts again [SMS-14 SMS-33]',
    async (_, fail) => {
      fail();
      open({ purpose: 'forget' });
      await tap();
      expect([said(), refused()]).toEqual(['', m.error_human_verification()]);
      expect([button().textContent, button().disabled]).toEqual([m.code_get(), false]);
      expect(fakes.onClosed).toHaveBeenCalledTimes(1);

      fakes.proveHuman.mockResolvedValue({ ...PROOF, verificationPayload: 'another' });
      await tap();
      expect(fakes.proveHuman).toHaveBeenCalledTimes(2);
      expect(fakes.sendCodeFn.mock.lastCall?.[0].data.verificationPayload).toBe('another');
    },
  );

  it('of the human verification sends no code [SMS-29 SMS-33]', async () => {
    fakes.proveHuman.mockRejectedValue(new GatewayError('human.verification.failed'));
    open();
    await tap();
    expect(fakes.sendCodeFn).not.toHaveBeenCalled();
  });

  it.each([
    [30, 30],
    [86_400, 3_600],
  ])('that asks to wait %d s counts down %d [SMS-14 SMS-36]', async (retryAfter, seconds) => {
    fakes.sendCodeFn.mockResolvedValue({ success: false, errorCode: 'rate.limited', value: {}, retryAfter });
    open();
    await tap();
    expect(refused()).toBe(m.error_rate_limited());
    expect(button().textContent).toBe(m.code_again_in({ seconds }));
    expect(screen.queryByText(m.code_sent_to({ number: '+84 912 345 678' }))).toBeNull();
  });

  it('of the network says that there is none [SMS-14]', async () => {
    fakes.sendCodeFn.mockRejectedValue(new TypeError('offline'));
    open();
    await tap();
    expect([refused(), button().textContent]).toEqual([m.connection_lost(), m.code_get()]);
  });
});

describe('the field', () => {
  it('takes digits only, at most ten, and the keyboard offers the code of the message [SMS-34 SMS-35 CONST-03]', () => {
    open();
    expect([field().inputMode, field().autocomplete, field().name]).toEqual([
      'numeric',
      'one-time-code',
      'verificationCode',
    ]);
    type('code', 'a1 2-3');
    expect(field().value).toBe('123');
    type('code', '12345678901');
    expect(field().value).toBe('1234567890');
    type('code', '๔๑٨۲०၅');
    expect(field().value).toBe('418205');
  });

  it('says where the code went, until another number is typed, and takes the focus [SMS-07]', async () => {
    open();
    button().focus();
    await tap();
    expect(screen.queryByText(m.code_sent_to({ number: '+84 912 345 678' }))).not.toBeNull();
    expect(document.activeElement).toBe(field());
    type('number', '987654321');
    expect(screen.queryByText(m.code_sent_to({ number: '+84 912 345 678' }))).toBeNull();
  });

  it('takes the code out of the message where the browser can, while one is awaited [SMS-34]', async () => {
    const get = vi.fn(async (_: CredentialRequestOptions) => ({ code: '418 207' }));
    vi.stubGlobal('OTPCredential', class {});
    vi.stubGlobal('navigator', { ...navigator, credentials: { get } });
    const { unmount } = open();
    expect(get).not.toHaveBeenCalled();
    await tap();
    expect(field().value).toBe('418207');
    const signal = get.mock.lastCall?.[0].signal;
    expect([get.mock.lastCall?.[0], signal?.aborted]).toEqual([
      { otp: { transport: ['sms'] }, signal },
      false,
    ]);
    unmount();
    expect(signal?.aborted).toBe(true);
    vi.unstubAllGlobals();
  });
});

describe('with Firebase verification', () => {
  it('Firebase sends the code, after the human verification [SMS-23 SMS-28 SMS-30]', async () => {
    open({ firebase: true });
    await tap();
    expect(fakes.firebaseNumberFn.mock.calls).toEqual([
      [{ data: { mobileNum: '0912345678', countryDialingCode: '84', ...PROOF } }],
    ]);
    expect(fakes.sendFirebaseCode.mock.calls).toEqual([[FIREBASE, '+84912345678']]);
    expect(fakes.sendCodeFn).not.toHaveBeenCalled();
    expect([said(), button().textContent]).toEqual([m.code_sent(), m.code_again_in({ seconds: 60 })]);
  });

  it('a failure to send hides the waiting message and leaves the button idle [SMS-14 SMS-26]', async () => {
    fakes.sendFirebaseCode.mockRejectedValue(new GatewayError('firebase.failed'));
    open({ firebase: true, purpose: 'forget' });
    await tap();
    expect([said(), refused(), button().textContent]).toEqual(['', m.error_firebase(), m.code_get()]);
  });

  it('Firebase checks the code and its token is what the form gets; without it there is none [SMS-24 SMS-25 SMS-27 SMS-28]', async () => {
    open({ firebase: true });
    fakes.confirmFirebaseCode.mockResolvedValue('id-token');
    expect(await confirm('123456')).toEqual({ firebaseIdToken: 'id-token' });
    expect(fakes.confirmFirebaseCode).toHaveBeenCalledWith('123456');
    fakes.confirmFirebaseCode.mockRejectedValue(new GatewayError('firebase.failed'));
    await expect(confirm('000000')).rejects.toMatchObject({ code: 'firebase.failed' });
    cleanup();
    open();
    expect(await confirm('123456')).toEqual({});
  });
});
