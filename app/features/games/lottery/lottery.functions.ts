import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { inputOf, outcomeOf } from '@/app/lib/calls/outcome';
import { siteContext } from '@/app/lib/calls/site-context';
import { getNumero, getVietnamNumero, getVietnamResults } from '@/contracts/games/lottery';

const askedSchema = v.object({ electronic: v.boolean() });

/**
 * The open draws and last results in one answer, with the site's own time: a phone's clock may be wrong (CALL-64 to
 * CALL-66). A call that fails is null; when all do, the first failure is the answer.
 */
export const getDrawsFn = createServerFn({ method: 'GET' })
  .validator(inputOf(askedSchema))
  .handler(({ data }) =>
    outcomeOf(async () => {
      const { electronic } = data();
      const { callGateway } = siteContext();
      const calls = [
        callGateway(getNumero, {}),
        electronic ? null : callGateway(getVietnamNumero, {}),
        electronic ? null : callGateway(getVietnamResults, {}),
      ] as const;
      const [numero, vietnamNumero, vietnamResults] = await Promise.allSettled(calls);
      if (numero.status === 'rejected' && (electronic || vietnamNumero.status === 'rejected'))
        throw numero.reason;
      return {
        now: Date.now(),
        numero: responseOf(numero),
        vietnamNumero: responseOf(vietnamNumero),
        vietnamResults: responseOf(vietnamResults),
      };
    }),
  );

function responseOf<T>(settled: PromiseSettledResult<T>): T | null {
  return settled.status === 'fulfilled' ? settled.value : null;
}
