import { plain, type StateEntry } from './state-entry';

/** Registrations, and invitations that lead to them. */
export const registrationStates = {
  'every registration field is enabled': plain(
    'The merchant of the request has a rule with a `patternId` for every field of a registration.',
  ),
} satisfies Record<string, StateEntry>;
