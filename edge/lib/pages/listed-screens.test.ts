import { expect, it } from 'vitest';
import { SCREENS } from '@/app/screens';
import { isListed, SITEMAP_SCREENS } from './listed-screens';

it('no screen of members or agents is listed, nor kept for all guests together [GATE-47]', () => {
  const own = Object.entries(SCREENS).flatMap(([path, screen]) => {
    if (!('access' in screen) || screen.access === 'everyone') return [];
    return ['members', 'agents'].includes(screen.access.only) ? [path] : [];
  });
  expect(own.length).toBeGreaterThan(20);
  expect(own.filter(isListed)).toEqual([]);
  expect(SITEMAP_SCREENS).toEqual(expect.arrayContaining(['/m/home', '/m/login', '/m/register']));
});
