import type { LotterySchedule } from './lotteries';

/** A draw by its number, as printed on a ticket, and its moment in epoch milliseconds. */
export type Draw = { numero: string; drawTime: number };
export type OpenDraw = Draw & { closeTime: number };

const DAY_MS = 24 * 3600_000;
/** Vietnam keeps one time all year. */
const VIETNAM_MS = 7 * 3600_000;
const CLOSES_BEFORE_DAILY_MS = 10 * 60_000;

/** The draw that takes bets now: once bets on the next one are closed, the one after it. */
export function openDraw(schedule: LotterySchedule, now: number): OpenDraw {
  const next = drawAfter(schedule, now);
  return now < next.closeTime ? next : drawAfter(schedule, next.drawTime);
}

/** The last draw that was held. */
export function drawBefore(schedule: LotterySchedule, now: number): Draw {
  const { period, offset } = timing(schedule);
  return named(schedule, Math.floor((now - offset) / period) * period + offset);
}

function drawAfter(schedule: LotterySchedule, now: number): OpenDraw {
  const { period } = timing(schedule);
  const draw = named(schedule, drawBefore(schedule, now).drawTime + period);
  return { ...draw, closeTime: closeTimeOf(schedule, draw.drawTime) };
}

/** When bets on a draw end. */
export function closeTimeOf(schedule: LotterySchedule, drawTime: number): number {
  return drawTime - closing(schedule);
}

/** Draws stand at `offset` and every `period` from there, in epoch milliseconds. */
function timing(schedule: LotterySchedule): { period: number; offset: number } {
  if ('every' in schedule) return { period: schedule.every * 1000, offset: 0 };
  const [hours = 0, minutes = 0] = schedule.dailyAt.split(':').map(Number);
  return { period: DAY_MS, offset: (hours * 60 + minutes) * 60_000 - VIETNAM_MS };
}

/** A sixth of a quick draw's time, 10 seconds at most a minute's. */
function closing(schedule: LotterySchedule): number {
  return 'every' in schedule ? Math.min((schedule.every * 1000) / 6, 30_000) : CLOSES_BEFORE_DAILY_MS;
}

/** The day of the draw in Vietnam, and its place in that day where there are many. */
function named(schedule: LotterySchedule, drawTime: number): Draw {
  const local = drawTime + VIETNAM_MS;
  const day = new Date(local).toISOString().slice(0, 10).replaceAll('-', '');
  if (!('every' in schedule)) return { numero: day, drawTime };
  const place = Math.floor((local % DAY_MS) / (schedule.every * 1000)) + 1;
  return { numero: `${day}-${String(place).padStart(4, '0')}`, drawTime };
}
