import { PageFrame } from '@/app/shell/page-frame';
import { OpenedGame } from '../sheet/opened-game';
import { GameCentreScreen } from './game-centre-screen';

/** The game centre with its header, its footer bar, and the sheet of the game that the address names. */
export function CentrePage({ game }: { game: number | string | undefined }) {
  return (
    <PageFrame>
      <GameCentreScreen />
      <OpenedGame nodeId={game} />
    </PageFrame>
  );
}
