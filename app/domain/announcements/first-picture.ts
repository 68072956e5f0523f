import type { Announcement } from '@/contracts/content/announcements';

/** Path of the announcement's picture with the lowest sequence; empty when it has none. */
export function firstPicture({ announcementImages }: Pick<Announcement, 'announcementImages'>): string {
  const [first] = [...(announcementImages ?? [])].sort((a, b) => a.sequence - b.sequence);
  return first?.url ?? '';
}
