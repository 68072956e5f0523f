import * as v from 'valibot';

const text = v.optional(
  v.fallback(v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String))), undefined),
);

/** What picks a part of the help centre: `tag` or `i` a tab, `c` a question in it (HELP-03 to HELP-06). */
export const helpSearch = v.object({ tag: text, i: text, c: text });

export type HelpSearch = v.InferOutput<typeof helpSearch>;
