import { useQuery } from '@tanstack/react-query';
import { memberIconQuery } from '../../session/member.queries';
import { Avatar } from '../../ui/avatar';
import { OperatorImage } from '../media/operator-image';
import styles from './member-avatar.module.css';

type Props = { initial: string; size: 44 | 60 | 88 };

/** The member's picture over the initial, which shows while there is none (ACC-07, MEMB-03). */
export function MemberAvatar({ initial, size }: Props) {
  const url = useQuery(memberIconQuery()).data?.url;
  return (
    <Avatar initial={initial} size={size}>
      {url && <MemberPicture url={url} size={size} />}
    </Avatar>
  );
}

/** A picture of the site or of the operator, or a photo that came with its address. */
function MemberPicture({ url, size }: { url: string; size: number }) {
  if (url.startsWith('data:')) {
    return <img className={styles.picture} src={url} alt="" width={size} height={size} draggable={false} />;
  }
  return <OperatorImage className={styles.picture} path={url} alt="" width={size} height={size} first />;
}
