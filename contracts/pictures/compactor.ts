/** Moves the kept pieces of some bytes together, at their beginning; pieces come in their order. */
export class Compactor {
  length = 0;
  constructor(private readonly bytes: Uint8Array) {}

  keep(from: number, to: number): void {
    if (from !== this.length) this.bytes.copyWithin(this.length, from, to);
    this.length += to - from;
  }
}
