import { useQuery } from '@tanstack/react-query';
import { bannersQuery } from '@/app/domain/announcements/banners.queries';
import { MemberLogos } from '@/app/domain/announcements/member-logos';
import { m } from '@/app/paraglide/messages.js';
import styles from './register-members.module.css';

/** Who stands with the site, below the registration (ENT-48, ENT-50). */
export function RegisterMembers() {
  const { data: members = [] } = useQuery(bannersQuery('m_reg'));
  if (members.length === 0) return null;
  return (
    <section className={styles.members} aria-labelledby="register-members">
      <h2 id="register-members" className={styles.title}>
        {m.home_alliance_title()}
      </h2>
      <MemberLogos members={members} />
    </section>
  );
}
