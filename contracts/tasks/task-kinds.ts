/** Days of a week as they stand: checked in, gone by without, today, still to come. */
export const CHECK_IN_STATES = ['done', 'missed', 'today', 'coming'] as const;

/** How often a mission may be done. */
export const MISSION_CYCLES = ['daily', 'weekly', 'once'] as const;
export type MissionCycle = (typeof MISSION_CYCLES)[number];
