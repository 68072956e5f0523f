import useEmblaCarousel from 'embla-carousel-react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import styles from './carousel.module.css';
import { IconButton } from './icon-button';

type Props = {
  /** Name of the carousel for assistive technology. */
  label: string;
  slides: { id: string; content: ReactNode }[];
  /** Milliseconds between slides; only with more than one slide and unless the player prefers reduced motion. */
  interval: number;
  /** Milliseconds a change of size must have come to rest before the slides are measured again. */
  resizeDebounce: number;
  dir: 'ltr' | 'rtl';
  text: { pause: string; play: string; slide: (number: number, total: number) => string };
};

/**
 * A looping carousel with dots and a pause button (SHELL-29 to SHELL-33). The first slide has its full width from
 * the server on; embla starts after mount, so nothing moves while the page loads.
 */
export function Carousel({ label, slides, interval, resizeDebounce, dir, text }: Props) {
  const several = slides.length > 1;
  const resize = useRef<ReturnType<typeof setTimeout>>(undefined);
  const measured = useRef(0);
  const [viewport, embla] = useEmblaCarousel({
    loop: true,
    active: several,
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
  const region = useRef<HTMLElement>(null);
  const [selected, setSelected] = useState(0);
  const [paused, setPaused] = useState(false);

  useEffect(() => {
    if (!embla) return;
    const select = () => setSelected(embla.selectedScrollSnap());
    embla.on('select', select).on('reInit', select);
    return () => void embla.off('select', select).off('reInit', select);
  }, [embla]);

  useEffect(() => () => clearTimeout(resize.current), []);

  const mayMove = useCallback(() => {
    const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const focused = region.current?.matches(':has(:focus-visible)') ?? false;
    return !reduced && !focused && !document.hidden;
  }, []);

  useEffect(() => {
    if (!embla || !several || paused) return;
    const timer = setInterval(() => mayMove() && embla.scrollNext(), interval);
    return () => clearInterval(timer);
  }, [embla, several, paused, interval, mayMove]);

  return (
    <section ref={region} className={styles.carousel} aria-roledescription="carousel" aria-label={label}>
      <div className={styles.viewport} ref={viewport} onPointerDown={() => setPaused(true)}>
        <ul className={styles.track} aria-live={paused ? 'polite' : 'off'}>
          {slides.map((slide, index) => (
            <li
              key={slide.id}
              className={styles.slide}
              aria-roledescription="slide"
              aria-label={text.slide(index + 1, slides.length)}
              inert={index !== selected}
            >
              {slide.content}
            </li>
          ))}
        </ul>
      </div>
      {several && (
        <div className={styles.controls}>
          <div className={styles.dots} aria-hidden="true">
            {slides.map((slide, index) => (
              <span
                key={slide.id}
                className={styles.dot}
                data-selected={index === selected ? '' : undefined}
              />
            ))}
          </div>
          <IconButton
            className={styles.pause ?? ''}
            icon={paused ? 'play' : 'pause'}
            size={20}
            label={paused ? text.play : text.pause}
            onClick={() => setPaused(!paused)}
          />
        </div>
      )}
    </section>
  );
}
