import * as v from 'valibot';
import { tabStore } from '@/app/lib/storage/storage';
import type { CodePurpose } from '@/contracts/verification/send-code';

const deadlinesSchema = v.record(v.string(), v.number());
/** By number: until when it waits for its next code, on this device's clock. */
export type Deadlines = v.InferOutput<typeof deadlinesSchema>;

/** What codes are sent for: those of guests, and a member's change of contact. */
type Purpose = CodePurpose | 'contact';

const keyOf = (purpose: Purpose) => `CODE_DEADLINES_${purpose}` as const;

/** Keeps the deadlines that are not over yet, for this tab and over a reload (SMS-10); answers them. */
export function keepDeadlines(purpose: Purpose, deadlines: Deadlines): Deadlines {
  const kept = Object.fromEntries(Object.entries(deadlines).filter(([, until]) => until > Date.now()));
  tabStore.setJson(keyOf(purpose), kept);
  return kept;
}

export function readDeadlines(purpose: Purpose): Deadlines {
  return tabStore.json(keyOf(purpose), (kept) => v.parse(deadlinesSchema, kept)) ?? {};
}

/** The deadline of a number; the last one of all while none is typed, as after a reload. 0 when there is none. */
export function deadlineOf(deadlines: Deadlines, number: string): number {
  return number ? (deadlines[number] ?? 0) : Math.max(0, ...Object.values(deadlines));
}
