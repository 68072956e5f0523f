// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastProvider } from '@/app/shell/toast';
import { GatewayError } from '@/contracts/errors';
import { onRouter } from '@/tests/support/on-site';
import { standIn } from '@/tests/support/stand-in';
import { useApplyReward } from './use-apply-reward';

const fakes = {
  requestRewardFn: vi.fn(),
  sendPictures: vi.fn(),
  navigate: vi.fn(),
  onEnded: vi.fn(),
};

standIn(import('./request-reward.functions'), { requestRewardFn: fakes.requestRewardFn });
standIn(import('@/app/lib/pictures/send-pictures'), { sendPictures: fakes.sendPictures });
standIn(import('@/app/locale/locale'), { useLocale: () => ({ language: 'VI' }) });
standIn(import('@/app/shell/session-watch'), { useSessionEnded: () => fakes.onEnded });

beforeEach(() => {
  vi.useFakeTimers();
  fakes.sendPictures.mockResolvedValue(['6f1c1f0e-58b7-4f0e-9a5d-0d7c2a1b3c4d']);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.resetAllMocks();
});

let apply: ReturnType<typeof useApplyReward>;

function Form() {
  apply = useApplyReward({ id: 501 }, [new File(['x'], 'anh.png')]);
  return null;
}

function open() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <Form />
      </ToastProvider>
    </QueryClientProvider>,
    { wrapper: onRouter({ navigate: fakes.navigate }) },
  );
  act(() => apply.set('remarks', ' Đã nạp '));
}
const send = () => apply.submit();
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const shown = (text: string) => screen.queryAllByText(text).length > 0;

test('a loading message stays while it takes, for 10 s at most [REWARD-45 CONST-21]', async () => {
  fakes.requestRewardFn.mockReturnValue(new Promise(() => {}));
  open();
  act(() => void send());
  await pass(9_999);
  expect(shown('Đang gửi yêu cầu…')).toBe(true);
  await pass(1);
  expect(shown('Đang gửi yêu cầu…')).toBe(false);
  expect(apply.sending).toBe(true);
});

test('when it worked the list opens and a word of thanks stays for 1 s [REWARD-46 REWARD-47 CONST-22]', async () => {
  fakes.requestRewardFn.mockResolvedValue({ success: true, value: null });
  open();
  await act(send);
  expect(fakes.navigate).toHaveBeenCalledWith({ to: '/m/activity', replace: true });
  expect(shown('Đã gửi yêu cầu nhận thưởng')).toBe(true);
  await pass(1_000);
  expect(shown('Đã gửi yêu cầu nhận thưởng')).toBe(false);
  expect(fakes.sendPictures.mock.lastCall?.[0]).toMatchObject([{ name: 'anh.png' }]);
  expect(fakes.requestRewardFn.mock.lastCall?.[0].data).toEqual({
    id: '501',
    remarks: 'Đã nạp',
    pictures: ['6f1c1f0e-58b7-4f0e-9a5d-0d7c2a1b3c4d'],
  });
});

test.each([
  ['reward.already.applied', 'Bạn đã gửi yêu cầu cho ưu đãi này rồi'],
  ['account.trial', 'Vui lòng đăng nhập tài khoản chính thức để dùng chức năng này'],
])(
  'a refusal ends the loading and says why, and what was written stays: %s [REWARD-48]',
  async (errorCode, text) => {
    fakes.requestRewardFn.mockResolvedValue({ success: false, errorCode, value: { captcha: false } });
    open();
    await act(send);
    expect(shown('Đang gửi yêu cầu…')).toBe(false);
    expect(shown(text)).toBe(true);
    expect(apply.sending).toBe(false);
    expect(apply.values.remarks).toBe(' Đã nạp ');
    expect(fakes.navigate).not.toHaveBeenCalled();
  },
);

test.each([
  ['picture.refused', 'Không đọc được ảnh này. Hãy thử ảnh khác'],
  ['request.too.large', 'Mỗi ảnh tối đa 5 MB'],
  ['request.too.slow', 'Kết nối quá chậm nên chưa gửi được. Vui lòng thử lại'],
  ['rate.limited', 'Bạn thao tác quá nhanh. Vui lòng đợi một lát rồi thử lại'],
] as const)(
  'a picture that the edge refuses is told so, and no application is sent: %s [REWARD-48 REWARD-54]',
  async (code, text) => {
    fakes.sendPictures.mockRejectedValueOnce(new GatewayError(code, null, 400));
    open();
    await act(send);
    expect(shown(text)).toBe(true);
    expect(apply.sending).toBe(false);
    expect(fakes.requestRewardFn).not.toHaveBeenCalled();
  },
);

test('a second tap sends nothing more, and a connection that dies lets one try again [REWARD-48]', async () => {
  let die = (_: Error) => {};
  fakes.requestRewardFn.mockReturnValueOnce(new Promise((_, reject) => (die = reject)));
  open();
  act(() => void send());
  await act(send);
  expect(fakes.requestRewardFn).toHaveBeenCalledOnce();
  await act(async () => die(new TypeError('Failed to fetch')));
  expect(apply.sending).toBe(false);
  fakes.requestRewardFn.mockResolvedValue({ success: true, value: null });
  await act(send);
  expect(fakes.navigate).toHaveBeenCalledOnce();
});
