import type { Banner } from '@/contracts/content/announcements';
import { m } from '../../paraglide/messages.js';
import { OperatorImage } from '../media/operator-image';
import { BannerTargetLink } from './banner-target-link';
import { keyOf } from './key-of';
import styles from './member-logos.module.css';

/** Logos of the alliance's members, each with its link; one that cannot be loaded is hidden (HOME-09 to HOME-12). */
export function MemberLogos({ members }: { members: readonly Banner[] }) {
  return (
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
  );
}
