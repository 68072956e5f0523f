import { describe, expect, it, vi } from 'vitest';
import { describeError, log, scrub, scrubPath } from './log';

describe('log lines', () => {
  it.each([
    ['call 0912345678 now', 'call [digits] now'],
    ['call ٠٩١٢٣٤٥٦٧٨ now', 'call [digits] now'],
    ['card 4111 1111-1111 1111', 'card [digits]'],
    ['write to an.minh@mail.example.com', 'write to [e-mail]'],
    ['Authorization: Bearer abc.def', 'Authorization: [token]'],
    ['{"password":"Lantern2209"}', '{"password":"[secret]"}'],
    ['password=hunter2&x=1', 'password=[secret]&x=1'],
    ['eyJhbGciOiJkaXIi.abc.defgh', '[token]'],
    ['a3f1'.repeat(10), '[token]'],
    ['TypeError: x is not a function', 'TypeError: x is not a function'],
    ['order 12345', 'order 12345'],
  ])('%j is written as %j [ERR-60]', (text, clean) => {
    expect(scrub(text)).toBe(clean);
  });

  it.each([
    ['/m/an%40mail.example.com', '/m/[e-mail]'],
    ['/m/an%2540mail.example.com', '/m/[e-mail]'],
    ['/m/%30%39%31%32%33%34%35%36%37%38', '/m/[digits]'],
    ['/m/p%61ssword%3Dhunter2?x=1', '/m/password=[secret]'],
    ['/m/h%E1%BB%99i%20x', '/m/hội x'],
    ['/m/%FFan%40mail.example.com', '/m/\ufffd[e-mail]'],
    ['/m/%zz', '/m/%zz'],
  ])('write the path %j as %j, decoded before it is scrubbed [ERR-60]', (path, clean) => {
    expect(scrubPath(path)).toBe(clean);
  });

  it.each(['a', 'ab.', 'a@', '0', '-', ' ', 'code=', '%2561', '…'])(
    'cost %j in a row no more than their start, and end between two words [ERR-60]',
    (part) => {
      const long = part.repeat(200_000);
      expect(scrub(`x ${long}`).length).toBeLessThanOrEqual(1_002);
      expect(scrubPath(`/m/x/${long}`).length).toBeLessThanOrEqual(402);
    },
  );

  it('cut no address, number or token in two [ERR-60]', () => {
    const words = 'x '.repeat(490);
    expect(scrub(`${words}an.minh.nguyen.van@mail.example.com`)).toBe(`${words}…`);
    expect(scrubPath(`/m/${'x/'.repeat(190)}an.minh.nguyen.van@mail.example.com`)).toBe(
      `/m/${'x/'.repeat(190)}…`,
    );
  });

  it('describe an error by its name and first line [ERR-60]', () => {
    expect(describeError(new TypeError('no\nstack at secret.ts'))).toBe('TypeError: no');
    expect(describeError('text')).toBe('unknown error');
  });

  it('are of the list of events, with its fields, at its level', () => {
    const [info, error] = [vi.spyOn(console, 'info'), vi.spyOn(console, 'error')].map((spy) =>
      spy.mockReturnValue(),
    );
    log('gateway.back', { operation: 'system.status' });
    log('settings.malformed', { setting: 'BRAND', reason: 'is no name' });
    expect(info?.mock.calls).toEqual([['{"event":"gateway.back","operation":"system.status"}']]);
    expect(error?.mock.calls).toEqual([
      ['{"event":"settings.malformed","setting":"BRAND","reason":"is no name"}'],
    ]);
    vi.restoreAllMocks();
    const wrong = () => {
      // @ts-expect-error no event of the list
      log('gateway-back', { operation: 'system.status' });
      // @ts-expect-error a field that the event does not have
      log('gateway.back', { operation: 'system.status', password: 'x' });
      // @ts-expect-error a field that is missing
      log('gateway.back', {});
    };
    expect(wrong).toBeTypeOf('function');
  });
});
