import { describe, expect, test } from 'vitest';
import { bannerMedia, homeBanners } from './banner-kind';

const banner = (url: string, linkage = '', groupName = 'm_home') => ({ groupName, url, linkage, title: '' });
const HOSTS = ['stream.example.com'];

describe('the banners of home', () => {
  test('are those of group m_home, at most five [HOME-02 CONST-60 ENT-36]', () => {
    const all = [
      banner('/a.svg', '', 'm_video'),
      ...Array.from({ length: 7 }, (_, n) => banner(`/${n}.svg`)),
    ];
    expect(homeBanners(all).map(({ url }) => url)).toEqual([
      '/0.svg',
      '/1.svg',
      '/2.svg',
      '/3.svg',
      '/4.svg',
    ]);
  });

  test('leave out a banner without a picture or video [HOME-01]', () => {
    expect(homeBanners([banner('')])).toEqual([]);
  });
});

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
