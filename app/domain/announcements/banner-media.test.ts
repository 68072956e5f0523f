import { describe, expect, test } from 'vitest';
import { bannerMedia } from './banner-media';

const banner = (url: string, linkage = '') => ({ url, linkage });
const HOSTS = ['stream.example.com'];

describe('a banner', () => {
  test('on a stream host of the site is a cloud stream [HOME-03 HOME-06]', () => {
    const src = 'https://stream.example.com/live/1';
    expect(bannerMedia(banner(src), HOSTS)).toEqual({ kind: 'stream', src, poster: '' });
    expect(bannerMedia(banner('/art/banners/moon.svg', src), HOSTS)).toEqual({
      kind: 'stream',
      src,
      poster: '/art/banners/moon.svg',
    });
  });

  test('of a host that only resembles a stream host is none [HOME-06]', () => {
    for (const url of [
      'https://stream.example.com.evil.test/1',
      'https://a.stream.example.com/1',
      '/stream.example.com',
    ]) {
      expect(bannerMedia(banner(url), HOSTS)).toEqual({ kind: 'picture', path: url });
    }
  });

  test('whose link ends in .mp4 is a background video over its picture [HOME-04]', () => {
    expect(bannerMedia(banner('/b.svg', 'https://cdn.example.com/a.MP4?v=2'), [])).toEqual({
      kind: 'video',
      src: 'https://cdn.example.com/a.MP4?v=2',
      poster: '/b.svg',
    });
    expect(bannerMedia(banner('/videos/a.mp4', '/m/activity?id=1'), [])).toEqual({
      kind: 'video',
      src: '/videos/a.mp4',
      poster: '',
    });
  });

  test('of any other kind is a picture of the carousel [HOME-05]', () => {
    const path = '/art/banners/moon.svg';
    expect(bannerMedia(banner(path, '/m/activity?id=1&name=.mp4'), HOSTS)).toEqual({ kind: 'picture', path });
    expect(bannerMedia(banner(path, 'javascript:a.mp4'), HOSTS)).toEqual({ kind: 'picture', path });
  });
});
