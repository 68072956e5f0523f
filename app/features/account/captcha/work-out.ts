import { refusalValue } from '@/app/lib/calls/outcome';
import { GatewayError } from '@/contracts/errors';
import type { Work } from '@/contracts/session/work';
import type { HumanVerificationSettings } from '@/contracts/site';
import type { HumanProof } from '@/contracts/verification/send-code';

/** What a call may be asked for before it is looked at: work of the gateway's, and what a widget says of the visitor. */
export type Shown = { work?: string } & Partial<HumanProof>;

/** Work may have grown dearer meanwhile, and a widget's word is good once. */
const MOST_ASKED = 3;

/** Does the work of a task; nothing where the device cannot do it: the gateway then says what is missing. */
export async function workOut(task: Work, signal?: AbortSignal): Promise<string | undefined> {
  try {
    return await (await import('../verification/altcha-work')).doneWork(task, signal);
  } catch {
    return undefined;
  }
}

/**
 * Which sends have the word of the operator's widget with them, where there is one (SMS-31): each of them, as what always
 * takes it wants; those with work, as a login wants; or none, where the call proves it by itself.
 */
export type WidgetUse = 'always' | 'with work' | 'never';

type Options = {
  first?: Shown;
  work?: (task: Work) => Promise<string | undefined>;
  widget?: WidgetUse;
};

/**
 * Sends a call, and again with what it lacks: the work of a task, a widget's word. What is known to be lacking is there
 * from the first, for each send counts. What it lacks after that stands.
 * @throws what the last try was refused with
 */
export async function workedThrough<T>(
  settings: HumanVerificationSettings,
  send: (shown: Shown) => Promise<T>,
  { first = {}, work = workOut, widget = 'always' }: Options = {},
): Promise<T> {
  const hasWidget = settings.provider === 'turnstile' && widget !== 'never';
  let shown = widget === 'always' || first.work ? await withWord(first) : first;
  for (let asked = 1; ; asked += 1) {
    try {
      return await send(shown);
    } catch (error) {
      const more = asked <= MOST_ASKED && error instanceof GatewayError && (await lacking(error));
      if (!more) throw error;
      shown = more;
    }
  }

  async function lacking(error: GatewayError): Promise<Shown | undefined> {
    const task = error.code === 'work.required' ? refusalValue(error).work : undefined;
    const done = task && (await work(task));
    if (done !== undefined) return withWord({ work: done });
    return hasWidget && error.code === 'human.verification.failed' ? withWord(shown) : undefined;
  }

  async function withWord(shown: Shown): Promise<Shown> {
    if (!hasWidget) return shown;
    const { proveHuman } = await import('../verification/human-verification');
    return { ...shown, ...(await proveHuman(settings)) };
  }
}
