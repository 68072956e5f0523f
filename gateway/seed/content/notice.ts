import type { Articles } from './article';

/** A notice for players, or a popup; a popup names who sees it (HOME-34, HOME-35). */
export type Notice = {
  id: number;
  kind: 'player' | 'popup';
  execution?: 'A' | 'B';
  sinceDays: number;
  linkedPromotionId?: number;
  art?: string;
  text: Articles;
};
