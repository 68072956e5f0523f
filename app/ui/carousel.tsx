import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import styles from './carousel.module.css';
import { IconButton } from './icon-button';
import { isMotionReduced } from './is-motion-reduced';
import { useCarouselMotion } from './use-carousel-motion';
import { NearContext, useNear } from './use-near';

type Props = {
  /** Name of the carousel for assistive technology. */
  label: string;
  slides: { id: string; content: ReactNode }[];
  /** Milliseconds between slides; only with more than one slide and unless the player prefers reduced motion. */
  interval: number;
  /** Milliseconds a change of size must have come to rest before the slides are measured again. */
  resizeDebounce: number;
  dir: 'ltr' | 'rtl';
  text: {
    pause: string;
    play: string;
    slide: (number: number, total: number) => string;
    /** With these two, buttons stand beside the dots. */
    previous?: string;
    next?: string;
  };
  /** For cards: room to see that another one follows, where there are at least three. */
  peek?: boolean;
  /** Among what a visitor sees first: its pictures are loaded at once. */
  first?: boolean;
  /** The visitor is about: what lets slides be swiped is loaded. */
  awake: boolean;
  /** Slides are read: they wait for the play button. */
  held?: boolean;
};

/**
 * A looping carousel with dots and a pause button (SHELL-29 to SHELL-33). The first slide has its full width from the
 * server on. It moves by itself while it is seen, and no more once it was touched; a reader's focus and a hidden page
 * hold it too, and slides to be read wait to be told. Of the pictures those of the slide on show and of the next are
 * loaded, once the carousel is near, and those beside as soon as it is touched.
 */
export function Carousel(props: Props) {
  const { label, slides, interval, resizeDebounce, dir, text, peek, first, awake, held = false } = props;
  const total = slides.length;
  const several = total > 1;
  const peeks = peek === true && total > 2;
  const region = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const [paused, setPaused] = useState(held);
  const near = useNear(region, first);
  const { motion, selected, want, step, advance } = useCarouselMotion({
    total,
    awake,
    viewport,
    dir,
    resizeDebounce,
  });

  const mayMove = useCallback(() => {
    const isRead = region.current?.matches(':has(:focus-visible)') ?? false;
    return !isRead && !document.hidden && !isMotionReduced() && isSeen(region.current);
  }, []);

  useEffect(() => {
    if (!several || paused) return;
    const timer = setInterval(() => mayMove() && advance(), interval);
    return () => clearInterval(timer);
  }, [several, paused, interval, mayMove, advance]);

  // Cards show a part of the one after.
  const ahead = peeks ? 2 : 1;
  const isWithin = (index: number) =>
    (index - selected + total) % total <= ahead || (paused && index === (selected - 1 + total) % total);

  function turn(by: 1 | -1) {
    setPaused(true);
    step(by, isMotionReduced());
  }

  return (
    <section
      ref={region}
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={label}
      data-cards={peek ? '' : undefined}
      data-peek={peeks ? '' : undefined}
    >
      {motion}
      <div
        className={styles.viewport}
        ref={viewport}
        onPointerEnter={want}
        onPointerDown={() => setPaused(true)}
      >
        <ul className={styles.track} aria-live={paused ? 'polite' : 'off'}>
          {slides.map((slide, index) => (
            <li
              key={slide.id}
              className={styles.slide}
              aria-roledescription="slide"
              aria-label={text.slide(index + 1, total)}
              inert={index !== selected && !(peeks && index === (selected + 1) % total)}
            >
              <NearContext value={near && isWithin(index)}>{slide.content}</NearContext>
            </li>
          ))}
        </ul>
      </div>
      {several && (
        <div className={styles.controls} data-steps={text.next ? '' : undefined}>
          {text.previous && <IconButton icon="back" label={text.previous} onClick={() => turn(-1)} />}
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
          {text.next && <IconButton icon="next" label={text.next} onClick={() => turn(1)} />}
        </div>
      )}
    </section>
  );
}

/** Whether any of it is on the screen: what nobody sees need not move. */
function isSeen(element: HTMLElement | null): boolean {
  const { top, bottom } = element?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  return bottom >= 0 && top <= innerHeight;
}
