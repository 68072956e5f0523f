import { PageFrame } from '@/app/shell/page-frame';
import { OpenedGame } from '../sheet/opened-game';
import { LobbyScreen } from './lobby-screen';

/** A lobby with its header, its footer bar, and the sheet of the game that the address names. */
export function LobbyPage(props: Parameters<typeof LobbyScreen>[0]) {
  return (
    <PageFrame>
      <LobbyScreen {...props} />
      <OpenedGame nodeId={props.search.game} />
    </PageFrame>
  );
}
