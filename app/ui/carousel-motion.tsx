import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { type RefObject, useEffect, useRef } from 'react';

export type CarouselApi = NonNullable<UseEmblaCarouselType[1]>;

type Props = {
  viewport: RefObject<HTMLElement | null>;
  dir: 'ltr' | 'rtl';
  /** Milliseconds a change of size must have come to rest before the slides are measured again (SHELL-33). */
  resizeDebounce: number;
  /** Index of the slide on show. */
  start: number;
  onApi: (api: CarouselApi) => void;
};

/** What moves a carousel: embla on its viewport. A part of its own, so that no page waits for it. */
export function CarouselMotion({ viewport, dir, resizeDebounce, start, onApi }: Props) {
  const resize = useRef<ReturnType<typeof setTimeout>>(undefined);
  const measured = useRef(0);
  const [attach, embla] = useEmblaCarousel({
    loop: true,
    startIndex: start,
    align: 'start',
    direction: dir,
    watchResize: (api) => {
      const width = api.rootNode().clientWidth;
      const isFirst = measured.current === 0;
      if (width !== measured.current) clearTimeout(resize.current);
      if (width !== measured.current && !isFirst)
        resize.current = setTimeout(() => api.reInit(), resizeDebounce);
      measured.current = width;
      // Embla would measure at once.
      return false;
    },
  });

  useEffect(() => {
    const track = viewport.current?.firstElementChild;
    // From here on Embla alone moves it.
    if (track instanceof HTMLElement) Object.assign(track.style, { transition: '', translate: '' });
    attach(viewport.current);
  }, [attach, viewport]);
  useEffect(() => {
    if (embla) onApi(embla);
  }, [embla, onApi]);
  useEffect(() => () => clearTimeout(resize.current), []);
  return null;
}
