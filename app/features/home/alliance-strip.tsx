import type { Banner } from '../../../contracts/content/announcements';
import { BannerTargetLink } from '../../domain/announcements/banner-target-link';
import { OperatorImage } from '../../domain/media/operator-image';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { Block } from './block';
import styles from './blocks.module.css';
import { keyOf } from './key-of';

/** Logos of the alliance's members, each with its link; one that cannot be loaded is hidden (HOME-08 to HOME-12). */
export function AllianceStrip({ members }: { members: readonly Banner[] }) {
  useLocale();
  if (members.length === 0) return null;
  return (
    <Block name="alliance" title={m.home_alliance_title()} to="/m/alliance">
      <ul className={styles.logos} data-many={members.length > 4 ? '' : undefined}>
        {members.map((member, index) => (
          <li key={keyOf(member, index)}>
            <BannerTargetLink linkage={member.linkage} className={styles.member}>
              <OperatorImage
                className={styles.logo}
                path={member.url}
                alt={member.title ? '' : m.home_alliance_member()}
                width={72}
                height={72}
              />
              {member.title && (
                <span>
                  <bdi>{member.title}</bdi>
                </span>
              )}
            </BannerTargetLink>
          </li>
        ))}
      </ul>
    </Block>
  );
}
