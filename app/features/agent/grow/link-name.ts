import type { AgentLink } from './grow.queries';

/** What a link is called: by the agent, else by its code. */
export const nameOf = ({ name, code }: Pick<AgentLink, 'name' | 'code'>): string => name || code;
