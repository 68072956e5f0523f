import { useEffect, useState } from 'react';
import { loadFirebase } from '@/app/lib/firebase/firebase';
import type { SocialChannel } from '@/app/lib/firebase/social-channel';
import { useSite } from '@/app/session/site.queries';
import { socialChannels } from './login-parts';

type SignIn = (channel: SocialChannel) => Promise<string | null>;

/**
 * The social logins of the site, by flag, and how to sign in with them; that is null until the providers are ready: the
 * SDK and Google's script are loaded, when the page has nothing better to do (LOGIN-35 to LOGIN-37, LOGIN-40).
 */
export function useProviders(): { channels: SocialChannel[]; signIn: SignIn | null } {
  const site = useSite();
  const { firebase: settings } = site;
  const channels: SocialChannel[] = socialChannels(site);
  const [signIn, setSignIn] = useState<SignIn | null>(null);
  const wanted = channels.length > 0;

  useEffect(() => {
    if (!wanted || !settings) return;
    let current = true;
    const cancel = whenIdle(async () => {
      const { prepareProviders, signInWithProvider } = await loadFirebase();
      await prepareProviders(settings);
      if (current) setSignIn(() => (channel: SocialChannel) => signInWithProvider(settings, channel));
    });
    return () => {
      current = false;
      cancel();
    };
  }, [wanted, settings]);

  return { channels, signIn };
}

/** Runs the task when the browser is idle; one that fails has no effect. Gives what calls it off. */
function whenIdle(task: () => Promise<void>): () => void {
  const run = () => void task().catch(() => undefined);
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 500);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: 3_000 });
  return () => cancelIdleCallback(handle);
}
