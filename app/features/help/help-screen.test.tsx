import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectNoBarrier } from '@/tests/screens/support/barriers';
import { fill, send } from '@/tests/screens/support/form';
import { held, type Responses } from '@/tests/screens/support/gateway';
import { renderScreen } from '@/tests/screens/support/render-screen';
import { alerts, errorOf } from '@/tests/screens/support/said';
import { m } from '../../paraglide/messages.js';

const TAGS = ['about', 'terms', 'privacy', 'responsible', undefined, undefined, undefined];
const TITLES = TAGS.map((_, index) => `Chủ đề số ${index + 1}`);
const HELP: Responses = {
  'content.helpCentre': () => ({
    list: TAGS.map((tag, index) => ({
      title: TITLES[index] ?? '',
      content: `<p>Lời của chủ đề ${index + 1}. ${'Một câu dài. '.repeat(80)}</p>`,
      ...(tag && { tag }),
      children: [1, 2, 3].map((at) => ({
        title: `Câu hỏi ${index + 1}.${at}`,
        content: `<p>Trả lời ${index + 1}.${at}</p>`,
      })),
    })),
  }),
};

const open = (address: string) => renderScreen(address, { answers: HELP });
const strip = () => screen.getByRole('navigation', { name: m.help_tabs() });
const selected = () => strip().querySelector('[aria-current="page"]');
const heading = () => within(screen.getByRole('article')).getByRole('heading', { level: 2 }).textContent;

/** How far the middle of the selected tab is from the middle of the strip, in pixels, as far as it can scroll. */
function offCentre(): number {
  const middle = (element: Element) => {
    const { left, width } = element.getBoundingClientRect();
    return left + width / 2;
  };
  const nav = strip();
  const distance = middle(selected() ?? nav) - middle(nav);
  const start = Math.abs(nav.scrollLeft);
  const rest = nav.scrollWidth - nav.clientWidth - start;
  const isAtEnd = distance < 0 ? start < 1 : rest < 1;
  return isAtEnd ? 0 : Math.abs(Math.round(distance));
}

describe('the help centre', () => {
  it('shows a tab per title, centred when it is tapped, with its text and questions [HELP-01 HELP-02 HELP-07 ROUTE-45 CALL-35 ROLE-14]', async () => {
    await open('/m/help');
    const tabs = within(strip()).getAllByRole('link');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(TITLES);
    expect(selected()?.textContent).toBe(TITLES[0]);
    for (const index of [2, 6, 3]) {
      fireEvent.click(within(strip()).getAllByRole('link')[index] as HTMLElement);
      await vi.waitFor(() =>
        expect([selected()?.textContent, heading()]).toEqual([TITLES[index], TITLES[index]]),
      );
      await vi.waitFor(() => expect(offCentre()).toBeLessThan(2));
    }
  });

  it.each([
    ['/m/help?i=5', 5],
    ['/m/help?tag=terms&i=0', 1],
    ['/m/help?tag=about&i=3', 0],
    ['/m/help?tag=nowhere&i=99', 0],
  ])(
    'at %s the tab %i is picked, in the centre [HELP-03 HELP-04 HELP-06 HELP-07 ROUTE-22 ROUTE-23]',
    async (address, index) => {
      await open(address);
      expect([selected()?.textContent, heading()]).toEqual([TITLES[index], TITLES[index]]);
      expect(screen.getByRole('article').textContent).toContain(`Lời của chủ đề ${index + 1}`);
      await vi.waitFor(() => expect(offCentre()).toBeLessThan(2));
    },
  );

  it('opens the question that the address picks, in sight; it stands alone by the same values [HELP-05 ROUTE-46 ROUTE-47]', async () => {
    const { path } = await open('/m/help?i=1&c=1');
    const question = document.querySelectorAll('main details[open]');
    expect(question).toHaveLength(1);
    expect(question[0]?.textContent).toContain('Câu hỏi 2.2');
    await vi.waitFor(() => {
      const { top, bottom } = question[0]?.getBoundingClientRect() ?? { top: -1, bottom: 0 };
      expect([top >= 0, bottom <= innerHeight]).toEqual([true, true]);
    });
    fireEvent.click(within(question[0] as HTMLElement).getByRole('link', { name: m.help_open_alone() }));
    await vi.waitFor(() => expect(path()).toBe('/m/helpDetail?tag=terms&c=1'));
    await vi.waitFor(() => expect(heading()).toBe('Câu hỏi 2.2'));
    expect(screen.getByRole('article').textContent).toContain('Trả lời 2.2');
    await expectNoBarrier();
  });
});

it.each([
  ['en', '/m/helpDetail?tag=terms'],
  ['en', '/m/support'],
  ['ar', '/m/help?tag=about'],
] as const)('in the language %s %s has no barrier either [HELP-05 ROUTE-46]', async (language, address) => {
  await renderScreen(address, { language, answers: HELP });
  expect(document.documentElement.dir).toBe(language === 'ar' ? 'rtl' : 'ltr');
  expect(screen.getAllByRole('heading', { level: 2 })).not.toEqual([]);
  await expectNoBarrier();
});

describe('the support centre', () => {
  afterEach(() => void Reflect.deleteProperty(navigator, 'standalone'));
  const items = () =>
    within(screen.getByRole('region', { name: m.support_title() })).getAllByRole('listitem');
  const itemOf = (name: string) => items().find(({ textContent }) => textContent?.includes(name));
  const site = {
    customerService: [{ path: 'https://help.example.com/chat', name: 'Zalo', position: 'support' }],
  };
  const service = () => screen.getAllByRole('link', { name: new RegExp(m.support_contact()) })[0];

  it('lists who helps; links open a context of their own, and lead a guest to feedback by the login [HELP-14 HELP-15 HELP-16 HELP-17 HELP-18 HELP-19 HELP-27 ROUTE-21 ROUTE-103 ROLE-13]', async () => {
    const { path } = await renderScreen('/m/support', { site });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(m.contact());
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(m.support_title());
    expect(screen.getByText(m.support_info())).toBeTruthy();
    expect(service()?.getAttribute('target')).toBe('_blank');
    expect(service()?.getAttribute('href')).toMatch(/^https?:/);
    const leads = async (name: string, address: string) => {
      fireEvent.click(within(itemOf(name) as HTMLElement).getByRole('link'));
      await vi.waitFor(() => expect(path()).toBe(address));
    };
    await leads(m.feedback_title(), '/m/login?redirect=%2Fm%2Ffeedback');
    await renderScreen('/m/support', { site });
    await leads(m.help_center(), '/m/help');
  });

  it('opens customer service in place in the installed app [HELP-20]', async () => {
    Object.defineProperty(navigator, 'standalone', { value: true, configurable: true });
    await renderScreen('/m/support', { site });
    await vi.waitFor(() => expect(service()?.hasAttribute('target')).toBe(false));
  });

  it('does not list feedback where the operator takes none [HELP-18]', async () => {
    await renderScreen('/m/support', { off: ['FEEDBACK3'] });
    expect([itemOf(m.feedback_title()), itemOf(m.help_center()) !== undefined]).toEqual([undefined, true]);
  });
});

describe('feedback', () => {
  const CONTENT = 'Trang chạy rất mượt, mong có thêm trò chơi lô tô.';
  const words = () => screen.getByLabelText<HTMLTextAreaElement>(m.feedback_content());

  it('of a member has bounds that are named; a failure keeps the text, and two taps send it once, under its key [HELP-22 HELP-23 HELP-24 HELP-25 HELP-26 ROUTE-20 CALL-33 ERR-29 ERR-30]', async () => {
    const sending = held();
    const { asked } = await renderScreen('/m/feedback', {
      as: 'member',
      answers: { 'content.feedback': ['dead', sending] },
    });
    const field = m.feedback_content();
    await send();
    await vi.waitFor(() => expect(errorOf('content')).toContain(m.form_required({ field })));
    await vi.waitFor(() => expect(document.activeElement).toBe(words()));
    await fill({ content: '  ngắn  ' });
    await vi.waitFor(() => expect(errorOf('content')).toContain(m.form_length({ field, min: 10, max: 500 })));
    expect(screen.getByText('4/500')).toBeTruthy();
    await expectNoBarrier();

    await fill({ content: CONTENT });
    fireEvent.click(screen.getByRole('checkbox', { name: m.feedback_type_suggestion() }));
    await send();
    await vi.waitFor(() => expect(alerts()).toEqual([m.error_system()]));
    expect(words().value).toBe(CONTENT);
    await send({}, 2);
    expect(await screen.findByRole('button', { name: m.feedback_sending() })).toBeTruthy();
    sending.release();
    const thanks = await screen.findByRole('heading', { name: m.feedback_sent_title() });
    await vi.waitFor(() => expect(document.activeElement).toBe(thanks));
    await expectNoBarrier();
    const sent = asked.filter(({ operation }) => operation === 'content.feedback');
    expect(sent.map(({ input }) => input)).toEqual(
      [1, 2].map(() => ({ content: CONTENT, type: 'suggestion' })),
    );
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });

  it('on trial asks for an actual account [HELP-22]', async () => {
    await renderScreen('/m/feedback', { as: 'trial' });
    expect(screen.getByText(m.error_actual_account())).toBeTruthy();
    expect(screen.queryByLabelText(m.feedback_content())).toBe(null);
  });

  it('the terms of the registration open in the help centre, beside the form [HELP-12]', async () => {
    await renderScreen('/m/register');
    await fill({});
    const terms = screen.getByRole('link', { name: m.register_terms_link() });
    const address = terms.getAttribute('href') ?? '';
    expect([address, terms.getAttribute('target')]).toEqual(['/m/help?tag=terms', '_blank']);
    await open(address);
    expect(heading()).toBe(TITLES[1]);
  });
});
