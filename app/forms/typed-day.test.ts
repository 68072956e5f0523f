import { expect, it } from 'vitest';
import { shownDay, typedDay, withSlashes } from './typed-day';

it.each([
  ['18/04/1996', '1996-04-18'],
  [' 18/4/1996 ', '1996-04-18'],
  ['8.4.1996', '1996-04-08'],
  ['18-04-1996', '1996-04-18'],
  ['18 04 1996', '1996-04-18'],
  ['18041996', '1996-04-18'],
  ['๑๘/๐๔/๑๙๙๖', '1996-04-18'],
  ['\u200f١٨-٤-١٩٩٦', '1996-04-18'],
  ['1996-04-18', '1996-04-18'],
  ['1996/4/8', '1996-04-08'],
  ['29/02/2024', '2024-02-29'],
])('reads %j as the day %s', (text, day) => {
  expect(typedDay(text)).toBe(day);
});

it.each(['', '18/04', '18/04/96', '30/02/2024', '04/18/1996', '32/01/1996', '1/1', '0/0/0000', 'xx'])(
  'leaves %j as it was typed: no day of the calendar',
  (text) => {
    expect(typedDay(text)).toBe(text);
    expect(shownDay(text)).toBe(text);
  },
);

it('shows a day with the day first, as it is typed', () => {
  expect(shownDay('1996-04-18')).toBe('18/04/1996');
  expect(typedDay(shownDay('2008-11-02'))).toBe('2008-11-02');
});

it('sets the slashes while digits are typed, one key after the other', () => {
  const type = (keys: string) => [...keys].reduce((text, key) => withSlashes(text + key), '');
  expect(type('18041996')).toBe('18/04/1996');
  expect(type('8/4/1996')).toBe('8/4/1996');
  expect(type('18/04/1996')).toBe('18/04/1996');
});
