import { MainLayout } from '../../../shell/main-layout';
import { MenuButton } from '../../../shell/menu-button';
import { PageHeader } from '../../../shell/page-header';
import { OpenedGame } from '../sheet/opened-game';
import { LobbyScreen } from './lobby-screen';

/** A lobby with its header, its footer bar, and the sheet of the game that the address names. */
export function LobbyPage(props: Parameters<typeof LobbyScreen>[0]) {
  return (
    <MainLayout header={<PageHeader end={<MenuButton />} />}>
      <LobbyScreen {...props} />
      <OpenedGame nodeId={props.search.game} />
    </MainLayout>
  );
}
