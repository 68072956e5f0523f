import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeSite } from '../testing/fake-site';

const OWN = { name: 'Sao Mai', theme: 'light', bg: '#f7f3f4', surface: '#ffffff', edition: 'a1' };
const FILES = '/assets/brand/sao-mai/a1';
/** Files that say which one was asked for. */
const ASSETS = { fetch: async ({ url }: Request) => new Response(new URL(url).pathname) };

describe('a site with a brand of its operator', () => {
  beforeEach(() => {
    vi.spyOn(console, 'info').mockImplementation(() => {});
    vi.stubEnv('OPERATOR_BRANDS', JSON.stringify({ 'sao-mai': OWN }));
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });
  const manifestOf = async (vars: Record<string, string>) => {
    const manifest = await (await fakeSite({}, vars).fetch('/manifest.webmanifest')).json();
    return manifest as { name: string; icons: { src: string }[] };
  };

  it('is installed with the icons of that brand, under its name unless the settings say another [PWA-29]', async () => {
    const { name, icons } = await manifestOf({ BRAND: 'sao-mai' });
    expect(name).toBe('Sao Mai');
    expect(icons.map(({ src }) => src)).toEqual(
      ['icon-192', 'icon-512', 'maskable-192', 'maskable-512'].map((file) => `${FILES}/${file}.png`),
    );
    expect((await manifestOf({ BRAND: 'sao-mai', SITE_NAME: 'Acme' })).name).toBe('Acme');
  });

  it('is each its own where one deployment has many: name, colour, icons and drawings by the host [PWA-29]', async () => {
    const brands = { 'sao-mai': OWN, chanh: { ...OWN, name: 'Chanh', bg: '#f4f5f2', edition: 'b2' } };
    vi.stubEnv('OPERATOR_BRANDS', JSON.stringify(brands));
    const SITES = { chanh: { HOSTS: 'chanh.example', BRAND: 'chanh' } };
    const site = fakeSite({}, { BRAND: 'sao-mai', SITES, ASSETS } as never);
    const at = (url: string) => site.send(new Request(url));
    for (const [host, name, files] of [
      ['sao-mai.example', 'Sao Mai', FILES],
      ['chanh.example', 'Chanh', '/assets/brand/chanh/b2'],
    ]) {
      const manifest: { name: string; icons: { src: string }[] } = await (
        await at(`https://${host}/manifest.webmanifest`)
      ).json();
      expect([manifest.name, manifest.icons[0]?.src]).toEqual([name, `${files}/icon-192.png`]);
      expect(await (await at(`https://${host}/art/logo.svg`)).text()).toBe(`${files}/art/logo.svg`);
    }
  });

  it('leaves one with a delivered brand as it is [PWA-29]', async () => {
    const { name, icons } = await manifestOf({ BRAND: 'ben-sen' });
    expect([name, icons[0]?.src]).toEqual(['Bến Sen', '/icons/icon-192.png']);
  });

  it('has the drawings that are in its colours at the addresses that all sites have', async () => {
    const fileAt = async (path: string, BRAND: string) =>
      (await fakeSite({}, { ASSETS, BRAND } as never).fetch(path)).text();
    for (const path of ['/art/logo.svg', '/art/wallet-lanterns.svg', '/art/states/empty.svg']) {
      expect(await fileAt(path, 'sao-mai')).toBe(`${FILES}${path}`);
      expect(await fileAt(path, 'hoa-dang')).toBe(path);
    }
    expect(await fileAt('/art/wallet-waves.svg', 'sao-mai')).toBe('/art/wallet-waves.svg');
    expect(await fileAt('/xxx/logo.svg', 'sao-mai')).toBe('/xxx/logo.svg');
  });
});
