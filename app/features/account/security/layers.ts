import type { SecurityOverview } from './security.queries';

/** What protects an account, in the order of the screen (ACC-02). */
export const LAYERS = ['login', 'payment', 'cards', 'mobile', 'email', 'questions'] as const;
export type LayerId = (typeof LAYERS)[number];
/** A contact may be there without ever having received a code. */
export type LayerState = 'done' | 'unproved' | 'missing';
export type Layer = { id: LayerId; state: LayerState };

/** Which of the missing ones is advised first: what brings a lost account back comes before what keeps money safe. */
const ADVISED: readonly LayerId[] = ['login', 'mobile', 'payment', 'email', 'questions', 'cards'];

/** Each layer that the site has, with its state, how many are done, and the one to do next; null when all are. */
export function verdictOf(
  overview: SecurityOverview,
  isThere: (id: LayerId) => boolean = () => true,
): {
  layers: Layer[];
  done: number;
  next: Layer | null;
} {
  const layers = LAYERS.filter(isThere).map((id) => ({ id, state: stateOf(overview, id) }));
  const open = layers.filter(({ state }) => state !== 'done');
  const [advised] = ADVISED.filter((id) => open.some((layer) => layer.id === id));
  return {
    layers,
    done: layers.length - open.length,
    next: open.find(({ id }) => id === advised) ?? null,
  };
}

function stateOf(overview: SecurityOverview, id: LayerId): LayerState {
  const { mobile, isMobileProved, email, isEmailProved } = overview;
  switch (id) {
    case 'login':
      return doneIf(overview.hasLoginPassword);
    case 'payment':
      return doneIf(overview.hasPaymentPassword);
    case 'cards':
      return doneIf(overview.bankCards > 0);
    case 'mobile':
      return contactState(mobile, isMobileProved);
    case 'email':
      return contactState(email, isEmailProved);
    case 'questions':
      return doneIf(overview.hasQuestions);
  }
}

const doneIf = (isThere: boolean): LayerState => (isThere ? 'done' : 'missing');

function contactState(contact: string | null, isProved: boolean): LayerState {
  if (!contact) return 'missing';
  return isProved ? 'done' : 'unproved';
}
