import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { m } from '@/app/paraglide/messages.js';
import { expectNoBarrier, expectNoSidewaysScroll } from '@/tests/screens/support/barriers';
import { field, send, sendButton } from '@/tests/screens/support/form';
import { held, type Responses, refused } from '@/tests/screens/support/gateway';
import { renderScreen } from '@/tests/screens/support/render-screen';
import { announced } from '@/tests/screens/support/said';

const CARDS = '/m/bankCards';
const NONE: Responses = { 'bankCards.list': (known) => ({ ...known, list: [], payeeName: null }) };
const TWO: Responses = {
  'bankCards.list': ({ list, ...known }) => ({
    ...known,
    list: list.flatMap((card) => [
      card,
      { ...card, bankCardId: 'card-2', lastDigits: '1180', isDefault: false },
    ]),
  }),
};
const open = (answers: Responses = {}, at = CARDS) => renderScreen(at, { as: 'member', answers });
const cards = () => [...document.querySelectorAll<HTMLElement>('main ul > li')];
const inCard = (place: number) => within(cards()[place] ?? document.body);
const inputsOf = ({ asked }: Awaited<ReturnType<typeof open>>, operation: string) =>
  asked.flatMap((one) => (one.operation === operation ? [one.input] : []));

const bankField = () => screen.getByRole('button', { name: new RegExp(`^${m.cards_bank()}`) });
async function chooseBank() {
  fireEvent.click(bankField());
  const sheet = within(await screen.findByRole('dialog'));
  fireEvent.change(sheet.getByLabelText(m.cards_bank_search()), { target: { value: 'canh buom' } });
  fireEvent.click(await sheet.findByRole('button', { name: 'Ngân hàng Cánh Buồm' }));
  await vi.waitFor(() => expect(bankField().textContent).toContain('Ngân hàng Cánh Buồm'));
}

describe('a card that is bound', () => {
  it('names bank, number and payee, is sent once, and waits before money goes to it [ACC-13 ACC-15 MENU-47]', async () => {
    const sent = held();
    const visit = await open({ ...NONE, 'bankCards.add': sent });
    expect(screen.getByText(m.cards_empty_title())).toBeTruthy();
    fireEvent.click(within(screen.getByRole('main')).getByRole('link', { name: m.cards_add() }));
    await vi.waitFor(() => expect(visit.path()).toBe(`${CARDS}?add=true`));
    await send();
    await screen.findByText(m.cards_bank_missing());
    await vi.waitFor(() => expect(document.activeElement).toBe(bankField()));
    await expectNoBarrier();
    fireEvent.click(bankField());
    const sheet = within(await screen.findByRole('dialog'));
    fireEvent.change(sheet.getByLabelText(m.cards_bank_search()), { target: { value: 'zzz' } });
    await screen.findByText(m.cards_bank_none());
    await expectNoBarrier();
    fireEvent.click(sheet.getByRole('button', { name: m.action_close() }));
    await chooseBank();
    await send({ cardNumber: '9704 1111 1111 1111', holder: 'Nguyễn Minh An' });
    await screen.findByText(m.cards_number_format());
    await send({ cardNumber: '1029 3847 56' }, 2);
    await vi.waitFor(() => expect(sendButton().disabled).toBe(true));
    visit.known.answers = {
      'bankCards.list': ({ list, ...known }) => ({
        ...known,
        list: list.map((card) => ({ ...card, withdrawFrom: Date.now() + 86_400_000 })),
      }),
    };
    sent.release();
    await vi.waitFor(() => expect(visit.path()).toBe(CARDS));
    await vi.waitFor(() => expect(cards()).toHaveLength(1));
    for (const text of ['6724', m.cards_default()]) expect(cards()[0]?.textContent).toContain(text);
    expect(cards()[0]?.textContent).toMatch(/rút được từ \d\d:\d\d ngày \d\d\/\d\d/);
    expect(screen.getByText(m.cards_payee({ name: 'NGUYEN MINH AN' }))).toBeTruthy();
    expect(inputsOf(visit, 'bankCards.add')).toEqual([
      { bankCode: 'CBUOM', cardNumber: '1029384756', holder: 'Nguyễn Minh An' },
    ]);
    await expectNoBarrier();
  });

  it.each([
    ['of another member', 'bank.card.exists', 'cardNumber', m.error_card_exists],
    ['of another’s name', 'payee.name.differs', 'holder', m.error_payee_differs],
    ['of no number of a bank', 'bank.card.invalid', 'cardNumber', m.error_card_invalid],
  ] as const)(
    '%s is refused beside its field, and stays typed [ACC-13 ACC-15]',
    async (_, code, name, text) => {
      await open({ 'bankCards.add': refused(code) }, `${CARDS}?add=true`);
      expect([field('holder').value, field('holder').readOnly]).toEqual(['NGUYEN MINH AN', true]);
      await chooseBank();
      await send({ cardNumber: '1029384756' });
      await screen.findByText(text());
      await vi.waitFor(() => expect(document.activeElement).toBe(field(name)));
      expect(field('cardNumber').value).toBe('1029384756');
    },
  );
});

it('a card is made the default by a tap [ACC-13]', async () => {
  const visit = await open(TWO);
  expect(inCard(0).queryByRole('button', { name: m.cards_make_default() })).toBe(null);
  visit.known.answers = {
    'bankCards.list': ({ list: [card], ...known }) => ({
      ...known,
      list: [
        { ...card, bankCardId: 'card-2', lastDigits: '1180' },
        { ...card, isDefault: false },
      ] as never,
    }),
  };
  fireEvent.click(inCard(1).getByRole('button', { name: m.cards_make_default() }));
  await announced(m.cards_made_default());
  await vi.waitFor(() => expect(cards()[0]?.textContent).toContain('1180'));
  expect(inCard(0).queryByRole('button', { name: m.cards_make_default() })).toBe(null);
  expect(inputsOf(visit, 'bankCards.makeDefault')).toEqual([{ bankCardId: 'card-2' }]);
});

it('a card is unlinked after a question and a fresh proof [ACC-13 SESS-45]', async () => {
  const visit = await open({
    ...TWO,
    'bankCards.remove': [refused('reauthentication.required'), (example) => example],
  });
  const ask = async () => {
    fireEvent.click(inCard(0).getByRole('button', { name: m.cards_unbind() }));
    return within(await screen.findByRole('dialog'));
  };
  const first = await ask();
  first.getByText(m.cards_unbind_title());
  await expectNoBarrier();
  fireEvent.click(first.getByRole('button', { name: m.cards_keep() }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  expect(inputsOf(visit, 'bankCards.remove')).toEqual([]);
  fireEvent.click((await ask()).getByRole('button', { name: m.cards_unbind() }));
  await screen.findByRole('dialog', { name: m.reauthentication_title() });
  visit.known.answers = { ...visit.known.answers, 'bankCards.list': (example) => example };
  await send({ loginPassword: 'Lantern2209' });
  await vi.waitFor(() => expect(cards()).toHaveLength(1));
  expect(inputsOf(visit, 'bankCards.remove')).toEqual([{ bankCardId: 'card-1' }, { bankCardId: 'card-1' }]);
});

it('the form stands in English on a small phone [ACC-13]', async () => {
  await renderScreen(`${CARDS}?add=true`, { as: 'member', language: 'en', width: 320, height: 640 });
  expect(document.querySelector('h1')?.textContent).toBe(m.cards_title({}, { locale: 'en' }));
  expectNoSidewaysScroll();
  await expectNoBarrier();
});
