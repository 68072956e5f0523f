import start from '@tanstack/react-start/server-entry';
import type { SiteContext } from '../contracts/site';

export default { fetch: (request: Request) => start.fetch(request, { context: {} as SiteContext }) };
