import { describe, expect, it } from 'vitest';
import { SETTINGS } from '../../settings';

const read = (table: unknown) =>
  SETTINGS.SITES.read(typeof table === 'string' ? table : JSON.stringify(table));
const sen = { HOSTS: 'sen.example, *.sen.example', BRAND: 'ben-sen' };

describe('the table of sites', () => {
  it('gives each site its hosts and settings', () => {
    expect(read({ sen, trang: { HOSTS: 'Trang.example', SITE_NAME: 'Trăng' } })).toEqual({
      value: [
        { name: 'sen', hosts: ['sen.example', '*.sen.example'], written: { BRAND: 'ben-sen' } },
        { name: 'trang', hosts: ['trang.example'], written: { SITE_NAME: 'Trăng' } },
      ],
      problems: [],
    });
  });

  it('is no site more where nothing is set', () => {
    expect(read('')).toEqual({ value: [], problems: [] });
  });

  it.each([
    ['{', ['is no table of sites']],
    [[sen], ['is no table of sites']],
    [{ 'Bến Sen': sen }, ['Bến Sen: is no name such as ben-sen']],
    [{ sen: 'sen.example' }, ['sen: has no settings']],
    [{ sen: { BRAND: 'ben-sen' } }, ['sen: HOSTS names none']],
    [
      { sen: { HOSTS: 'sen.example, https://x.example/' } },
      ['sen: HOSTS entry 2 is no host such as sen.example or *.sen.example'],
    ],
    [{ sen, trang: { HOSTS: 'sen.example' } }, ['trang: HOSTS entry 1 is a host of sen too']],
  ])('shuts every site where it cannot be told whose a host is: %j', (table, problems) => {
    expect(read(table)).toEqual({ value: null, problems });
  });

  it.each([
    [{ GATE_DENY_COUNTRY: 'VN' }, 'sen: GATE_DENY_COUNTRY is no setting; did you mean GATE_DENY_COUNTRIES?'],
    [{ HOST: 'x.example' }, 'sen: HOST is no setting; did you mean HOSTS?'],
    [{ SESSION_KEYS: 'k1:secret' }, 'sen: SESSION_KEYS is the same for all sites'],
    [{ ACCESS_AUDIENCE: 'x' }, 'sen: ACCESS_AUDIENCE is the same for all sites'],
    [{ TURNSTILE_SITE_KEY: 'x' }, 'sen: TURNSTILE_SITE_KEY is the same for all sites'],
    [{ SANDBOX: '1' }, 'sen: SANDBOX is the same for all sites'],
    [{ SITES: '{}' }, 'sen: SITES is the same for all sites'],
    [{ AGE_LIMIT: 21 }, 'sen: AGE_LIMIT is no text'],
    [{ AGE_LIMIT: '16' }, 'sen: AGE_LIMIT is none of "18", "21"'],
  ])('says what is wrong with a setting of a site, and has the site all the same: %j', (more, problem) => {
    const { value, problems } = read({ sen: { ...sen, ...more } });
    expect(problems).toEqual([problem]);
    expect(value?.map(({ name }) => name)).toEqual(['sen']);
    expect(Object.keys(value?.[0]?.written ?? {})).not.toContain('SESSION_KEYS');
  });
});
