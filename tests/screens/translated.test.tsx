import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { m } from '../../app/paraglide/messages.js';
import type { Visitor } from '../support/every-screen';
import { translatePage } from '../support/translated-page';
import type { Responses } from './support/gateway';
import { renderScreen } from './support/render-screen';

const main = () => screen.getByRole('main');
const tick = (name: string) => fireEvent.click(within(main()).getByRole('radio', { name }));
const places = () => document.querySelectorAll<HTMLFormElement>('dialog[open] form, main form');
const place = () => places()[places().length - 1] as HTMLFormElement;
const input = (name: string) => place().querySelector<HTMLInputElement>(`[name="${name}"]`);

type Form = {
  path: string;
  as?: Visitor;
  answers?: Responses;
  /** Brings the form up, and changes what of it comes and goes; the fields are typed into afterwards. */
  open?: () => unknown;
  /** By their names, what is typed: what is wrong, so that each says so, then what is right. */
  wrong: Record<string, string>;
  right: Record<string, string>;
  /** What is worked out of the right values, as it stands on the screen. */
  shows?: string[];
};

const FORMS: Record<string, Form> = {
  login: {
    path: '/m/login',
    wrong: { username: 'a', password: 'b' },
    right: { username: 'minhan_2209', password: 'Lantern2209' },
  },
  'login by telephone': {
    path: '/m/login',
    open: () => tick(m.login_mobile()),
    wrong: { mobileNum: '1' },
    right: { mobileNum: '912345678' },
  },
  register: {
    path: '/m/register',
    open: () => tick(m.login_username()),
    wrong: { username: 'a', password: 'b', confirmPassword: 'c' },
    right: { username: 'lantern_77', password: 'Lantern2209', confirmPassword: 'Lantern2209' },
  },
  'forgotten password': {
    path: '/m/forget',
    open: () => tick(m.forgot_email()),
    wrong: { username: 'a', email: 'b' },
    right: { username: 'minhan_2209', email: 'minhan@example.com' },
  },
  feedback: {
    path: '/m/feedback',
    as: 'member',
    wrong: { content: 'a' },
    right: { content: 'Trang tải chậm vào buổi tối' },
    shows: ['27/500'],
  },
  deposit: {
    path: '/m/voucherCenter',
    as: 'member',
    wrong: { amount: '1' },
    right: { amount: '5000000' },
    shows: ['5.000.000,00\u00a0₫'],
  },
  withdraw: {
    path: '/m/withdraw',
    as: 'member',
    wrong: { amount: '1', paymentPassword: '1' },
    right: { amount: '2000000', paymentPassword: '220926' },
    shows: ['2.000.000,00\u00a0₫', '10.345.678\u00a0₫'],
  },
  transfer: {
    path: '/m/transfer',
    as: 'member',
    open: () => {
      const vendor = main().querySelector('select[name="vendor"]') as HTMLSelectElement;
      fireEvent.change(vendor, { target: { value: [...vendor.options].at(-1)?.value } });
    },
    wrong: { amount: '0' },
    right: { amount: '200000' },
    shows: ['200.000,00\u00a0₫', '12.545.678\u00a0₫'],
  },
  'transfer up': {
    path: '/m/transferUp',
    as: 'member',
    wrong: { amount: '1', paymentPassword: '1' },
    right: { amount: '5000000', paymentPassword: '220926' },
    shows: ['5.000.000,00\u00a0₫'],
  },
  'bank card': {
    path: '/m/bankCards?add=true',
    as: 'member',
    open: async () => {
      fireEvent.click(await within(main()).findByRole('button', { name: new RegExp(m.cards_bank()) }));
      const banks = await screen.findByRole('dialog');
      fireEvent.click(await within(banks).findByRole('button', { name: /Cánh Buồm/ }));
      await vi.waitFor(() => expect(document.querySelector('dialog')).toBe(null));
    },
    wrong: { cardNumber: '1', holder: '1' },
    right: { cardNumber: '123456789012', holder: 'NGUYEN MINH AN' },
    shows: ['Ngân hàng Cánh Buồm'],
  },
  'payment password': {
    path: '/m/paymentPassword',
    as: 'member',
    answers: { 'member.paymentPassword': (known) => known },
    wrong: { newPassword: '1', confirm: '2' },
    right: { newPassword: '310714', confirm: '310714' },
  },
  'change of password': {
    path: '/m/changePsw',
    as: 'member',
    wrong: { old_password: 'a', password: 'b', confimpsw: 'c' },
    right: { old_password: 'Lantern2209', password: 'Lantern2210', confimpsw: 'Lantern2210' },
  },
  'e-mail address': {
    path: '/m/securityCenter/email',
    as: 'member',
    wrong: { email: 'a' },
    right: { email: 'minhan@example.com' },
  },
  'name of one’s own': {
    path: '/m/myAccount/index',
    as: 'member',
    answers: { 'member.profile': (known) => ({ ...known, nickname: '' }) as never },
    open: () => fireEvent.click(screen.getByRole('button', { name: new RegExp(m.register_nickname()) })),
    wrong: { nickname: '<>' },
    right: { nickname: 'Lan Hương' },
  },
  'application for a reward': {
    path: '/m/applyReward?id=501',
    as: 'member',
    answers: {
      'content.announcements': (known) => ({
        ...known,
        promotion: known.promotion?.map((one) => ({ ...(one as object), remarkRequired: 'Y' }) as never),
      }),
    },
    wrong: {},
    right: { remarks: 'Nạp lần đầu' },
  },
  'days of the record': {
    path: '/m/transaction/record',
    as: 'member',
    open: () => fireEvent.click(main().querySelector('button[aria-haspopup="dialog"]') as Element),
    wrong: { from: '1' },
    right: { from: '01/10/2026', to: '05/10/2026' },
  },
  'what if': {
    path: '/m/agent/commission?view=whatIf',
    as: 'agent',
    wrong: {},
    right: { turnover: '5000000', players: '3' },
  },
};

function fill(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const field = input(name);
    if (!field) throw new Error(`no field ${name}`);
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  }
}

it.each(Object.entries(FORMS))(
  'on a page that the browser translates the form of %s says what is wrong, keeps what is typed and shows what it comes to [LANG-26]',
  async (_, { path, as, answers, open, wrong, right, shows = [] }) => {
    await renderScreen(path, { ...(as && { as }), ...(answers && { answers }) });
    const stop = translatePage();
    try {
      await open?.();
      await vi.waitFor(() => {
        for (const name of Object.keys(right)) if (!input(name)) throw new Error(`no field ${name}`);
      });
      fill(wrong);
      const send = place().querySelector<HTMLButtonElement>('button[type="submit"]');
      if (send && !send.disabled && Object.keys(wrong).length > 0) {
        fireEvent.click(send);
        await vi.waitFor(() => expect(place().querySelector('[aria-invalid="true"]')).toBeTruthy());
      }
      fill(right);
      for (const text of shows) await vi.waitFor(() => expect(main().textContent).toContain(text));
      // Each that is right says nothing any more, and holds what was typed.
      for (const [name, value] of Object.entries(right)) {
        await vi.waitFor(() =>
          expect([name, input(name)?.getAttribute('aria-invalid')]).not.toEqual([name, 'true']),
        );
        expect([name, input(name)?.value.replace(/[. ](?=\d{3})/g, '')]).toEqual([name, value]);
      }
      expect(document.querySelector('font font')).toBeTruthy();
      expect(document.querySelector('[translate="no"] font')).toBe(null);
    } finally {
      stop();
    }
  },
);
