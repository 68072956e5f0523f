/** Every key that a screen reads of its address, in the order of letters; `app/addresses.test.tsx` holds it to the routes. */
export const SEARCH_KEYS = [
  ...[
    'add',
    'affordable',
    'amount',
    'auth',
    'c',
    'category',
    'csv',
    'cycle',
    'dataType',
    'days',
    'figure',
    'find',
  ],
  ...['freeplay', 'from', 'game', 'gameClassify', 'gameType', 'group', 'i', 'id', 'item', 'kind', 'link'],
  ...['live', 'member', 'menu', 'month', 'movement', 'open', 'order', 'part', 'q', 'receipt', 'redirect'],
  ...['reward', 'room', 'sheet', 'show', 'sort', 'span', 'state', 'tab', 'tag', 'to', 'vendor', 'view'],
];
