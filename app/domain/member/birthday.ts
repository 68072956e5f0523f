import { todayIn } from '../../lib/time/dates';

export type BirthdayLimits = {
  /** Years that a member must have (REG-70). */
  ageLimit: number;
  /** The running day in the site's zone, `YYYY-MM-DD`. */
  today: string;
};

/** First and last day of the picker: 1900, and the end of the running year (REG-68). */
export function birthdayRange({ today }: Pick<BirthdayLimits, 'today'>): { min: string; max: string } {
  return { min: '1900-01-01', max: `${today.slice(0, 4)}-12-31` };
}

/** What is wrong with a birthday written `YYYY-MM-DD` (REG-68 to REG-70). */
export function birthdayIssue(birthday: string, limits: BirthdayLimits): 'format' | 'age' | undefined {
  const { min, max } = birthdayRange(limits);
  if (!isDay(birthday) || birthday < min || birthday > max) return 'format';
  const years = Number(limits.today.slice(0, 4)) - limits.ageLimit;
  // Who was born on 29 February is of age on 1 March of a shorter year: texts compare as days do.
  return birthday > `${years}${limits.today.slice(4)}` ? 'age' : undefined;
}

/** The limits of this moment, days counted in the site's zone. */
export function birthdayLimits(site: {
  timeZone: string;
  jurisdiction: { ageLimit: number };
}): BirthdayLimits {
  return { ageLimit: site.jurisdiction.ageLimit, today: todayIn(site.timeZone) };
}

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(text);
}
