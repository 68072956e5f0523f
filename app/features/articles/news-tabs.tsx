import { Link } from '@tanstack/react-router';
import { m } from '../../paraglide/messages.js';
import { screenTitle } from '../../shell/screen-title';
import { Chip, ChipStrip, chipLink } from '../../ui/chips';
import { KINDS } from './article-kinds';

const TABS = [KINDS.news.list, KINDS.alliance.list, KINDS.video.list, KINDS.charity.list];

/** The lists side by side, the current one marked (CONT-24, CONT-25). */
export function NewsTabs() {
  return (
    <ChipStrip label={m.article_tabs_label()}>
      {TABS.map((path) => (
        <Link key={path} to={path} className={chipLink} activeOptions={{ exact: true, includeSearch: false }}>
          {({ isActive }) => (
            <Chip on={isActive} look="wide">
              {screenTitle(path)}
            </Chip>
          )}
        </Link>
      ))}
    </ChipStrip>
  );
}
