import type { ReactNode } from 'react';

/** What the plate on the fence shows. */
export type Plate = 'clock' | 'lock' | 'pin' | 'broken' | 'wifi';

const PLATES: Record<Plate, ReactNode> = {
  clock: <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.500 2" />,
  lock: <path d="M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3" />,
  pin: (
    <path d="M12 21c4-4.500 6.500-7.500 6.500-11a6.500 6.500 0 0 0-13 0c0 3.500 2.500 6.500 6.500 11zM12 12.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z" />
  ),
  wifi: (
    <path d="M4 4l16 16M8.500 15.500a5 5 0 0 1 7 0M5.500 12.500a9 9 0 0 1 4-2.300M14.500 10.200a9 9 0 0 1 4 2.300M12 19v.01" />
  ),
  broken: <path d="M12 4l9 16H3zM12 10v4M12 17v.01" />,
};

const FENCE = [96, 128, 160, 195, 230, 262, 294];
const STARS: readonly (readonly [x: number, y: number, r: number, opacity: number])[] = [
  [170, 40, 2, 0.8],
  [300, 30, 1.5, 0.4],
  [366, 50, 2, 0.8],
  [346, 96, 2, 0.8],
  [232, 62, 1.2, 0.35],
  [92, 84, 1.5, 0.45],
  [40, 92, 1.2, 0.35],
  [24, 130, 1.5, 0.7],
  [196, 110, 1.2, 0.35],
];

/**
 * A night river with a closed bamboo fence between two lantern posts, and one lit boat waiting before it. Drawn into
 * the page, because no file passes a closed gate; a picture, so it keeps its own colours in every brand.
 */
export function NightScene({ plate }: { plate: Plate }) {
  return (
    <svg className="scene" viewBox="0 0 390 320" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#1C2A42" />
          <stop offset="1" stopColor="#141D29" />
        </linearGradient>
        <radialGradient id="glow">
          <stop stopColor="#FFC46B" stopOpacity=".5" />
          <stop offset=".5" stopColor="#FFC46B" stopOpacity=".15" />
          <stop offset="1" stopColor="#FFC46B" stopOpacity="0" />
        </radialGradient>
        <g id="lantern">
          <path d="M0-14V0" stroke="#FFD37A" strokeWidth="1.500" />
          <path d="M-7 0h14l2 4h-18ZM-8 29H8l-2 4H-6Z" fill="#8E2A1B" />
          <path d="M-8 3.500C-18 8-18 25-8 29.500H8C18 25 18 8 8 3.500Z" fill="#F0842C" />
          <path d="M-5 3.500C-11 9-11 24-5 29.500H5C11 24 11 9 5 3.500Z" fill="#FFD37A" />
          <path d="M-2 3.500C-5 10-5 23-2 29.500H2C5 23 5 10 2 3.500Z" fill="#FFF3D6" />
          <path d="M-4 33v8M0 33v11M4 33v8" stroke="#FFD37A" strokeWidth="1.250" strokeLinecap="round" />
        </g>
        <g id="post">
          <path d="M0 100V250" stroke="#A6763C" strokeWidth="8" strokeLinecap="round" />
          <path d="M-4 136h8M-4 178h8" stroke="#7C5428" strokeWidth="3" />
          <path
            d="M2 105C16 103 26 110 26 122"
            fill="none"
            stroke="#A6763C"
            strokeWidth="5"
            strokeLinecap="round"
          />
          <circle cx="26" cy="151" r="54" fill="url(#glow)" />
          <use href="#lantern" x="26" y="136" />
        </g>
      </defs>
      <path d="M0 0h390v320H0Z" fill="url(#sky)" />
      {STARS.map(([x, y, r, opacity]) => (
        <circle key={x} cx={x} cy={y} r={r} fill="#fff" opacity={opacity} />
      ))}
      <circle cx="292" cy="70" r="66" fill="url(#glow)" />
      <circle cx="292" cy="70" r="27" fill="#FFF1D6" />
      <path d="M0 196C40 164 92 166 140 190S216 214 250 180 342 128 390 196V320H0Z" fill="#1E2E45" />
      <path d="M0 222C60 202 120 206 190 220S320 214 390 206V320H0Z" fill="#192838" />
      <use href="#post" x="62" />
      <use href="#post" transform="matrix(-1 0 0 1 328 0)" />
      <path d="M64 192H326M64 218H326" stroke="#CB985A" strokeWidth="6" strokeLinecap="round" />
      {FENCE.map((x) => (
        <path key={x} d={`M${x} 176V250`} stroke="#A6763C" strokeWidth="6" strokeLinecap="round" />
      ))}
      <circle cx="195" cy="204" r="21.500" fill="#7E261B" stroke="#FFD98A" strokeWidth="2.500" />
      <g
        transform="translate(185 194) scale(.833)"
        fill="none"
        stroke="#FFD98A"
        strokeWidth="2.250"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {PLATES[plate]}
      </g>
      <path d="M0 236C50 224 96 234 150 240S262 222 310 236 370 236 390 228V320H0Z" fill="#13202C" />
      <ellipse cx="196" cy="272" rx="88" ry="58" fill="url(#glow)" />
      <path d="M182 258Q196 250 210 258V278H182Z" fill="#F7A944" />
      <path d="M189 255Q196 252 203 255V278H189Z" fill="#FFEBC4" />
      <path d="M170 274Q196 284 222 274 214 290 206 290H184Q177 288 170 274Z" fill="#8E2A1B" />
      <path
        d="M150 294h92M170 302h52"
        stroke="#FFC46B"
        strokeOpacity=".45"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path className="shore" d="M0 312C60 304 120 316 190 308S330 320 390 308V321H0Z" />
    </svg>
  );
}
