import { allianceGames } from './articles/alliance-games';
import { allianceServices } from './articles/alliance-services';
import { peopleCharity } from './articles/charity-people';
import { placesCharity } from './articles/charity-places';
import { gameNews } from './articles/news-games';
import { safetyNews } from './articles/news-safety';
import { siteNews } from './articles/news-site';
import { tableNews } from './articles/news-tables';
import { sponsors } from './articles/sponsors';
import { houseVideos } from './articles/videos-house';
import { playVideos } from './articles/videos-play';
import type { ArticleItem } from './content-item';

/** All articles of the demo site, the newest first. */
export const articles: readonly ArticleItem[] = [
  ...siteNews,
  ...gameNews,
  ...tableNews,
  ...safetyNews,
  ...allianceGames,
  ...allianceServices,
  ...playVideos,
  ...houseVideos,
  ...peopleCharity,
  ...placesCharity,
  ...sponsors,
].sort((a, b) => a.sinceDays - b.sinceDays || a.id - b.id);
