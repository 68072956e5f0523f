import { expect, it } from 'vitest';
import { newReference } from '../../platform/order-no';
import { referencesIn } from './references-in';

const CODE = 'HD4K7Q2M8B';

it.each([
  ['small letters', 'hd4k7q2m8b'],
  ['blanks inside', ' HD4K 7Q2M 8B '],
  ['words around it', 'CT DEN:012345678901 HD4K7Q2M8B chuyen tien FT26330001'],
  ['words grown together with it', 'MBVCB.123.HD4K7Q2M8BCT tu NGUYEN VAN A'],
  ['a full stop, dashes and a line break', 'HD-4K7Q-2M8B.\r\n'],
  ['marks of a language', 'HĐ4K7Q2M8B chuyển khoản'],
  ['full-width letters', 'ＨＤ４Ｋ７Ｑ２Ｍ８Ｂ'],
  ['invisible characters', '\u200bHD4K\u00a07Q2M\u00ad8B\u200e'],
  ['the reference twice', 'HD4K7Q2M8B HD4K7Q2M8B'],
])('a reference is found in %s [MONEY-02]', (_, text) => {
  expect(referencesIn(text)).toEqual([CODE]);
});

it('none is found in a part of one, one with another letter inside, or a text without any [MONEY-02]', () => {
  for (const text of ['HD4K7Q2M8', '4K7Q2M8B', 'HD4K7Q0M8B', 'NAP TIEN', '', '🎉'.repeat(100)])
    expect(referencesIn(text)).toEqual([]);
});

it('all are found where there are several, also in one another: who reads them decides [MONEY-02]', () => {
  expect(referencesIn('HD4K7Q2M8B HD2222CCCC')).toEqual([CODE, 'HD2222CCCC']);
  expect(referencesIn('HDHD4K7Q2M8B')).toEqual(['HDHD4K7Q2M', CODE]);
});

it('references are drawn so that rewriting makes no two of them one, nor hides one in another [MONEY-02]', () => {
  for (let count = 0; count < 500; count += 1) {
    const reference = newReference();
    expect(reference).toMatch(/^HD[2-8BCFGHJKMNPQRSTVXZ]{8}$/);
    expect(referencesIn(`${reference}${newReference()}`)).toHaveLength(2);
    expect(referencesIn(reference.toLowerCase().split('').join(' '))).toEqual([reference]);
  }
});
