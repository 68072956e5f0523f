import { isSiteWide } from './jobs.mjs';
import { prepare } from './provider-states.mjs';
import { verifyInteraction } from './verify-interaction.mjs';

/**
 * What rows have in common that can share their states: one call that only reads, in the same states.
 * @param {{ title: { id: string }, interaction: any }} work
 * @returns {string | undefined} nothing for a row that has to prepare its own.
 */
export function sharedStatesOf({ title, interaction }) {
  const { request, providerStates = [] } = interaction;
  if (request.method !== 'GET' || isSiteWide(interaction)) return undefined;
  return JSON.stringify([title.id, providerStates]);
}

/**
 * Verifies an interaction with the states that the rows before it have prepared. One that is not green so is verified
 * once more in states of its own: no row is red for what another did.
 * @param {any} interaction
 * @param {import('./verify-interaction.mjs').Options} options
 * @param {{ prepared?: any }} memory  Of the rows that share their states.
 */
export async function verifyInSharedStates(interaction, options, memory) {
  const prepareStates = async (...asked) => {
    if (memory.prepared) return { ...memory.prepared, notes: [] };
    memory.prepared = await prepare(...asked);
    return memory.prepared;
  };
  const isShared = memory.prepared !== undefined;
  let outcome = await verifyInteraction(interaction, { ...options, prepareStates });
  if (!outcome.ok && isShared) {
    memory.prepared = undefined;
    outcome = await verifyInteraction(interaction, { ...options, prepareStates });
  }
  if (!outcome.ok) memory.prepared = undefined;
  return outcome;
}
