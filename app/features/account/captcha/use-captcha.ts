import { useCallback, useRef, useState } from 'react';
import { unwrap } from '@/app/lib/calls/outcome';
import { loadCaptchaFn } from './captcha.functions';

/**
 * The captcha on show: no image until one is asked for (LOGIN-13 to LOGIN-17). Digits belong to the picture they were
 * read from: `onAnother` empties them. Whoever cannot read a picture may have the device work instead, where the gateway
 * takes that (WCAG 2.2, 1.1.1 and 3.3.8).
 */
export function useCaptcha(onAnother: () => void) {
  const [image, setImage] = useState<string | null>(null);
  const [loading, setLoading] = useState(false);
  const [failed, setFailed] = useState(false);
  const [offersWork, setOffersWork] = useState(true);
  const [worksInstead, setWorksInstead] = useState(false);
  const latest = useRef({ onAnother, worksInstead });
  latest.current = { onAnother, worksInstead };

  const load = useCallback(async () => {
    latest.current.onAnother();
    if (latest.current.worksInstead) return;
    setLoading(true);
    try {
      const captcha = await unwrap(loadCaptchaFn());
      setImage(captcha.image);
      setOffersWork(captcha.workInstead);
      setFailed(false);
    } catch {
      // The field stays, with a picture to tap for another try.
      setImage((shown) => shown ?? '');
      setFailed(true);
    } finally {
      setLoading(false);
    }
  }, []);

  function workInstead(instead: boolean): void {
    setWorksInstead(instead);
    latest.current.worksInstead = instead;
    void load();
  }

  return { image, loading, failed, load, offersWork, worksInstead, workInstead };
}
