import { useEffect, useState } from 'react';
import type { MovingPicture } from './moving-picture';

/** `MovingPicture`, loaded once the page stands: most pages have no video, and a poster never waits for one. */
export function MovingPictureLater(props: Parameters<typeof MovingPicture>[0]) {
  const [part, setPart] = useState<{ Picture: typeof MovingPicture } | null>(null);
  useEffect(() => {
    import('./moving-picture').then(
      ({ MovingPicture }) => setPart({ Picture: MovingPicture }),
      () => undefined,
    );
  }, []);
  return part && <part.Picture {...props} />;
}
