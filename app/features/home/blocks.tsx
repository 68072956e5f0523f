import { AllianceStrip } from './alliance-strip';
import { CharityBlock } from './charity-block';
import type { HomeContent } from './home-content';
import { HotEvents } from './hot-events';
import { HotNews } from './hot-news';
import { VideoBlock } from './video-block';

/** Alliance, news, events, video and charity of home; each is absent when it has no items (HOME-01, HOME-46). */
export function Blocks({ content }: { content: HomeContent }) {
  return (
    <>
      <AllianceStrip members={content.alliance} />
      <HotNews news={content.news} />
      <HotEvents events={content.events} />
      <VideoBlock videos={content.videos} />
      <CharityBlock items={content.charity} />
    </>
  );
}
