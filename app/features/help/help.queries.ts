import { queryOptions } from '@tanstack/react-query';
import { getHelpCentre } from '@/contracts/content/help-centre';
import { gateway } from '../../lib/calls/gateway';
import { LOCALISED } from '../../locale/locale';

/** The texts of the help centre, written for phones (CALL-35, HELP-08). */
export function helpQuery() {
  return queryOptions({
    queryKey: ['help', LOCALISED],
    queryFn: ({ signal }) => gateway(getHelpCentre, {}, signal),
    staleTime: 300_000,
  });
}
