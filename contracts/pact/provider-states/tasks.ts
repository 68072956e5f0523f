import { type StateEntry, signedIn } from './state-entry';

const MISSION = ['missionId', 'period'];

/** Check-ins, missions and rebates. */
export const taskStates = {
  'a member has tasks': signedIn(
    'A member is logged in where promotions of the keys `LOGIN`, `MISSION` and `SAVIOR` are on; there are missions with a picture and a link, and part of last week’s loss may be claimed.',
  ),
  'a member may check in': signedIn(
    'A member is logged in who has not checked in today; `day` is the running day of the site.',
    'day',
  ),
  'a member on trial checks in': signedIn('A member of type 4 is logged in.', 'day'),
  'the day to check in on is over': signedIn('A member is logged in; `day` is yesterday.', 'day'),
  'the member has checked in today': signedIn(
    'A member is logged in who has checked in on the running day `day`.',
    'day',
  ),
  'nobody may check in': signedIn('A member is logged in; no promotion of the key `LOGIN` is on.', 'day'),
  'a member has done a mission': signedIn(
    'A member is logged in who has done the mission `missionId` in the `period`, and not claimed it.',
    ...MISSION,
  ),
  'a member on trial claims a mission': signedIn('A member of type 4 is logged in.', ...MISSION),
  'the day of the mission is over': signedIn(
    'A member is logged in; `period` is not the running one of the mission `missionId`.',
    ...MISSION,
  ),
  'the mission is not done': signedIn(
    'A member is logged in who has not done the mission `missionId` in the `period`.',
    ...MISSION,
  ),
  'the mission was claimed': signedIn(
    'A member is logged in who has claimed the mission `missionId` of the `period`.',
    ...MISSION,
  ),
  'there are no missions': signedIn(
    'A member is logged in; no promotion of the key `MISSION` is on.',
    ...MISSION,
  ),
  'a member has a rebate': signedIn(
    'A member is logged in to whom part of the loss in the week that began on `week` may come back.',
    'week',
  ),
  'a member on trial claims a rebate': signedIn('A member of type 4 is logged in.', 'week'),
  'the time to claim the rebate is over': signedIn(
    'A member is logged in; the week that began on `week` is too long ago.',
    'week',
  ),
  'the member has no rebate': signedIn(
    'A member is logged in who lost nothing in the week that began on `week`, which is the last one.',
    'week',
  ),
  'the rebate was claimed': signedIn(
    'A member is logged in who has claimed what comes back of the week that began on `week`.',
    'week',
  ),
  'there are no rebates': signedIn('A member is logged in; no promotion of the key `SAVIOR` is on.', 'week'),
} satisfies Record<string, StateEntry>;
