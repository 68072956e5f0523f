import { describe, expect, it, vi } from 'vitest';
import { perEnv } from './per-env';

describe('what is made of the settings', () => {
  it('is made once for each environment, also where it is nothing [GATE-22]', () => {
    const make = vi.fn(({ name }: { name?: string }) => name);
    const nameOf = perEnv(make);
    const [one, none] = [{ name: 'one' }, {}];
    expect([one, one, none, none].map(nameOf)).toEqual(['one', 'one', undefined, undefined]);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('fails each time that it fails [GATE-22]', () => {
    const broken = perEnv(() => {
      throw new Error('malformed');
    });
    const env = {};
    expect(() => broken(env)).toThrow('malformed');
    expect(() => broken(env)).toThrow('malformed');
  });
});
