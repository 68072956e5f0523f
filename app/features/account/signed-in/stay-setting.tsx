import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { mayStay } from '@/app/session/member-types';
import { useSession } from '@/app/session/session.queries';
import { Switch } from '@/app/ui/switch';
import type { SessionInfo } from '@/contracts/session/session-info';
import { useStaySwitch } from './use-stay-switch';

/** The switch in the settings: stay signed in on this phone; neither for trials nor for agents (SESS-45, ACC-06). */
export function StaySetting() {
  useLocale();
  const session = useSession();
  return session && mayStay(session) ? <StaySwitch session={session} /> : null;
}

function StaySwitch({ session }: { session: SessionInfo }) {
  const { stays, change } = useStaySwitch(session);
  return (
    <Switch
      label={m.stay_title()}
      hint={m.stay_hint()}
      checked={stays}
      onChange={(stays) => void change(stays)}
    />
  );
}
