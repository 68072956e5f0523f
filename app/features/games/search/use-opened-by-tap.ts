import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';

/** Whether a tap on another screen of this site led here: not an address of its own, a reload or a way back. */
export function useOpenedByTap(): boolean {
  const router = useRouter();
  const [opened] = useState(() => {
    const { location, resolvedLocation: before } = router.state;
    if (!before || before.pathname === location.pathname) return false;
    return location.state.__TSR_index > before.state.__TSR_index;
  });
  return opened;
}
