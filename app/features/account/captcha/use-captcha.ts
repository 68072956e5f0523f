import { useCallback, useRef, useState } from 'react';
import { unwrap } from '../../../lib/outcome';
import { loadCaptchaFn } from './captcha.functions';

/**
 * The captcha on show: no image until one is asked for (LOGIN-13 to LOGIN-17). Digits belong to the picture they were
 * read from: `onAnother` empties them.
 */
export function useCaptcha(onAnother: () => void) {
  const [image, setImage] = useState<string | null>(null);
  const [loading, setLoading] = useState(false);
  const [failed, setFailed] = useState(false);
  const latest = useRef(onAnother);
  latest.current = onAnother;

  const load = useCallback(async () => {
    latest.current();
    setLoading(true);
    try {
      setImage(await unwrap(loadCaptchaFn()));
      setFailed(false);
    } catch {
      // The field stays, with a picture to tap for another try.
      setImage((shown) => shown ?? '');
      setFailed(true);
    } finally {
      setLoading(false);
    }
  }, []);

  return { image, loading, failed, load };
}
