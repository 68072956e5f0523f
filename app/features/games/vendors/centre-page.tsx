import { MainLayout } from '../../../shell/main-layout';
import { MenuButton } from '../../../shell/menu-button';
import { PageHeader } from '../../../shell/page-header';
import { OpenedGame } from '../sheet/opened-game';
import { GameCentreScreen } from './game-centre-screen';

/** The game centre with its header, its footer bar, and the sheet of the game that the address names. */
export function CentrePage({ game }: { game: number | string | undefined }) {
  return (
    <MainLayout header={<PageHeader end={<MenuButton />} />}>
      <GameCentreScreen />
      <OpenedGame nodeId={game} />
    </MainLayout>
  );
}
