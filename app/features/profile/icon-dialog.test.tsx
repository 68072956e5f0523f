// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderOnSite } from '@/tests/support/on-site';
import { standIn } from '@/tests/support/stand-in';
import { m } from '../../paraglide/messages.js';
import { IconDialog } from './icon-dialog';

const functions = { setIconFn: vi.fn() };
standIn(import('./profile.functions'), functions);
standIn(import('../../lib/pictures/upright-picture'), { uprightPicture: async (picture: File) => picture });
standIn(import('./square-photo'), {
  readPhoto: async (url: string) => ({ url, width: 90, height: 60 }),
  squarePhoto: async () => 'data:image/jpeg;base64,AAAA',
});

afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

const bytesOf = {
  jpeg: [0xff, 0xd8, 0xff, 0xe0],
  jpg: [0xff, 0xd8, 0xff, 0xe0],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  gif: [...new TextEncoder().encode('GIF89a')],
  webp: [...new TextEncoder().encode('RIFF1234WEBP')],
};

async function open(): Promise<HTMLInputElement> {
  await renderOnSite(<IconDialog current={null} onClose={() => undefined} />, { session: { type: 0 } });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('nothing to pick with');
  return input;
}

async function pick(type: keyof typeof bytesOf): Promise<void> {
  const input = await open();
  const file = new File([new Uint8Array(bytesOf[type])], `anh.${type}`, { type: `image/${type}` });
  await act(async () => fireEvent.change(input, { target: { files: [file] } }));
}

it.each(['jpeg', 'jpg', 'png', 'gif'] as const)(
  'a photo of one’s own may be a %s, and is sent as a square JPEG [REWARD-29 CONST-53 ACC-07]',
  async (type) => {
    functions.setIconFn.mockResolvedValue({ success: true, value: null });
    await pick(type);
    expect(await screen.findByText(m.account_icon_other())).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: m.account_save() }));
    await vi.waitFor(() =>
      expect(functions.setIconFn).toHaveBeenCalledExactlyOnceWith({
        data: { icon: 'data:image/jpeg;base64,AAAA' },
      }),
    );
  },
);

it('a photo of any other type is refused, and the types that are taken are what the phone offers and what is said [REWARD-29 CONST-53]', async () => {
  await pick('webp');
  expect(await screen.findByText(m.account_icon_type())).toBeTruthy();
  const offered = document.querySelector<HTMLInputElement>('input[type="file"]')?.accept.split(',');
  expect(offered).toEqual(['image/jpeg', 'image/jpg', 'image/png', 'image/gif']);
  expect([m.account_icon_type(), m.account_icon_rules()]).toEqual([
    expect.stringContaining('JPEG, PNG hoặc GIF'),
    expect.stringContaining('JPEG, PNG hoặc GIF'),
  ]);
});
