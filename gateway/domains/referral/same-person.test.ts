import { expect, it } from 'vitest';
import { isSamePerson } from './same-person';

it.each([
  [{ idNumber: '079b' }, { idNumber: ' 079B ' }, true],
  [{ idNumber: '0790' }, { idNumber: '0791' }, false],
  [{ idNumber: '' }, { idNumber: '' }, false],
  [{ idNumber: null }, {}, false],
  [{ payeeName: 'Trần Minh Ân' }, { payeeName: 'TRAN MINH AN' }, true],
  [{ payeeName: 'Trần Minh Ân' }, { payeeName: 'Trần Minh' }, false],
  [{ payeeName: '' }, { payeeName: '' }, false],
  [{ idNumber: '0790', payeeName: 'An' }, { idNumber: '0790', payeeName: 'Bình' }, true],
])('tells of %j and %j whether they are one person: %s [INVITE-03]', (one, other, isSame) => {
  expect(isSamePerson(one, other)).toBe(isSame);
});
