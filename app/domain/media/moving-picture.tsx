import { tabStore } from '../../lib/storage/storage';
import { VIDEO_DELAY } from '../../lib/time/timing';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { useAppContext } from '../../session/app-context';
import { useSite } from '../../session/site.queries';
import { BackgroundVideo } from '../../ui/background-video';
import type { BannerMedia } from '../announcements/banner-media';
import { imageAddress } from './image-host';

/** Where a video stands, for this tab. */
const positionOf = (src: string) => ({
  read: () => Number(tabStore.text(`VIDEO_POS_${src}`)),
  note: (seconds: number) => void tabStore.set(`VIDEO_POS_${src}`, seconds.toFixed(1)),
});

type Props = { media: Exclude<BannerMedia, { kind: 'picture' }> };

/**
 * The video of a banner or an article, to be laid over its poster in a box that is positioned. Within an app the
 * poster stays alone; a cloud stream plays there too (SHELL-39, HOME-03).
 */
export function MovingPicture({ media: { kind, src } }: Props) {
  useLocale();
  const { imageHosts } = useSite();
  const { native, installed } = useAppContext();
  const isStream = kind === 'stream';
  return (
    <BackgroundVideo
      src={isStream ? src : imageAddress(src, imageHosts)}
      position={isStream ? undefined : positionOf(src)}
      delay={isStream ? 0 : VIDEO_DELAY}
      playable={isStream}
      allowed={isStream || !(native || installed)}
      text={{ pause: m.banner_video_pause(), play: m.banner_video_play() }}
      poster={null}
    />
  );
}
