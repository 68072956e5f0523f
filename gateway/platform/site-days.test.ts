import { describe, expect, it } from 'vitest';
import { daysOf } from '../../contracts/shared/days';
import { eachDay, siteDays, spanOf } from './site-days';

const inZone = (timeZone: string) => siteDays({ timeZone });
const HOUR = 3_600_000;

describe('the days of the site', () => {
  it('are those of the site’s time zone [MONEY-13]', () => {
    const days = inZone('Asia/Ho_Chi_Minh');
    expect(days.startOf('2026-11-22')).toBe(Date.parse('2026-11-22T00:00:00+07:00'));
    expect(days.dayOf(Date.parse('2026-11-21T16:59:59.999Z'))).toBe('2026-11-21');
    expect(days.dayOf(Date.parse('2026-11-21T17:00:00Z'))).toBe('2026-11-22');
    expect(inZone('Asia/Kathmandu').startOf('2026-11-22')).toBe(Date.parse('2026-11-22T00:00:00+05:45'));
    expect(inZone('America/New_York').startOf('2026-11-22')).toBe(Date.parse('2026-11-22T00:00:00-05:00'));
  });

  it('are 23 or 25 hours long where the clock is changed [MONEY-13]', () => {
    const berlin = inZone('Europe/Berlin');
    for (const [day, hours] of [
      ['2026-03-29', 23],
      ['2026-03-30', 24],
      ['2026-10-25', 25],
    ] as const) {
      const { since, until } = spanOf(berlin, { from: day, to: day });
      expect((until - since) / HOUR).toBe(hours);
    }
  });

  it.each(['Asia/Ho_Chi_Minh', 'Europe/Berlin', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'America/St_Johns'])(
    'leave no instant of a year out and hold none twice in %s, and begin with a quarter of an hour [MONEY-13]',
    (zone) => {
      const days = inZone(zone);
      const range = { from: '2026-01-01', to: '2026-12-31' };
      const year = eachDay(days, range);
      expect(year).toHaveLength(daysOf(range));
      year.forEach(({ day, since, until }, place) => {
        expect(days.dayOf(since)).toBe(day);
        expect(days.dayOf(until - 1)).toBe(day);
        expect(since % (HOUR / 4)).toBe(0);
        if (place > 0) expect(year[place - 1]?.until).toBe(since);
      });
    },
  );
});
