import * as v from 'valibot';

/**
 * What scripts may know of the session (SESS-01 to SESS-14). `id` is opaque, new with each login, and useless at the
 * gateway; session storage keeps it as the record's `token` (`app/session/session-record.ts`).
 */
export const sessionInfoSchema = v.object({
  id: v.string(),
  merchantCode: v.string(),
  userName: v.string(),
  type: v.number(),
  firstTimeLogin: v.boolean(),
  /** Opened by free play (SESS-13, ROLE-47). */
  trial: v.optional(v.boolean()),
  /** Outlasts the end of the browser (SESS-45). */
  stays: v.optional(v.boolean()),
});

export type SessionInfo = v.InferOutput<typeof sessionInfoSchema>;
