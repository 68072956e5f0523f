// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { standIn } from '@/tests/support/stand-in';
import { tabStore } from '../../lib/storage/storage';
import { MovingPicture } from './moving-picture';

const where = { native: false, installed: false };
const given = vi.fn();

standIn(import('../../session/app-context'), { useAppContext: () => where });
standIn(import('../../locale/locale'), { useLocale: () => ({}) });
standIn(import('../../session/site.queries'), {
  useSite: () => ({ imageHosts: { list: [], fallback: '' } }),
});
standIn(import('../../ui/background-video'), {
  BackgroundVideo: (props: object) => {
    given(props);
    return <span>video</span>;
  },
});

afterEach(() => {
  cleanup();
  tabStore.clear();
  vi.clearAllMocks();
  Object.assign(where, { native: false, installed: false });
});

function show(kind: 'video' | 'stream') {
  render(<MovingPicture media={{ kind, src: '/videos/moon.mp4', poster: '/moon.svg' }} />);
  expect(screen.getByText('video')).toBeTruthy();
  return given.mock.lastCall?.[0];
}

test('a video appears after half a second and remembers its place by its address [SHELL-38 SHELL-40 SHELL-41 CONST-66]', () => {
  const { position, ...props } = show('video');
  expect(props).toMatchObject({ delay: 500, allowed: true });
  position.note(12.34);
  expect(sessionStorage.getItem('VIDEO_POS_/videos/moon.mp4')).toBe('12.3');
  expect(position.read()).toBe(12.3);
});

test('a video stays a poster in the native and in the installed app [SHELL-39]', () => {
  where.native = true;
  expect(show('video')).toMatchObject({ allowed: false });
  cleanup();
  Object.assign(where, { native: false, installed: true });
  expect(show('video')).toMatchObject({ allowed: false });
});

test('a cloud stream plays at once, in an app too [HOME-03]', () => {
  where.native = true;
  expect(show('stream')).toMatchObject({ delay: 0, playable: true, allowed: true, position: undefined });
});
