import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { FailedCard } from './failed-card';

/** Stands for a screen whose own answer did not come; asks for it again by loading the route anew. */
export function ReloadCard(words: { title: string; text: string }) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);

  async function retry() {
    setBusy(true);
    await router.invalidate();
    setBusy(false);
  }

  return <FailedCard {...words} busy={busy} onRetry={() => void retry()} />;
}
