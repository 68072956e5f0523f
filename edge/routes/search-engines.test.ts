import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { robots, sitemap } from './search-engines';

const app = new Hono().get('/robots.txt', robots() as never).get('/sitemap.xml', sitemap() as never);

it('names the host that was asked, and a strange one neither breaks the sitemap nor adds a line', async () => {
  const xml = await (await app.request('http://a&b/sitemap.xml', undefined, {})).text();
  expect(xml).toContain('<loc>http://a&amp;b/m/home</loc>');
  expect(xml.replaceAll(/&amp;/g, '')).not.toContain('&');
  const text = await (await app.request('http://a&b/robots.txt')).text();
  expect(text.match(/^Sitemap: .*$/gm)).toEqual(['Sitemap: http://a&b/sitemap.xml']);
});

it('asks search engines to leave out calls, and what only a page asks for', async () => {
  const text = await (await app.request('http://a.example/robots.txt')).text();
  const closed = ['/sandbox/', '/wps/', '/lgw/', '/_serverFn/', '/client-errors', '/human-verification/'].map(
    (path) => `Disallow: ${path}`,
  );
  const sitemap = 'Sitemap: http://a.example/sitemap.xml';
  expect(text.split('\n')).toEqual(['User-agent: *', 'Allow: /', ...closed, '', sitemap, '']);
});
