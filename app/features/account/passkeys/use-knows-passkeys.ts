import { useEffect, useState } from 'react';

/** Whether this browser knows passkeys; true on the server, which cannot know. */
export function useKnowsPasskeys(): boolean {
  const [knows, setKnows] = useState(true);
  useEffect(() => setKnows(typeof PublicKeyCredential !== 'undefined'), []);
  return knows;
}
