import { describe, expect, test } from 'vitest';
import { homeBanners } from './banner-kind';

const banner = (url: string, linkage = '', groupName = 'm_home') => ({ groupName, url, linkage, title: '' });

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
