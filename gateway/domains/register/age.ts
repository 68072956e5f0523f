import { Refusal } from '../../platform/refusal';

/**
 * Refuses a birthday (YYYY-MM-DD) that is no day, and one too young for the site (REG-70). `today` in the same form.
 * @throws Refusal `register.field.invalid` or `age.too.young`.
 */
export function refuseMinor(birthday: string, ageLimit: number, today: string): void {
  const day = new Date(`${birthday}T00:00:00Z`);
  const isDay = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(birthday);
  if (!isDay || birthday < '1900-01-01' || birthday > today) {
    throw new Refusal('register.field.invalid', { field: 'birthday' });
  }
  const comesOfAge = `${Number(birthday.slice(0, 4)) + ageLimit}${birthday.slice(4)}`;
  if (comesOfAge > today) throw new Refusal('age.too.young');
}

/** The day of a moment in a time zone, as YYYY-MM-DD. */
export function dayIn(timeZone: string, now: number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);
}
