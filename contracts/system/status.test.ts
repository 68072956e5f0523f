import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { getCustomerService } from './customer-service';
import { getStatus } from './status';

const { info, ...others } = getStatus.example.output;
const sound = v.parse(getStatus.output, getStatus.example.output);
const read = (changes: Record<string, unknown>, beside: Record<string, unknown> = {}) =>
  v.parse(getStatus.output, { ...others, ...beside, info: { ...info, ...changes } });

describe('the status answer', () => {
  it.each([
    ['customerService', [{ path: null }], []],
    ['customerService', {}, []],
    ['resources', [{ resourceType: null }], []],
    ['mobileTemplate', { mem_cen: '1', dep_func: 1 }, { mem_cen: 0, dep_func: 1 }],
    ['mobileTemplate', 'classic', { mem_cen: 0, dep_func: 0 }],
    ['imageCDNs', [null], []],
    ['imageCDNs', 'https://cdn1.example.com', undefined],
    ['domainRoute', 7, undefined],
    ['mainDomain', [], undefined],
    ['paths', { a: 1 }, { a: 1 }],
    ['register', 'none', {}],
  ])('keeps the site open when info.%s is %j, and reads the rest [ENT-79 GATE-05]', (name, written, seen) => {
    expect(read({ [name]: written })).toEqual({ ...sound, info: { ...sound.info, [name]: seen } });
  });

  it('drops a bad entry of a list and keeps the others [GATE-29 ENT-79]', () => {
    const good = { path: 'https://a.example', position: 'menu' };
    const list = [null, good, { path: 7 }, { path: '/b', position: 3, name: {} }];
    const kept = [good, { path: '/b' }];
    expect(read({ customerService: list }).info.customerService).toEqual(kept);
    expect(v.parse(getCustomerService.output, list)).toEqual(kept);
  });

  it.each([
    [{ info: null }],
    [{ info: 'none' }],
    [{ location: 1 }],
    [{ imageCDNs: {} }],
    [{ mainDomain: 0 }],
  ])('is read although %j is in it [ENT-79]', (changes) => {
    expect(v.parse(getStatus.output, { ...others, ...changes }).info.customerService).toEqual([]);
  });

  it.each(['maintenance', 'regionRestriction'])(
    'is no status without a plain %s: that would open what is shut [GATE-16]',
    (name) => {
      for (const written of [undefined, null, 0, 'false']) {
        const response = { ...others, info, [name]: written };
        expect(v.safeParse(getStatus.output, response).success).toBe(false);
      }
    },
  );
});
