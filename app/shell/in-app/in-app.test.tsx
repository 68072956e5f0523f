// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderOnSite } from '@/tests/support/on-site';
import { keepPresetCodes } from '../../domain/invitation/preset-codes';
import { tabStore } from '../../lib/storage/storage';
import { m } from '../../paraglide/messages.js';
import { TableDownload } from '../tables/table-download';
import { useSaveFile } from '../use-save-file';
import { InsteadOfDownloads } from './instead-of-downloads';

const VIEW =
  'Mozilla/5.0 (Linux; Android 13; SM-A135F; wv) AppleWebKit/537.36 Version/4.0 Chrome/126.0 Mobile Safari/537.36 Zalo android/12';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Zalo iOS/661';
const CHROME =
  'Mozilla/5.0 (Linux; Android 13; SM-A135F) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36';
const copied = vi.fn(async () => undefined);

function comeBy(userAgent: string) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  vi.stubGlobal('PublicKeyCredential', class {});
}

function Keeper() {
  const { save, sheet } = useSaveFile();
  return (
    <>
      <button type="button" onClick={() => save(new File(['x'], 'HD8826.png', { type: 'image/png' }))}>
        keep
      </button>
      {sheet}
    </>
  );
}

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://site.example/m/transaction/record?kind=bet'));
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: copied } });
});
afterEach(() => {
  cleanup();
  tabStore.clear();
  Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(navigator, 'canShare');
  Reflect.deleteProperty(navigator, 'share');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  copied.mockClear();
});

describe('the way to the phone’s browser', () => {
  it('says on Android how it goes, hands the address on, and copies it, with the codes of the visit [REG-65]', async () => {
    comeBy(VIEW);
    keepPresetCodes('?aff=HD8826');
    await renderOnSite(<InsteadOfDownloads />);
    const address = 'https://site.example/m/transaction/record?kind=bet&affiliateCode=HD8826';
    expect(screen.getByText(m.in_app_android_menu())).toBeTruthy();
    expect(screen.getByRole('link', { name: m.in_app_open() }).getAttribute('href')).toMatch(
      /^intent:\/\/site\.example\/m\/transaction\/record\?kind=bet&affiliateCode=HD8826#Intent;scheme=https;/,
    );
    expect(screen.getByText(address)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: m.in_app_copy_link() }));
    expect(await screen.findAllByText(m.copy_success())).toBeTruthy();
    expect(copied).toHaveBeenCalledWith(address);
  });

  it('says how it goes on an iPhone, which has no such address', async () => {
    comeBy(IPHONE);
    await renderOnSite(<InsteadOfDownloads />);
    expect(screen.getByText(m.in_app_iphone_open())).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

const csv = (lines: string[]) =>
  new Response(`\uFEFF${lines.join('\n')}\n`, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8; header=present',
      'Content-Disposition': 'attachment; filename="record.csv"',
    },
  });

describe('a table to take away', () => {
  const show = () =>
    renderOnSite(
      <TableDownload address="/m/record.csv?from=2026-11-01" className="download">
        CSV
      </TableDownload>,
    );

  it('is a link to the file in a browser', async () => {
    comeBy(CHROME);
    await show();
    const link = screen.getByRole('link', { name: 'CSV' });
    expect(link.getAttribute('href')).toBe('/m/record.csv?from=2026-11-01');
    expect(link.getAttribute('rel')).toBe('nofollow');
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is shown in a view of another app, copied whole and shared as a file', async () => {
    comeBy(VIEW);
    const lines = Array.from({ length: 103 }, (_, row) => `row ${row},1`);
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => csv(lines)),
    );
    const share = vi.fn(async (_: { files: File[] }) => undefined);
    Object.assign(navigator, { canShare: () => true, share });
    await show();
    fireEvent.click(screen.getByRole('link', { name: 'CSV' }));
    const table = await screen.findByLabelText('record.csv', { selector: 'section' });
    expect(table.textContent).toMatch(/^row 0,1/);
    expect(screen.getByText(m.in_app_more({ count: 3 }))).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: m.in_app_copy_table() }));
    await vi.waitFor(() => expect(copied).toHaveBeenCalledWith(`${lines.join('\n')}\n`));
    fireEvent.click(screen.getByRole('button', { name: m.in_app_share() }));
    expect(share.mock.lastCall?.[0].files[0]?.name).toBe('record.csv');
  });

  it('says so when a page comes in its place, and asks again', async () => {
    comeBy(VIEW);
    const answers = [
      new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }),
      csv(['a,b']),
    ];
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => answers.shift()),
    );
    await show();
    fireEvent.click(screen.getByRole('link', { name: 'CSV' }));
    expect(await screen.findByText(m.in_app_failed())).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: m.action_retry() }));
    expect((await screen.findByLabelText('record.csv', { selector: 'section' })).textContent).toBe('a,b');
    expect(screen.queryByRole('button', { name: m.in_app_share() })).toBeNull();
  });
});

describe('a table that the site leads on from', () => {
  const assign = vi.fn();

  async function askFor(answer: Response, url: string) {
    comeBy(VIEW);
    assign.mockClear();
    Object.assign(location, { assign });
    const led = Object.defineProperties(answer, { redirected: { value: true }, url: { value: url } });
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => led),
    );
    await renderOnSite(
      <TableDownload address="/m/record.csv" className={undefined}>
        CSV
      </TableDownload>,
    );
    fireEvent.click(screen.getByRole('link', { name: 'CSV' }));
  }

  it('leads to the page that says why it is refused, as its link would have', async () => {
    const url = 'https://site.example/m/login?redirect=%2Fm%2Frecord';
    await askFor(new Response('<!doctype html>'), url);
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith(url));
  });

  it('is shown in place where another address has it', async () => {
    await askFor(csv(['a,b']), 'https://site.example/m/clean.csv');
    expect((await screen.findByLabelText('record.csv', { selector: 'section' })).textContent).toBe('a,b');
    expect(assign).not.toHaveBeenCalled();
  });
});

describe('a picture to keep', () => {
  it('is shown in a view of another app, to be kept by a long press', async () => {
    comeBy(VIEW);
    await renderOnSite(<Keeper />);
    fireEvent.click(screen.getByRole('button', { name: 'keep' }));
    const picture = await screen.findByAltText('HD8826.png');
    expect(picture.getAttribute('src')).toMatch(/^data:image\/png;base64,/);
    expect(screen.getByText(m.in_app_picture_text())).toBeTruthy();
  });

  it('goes to the downloads of a browser', async () => {
    comeBy(CHROME);
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await renderOnSite(<Keeper />);
    fireEvent.click(screen.getByRole('button', { name: 'keep' }));
    expect(clicked).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
