// @ts-check

/** Notes of a pentatonic scale in Hz, as a đàn tranh is tuned. */
const NOTES = [392, 440, 523, 587, 659, 784, 880];

/** @type {Record<string, readonly [note: number, after: number, length: number][]>} What is heard, in notes and seconds. */
const TUNES = {
  tap: [[1, 0, 0.08]],
  stop: [[0, 0, 0.07]],
  turn: [[3, 0, 0.08]],
  win: [
    [2, 0, 0.18],
    [4, 0.12, 0.18],
    [6, 0.24, 0.4],
  ],
};

/** Makes the sounds in the device itself: no file is loaded. Only a player's tap may open it. */
export function openSound() {
  const context = new AudioContext();
  return {
    /** @param {string} name */
    play(name) {
      for (const [note, after, length] of TUNES[name] ?? []) pluck(NOTES[note] ?? 440, after, length);
    },
    close: () => void context.close(),
  };

  /** @param {number} pitch @param {number} after @param {number} length */
  function pluck(pitch, after, length) {
    const at = context.currentTime + after;
    const string = new OscillatorNode(context, { type: 'triangle', frequency: pitch });
    const volume = new GainNode(context, { gain: 0.16 });
    volume.gain.setValueAtTime(0.16, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + length);
    string.connect(volume).connect(context.destination);
    string.start(at);
    string.stop(at + length);
  }
}
