import type { ComponentProps } from 'react';
import { useFirstInteraction } from '../../lib/loading/use-lazy-part';
import { CAROUSEL_INTERVAL, RESIZE_DEBOUNCE } from '../../lib/time/timing';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { Carousel } from '../../ui/carousel';

type Props = Pick<ComponentProps<typeof Carousel>, 'label' | 'slides' | 'peek' | 'first'>;

/** A carousel with the site's figures, words and direction (SHELL-29 to SHELL-33, CONST-61, CONST-62). */
export function SiteCarousel(props: Props) {
  const { language } = useLocale();
  const awake = useFirstInteraction();
  return (
    <Carousel
      {...props}
      awake={awake}
      interval={CAROUSEL_INTERVAL}
      resizeDebounce={RESIZE_DEBOUNCE}
      dir={language.rtl ? 'rtl' : 'ltr'}
      text={{
        pause: m.carousel_pause(),
        play: m.carousel_play(),
        slide: (number, total) => m.carousel_slide({ number, total }),
      }}
    />
  );
}
