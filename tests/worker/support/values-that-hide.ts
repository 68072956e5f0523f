/** Values by which a screen may show less than in the example, by call and place, and why: whoever sets them means it. */
export const MAY_BE_SO: Readonly<Record<string, string>> = {};
