import { describe, expect, it } from 'vitest';
import { overwriteGetLocale } from '../../paraglide/runtime.js';
import {
  dayAndTime,
  dayRange,
  listDate,
  noticeDate,
  registrationDays,
  todayIn,
  writtenDay,
  writtenMonth,
} from './dates';

const DAY = 86_400_000;

describe('dates', () => {
  it('writes list dates YYYY/MM/DD and notice dates YYYY-MM-DD in the zone of the site [CONST-25 CONST-26]', () => {
    const lateInHanoi = Date.UTC(2025, 7, 20, 18, 30);
    expect(listDate(lateInHanoi, 'Asia/Ho_Chi_Minh')).toBe('2025/08/21');
    expect(noticeDate('2025-08-20T10:00:00Z', 'Asia/Ho_Chi_Minh')).toBe('2025-08-20');
  });

  it.each([
    ['vi', '21/08/2025 01:30', '21/08', '31/12/2025 – 02/01/2026', '08/2025'],
    ['en', '21 Aug 2025, 01:30', '21 Aug', '31 Dec 2025 – 2 Jan 2026', 'Aug 2025'],
  ] as const)('writes all other days in %s as its texts do [NOTICE-18 LANG-02]', (locale, ...texts) => {
    overwriteGetLocale(() => locale);
    expect([
      dayAndTime(Date.UTC(2025, 7, 20, 18, 30), 'Asia/Ho_Chi_Minh'),
      writtenDay('2025-08-21', '2025-12-01'),
      dayRange({ from: '2025-12-31', to: '2026-01-02' }),
      writtenMonth('2025-08'),
    ]).toEqual(texts);
    overwriteGetLocale(() => 'vi');
  });

  it.each([null, undefined, '', 'soon'])('writes nothing for %s [ENT-79]', (instant) => {
    expect(listDate(instant, 'UTC')).toBe('');
  });

  it('knows the running day in the zone of the site [REG-70 CONST-28]', () => {
    const lateInHanoi = Date.UTC(2026, 11, 31, 18, 30);
    expect(todayIn('Asia/Ho_Chi_Minh', lateInHanoi)).toBe('2027-01-01');
    expect(todayIn('UTC', lateInHanoi)).toBe('2026-12-31');
  });

  it('counts whole days since registration, the first day being 0 [MEMB-29 MEMB-30]', () => {
    const now = Date.UTC(2026, 10, 20, 12);
    expect(registrationDays(now - DAY + 1, now)).toBe(0);
    expect(registrationDays(now - DAY, now)).toBe(1);
    expect(registrationDays(now - 214.9 * DAY, now)).toBe(214);
    expect(registrationDays(now + DAY, now)).toBe(0);
  });

  it('reads regDate as epoch milliseconds and as ISO text [ENT-05 ENT-07]', () => {
    const now = Date.UTC(2026, 0, 11);
    expect(registrationDays(Date.UTC(2026, 0, 1), now)).toBe(10);
    expect(registrationDays('2026-01-01T00:00:00Z', now)).toBe(10);
    expect(registrationDays(null, now)).toBeNull();
  });
});
