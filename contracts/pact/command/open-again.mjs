import { inFormerStates } from './former-states.mjs';
import { isSiteWide } from './jobs.mjs';
import { prepare } from './provider-states.mjs';

/** The row that any site answers that is open, as nothing was done with it. */
const OPEN = { description: 'system.status: success', providerStates: [{ name: 'the site' }] };

/**
 * Asks for the open site after rows that closed it or switched something off for everybody: whoever runs the service
 * finds it as it was. It is no row, and fails none.
 * @param {{ story?: any, interaction?: any }[]} work
 * @param {{ isReached: boolean }[]} rows
 * @param {any} options
 * @returns {Promise<string[]>} what to say where the state is refused
 */
export async function openAgain(work, rows, { statesUrl, connection, formerStates }) {
  const isChanged = work.some(({ story, interaction }) =>
    story ? story.siteWide === true : isSiteWide(interaction),
  );
  if (!isChanged || rows.some(({ isReached }) => !isReached)) return [];
  const { providerStates } = formerStates ? inFormerStates(OPEN) : OPEN;
  const asked = prepare(providerStates, statesUrl, connection);
  const problem = await asked.then(
    ({ refused }) => refused[0]?.problem,
    (error) => error.message,
  );
  return problem ? [`The service stays as the last row asked for it, which may be closed: ${problem}`] : [];
}
