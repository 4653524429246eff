/** Reads a WebAssembly binary from the front. Numbers are LEB128, as in the binary format of the specification. */
export class WasmReader {
  readonly bytes: Uint8Array;
  /** Of the next byte to read. */
  at = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  byte(): number {
    const value = this.bytes[this.at];
    if (value === undefined) throw new RangeError('The WebAssembly binary ends too early');
    this.at += 1;
    return value;
  }

  /** The next bytes, as a view. */
  take(count: number): Uint8Array {
    const end = this.at + count;
    if (end > this.bytes.length) throw new RangeError('The WebAssembly binary ends too early');
    const bytes = this.bytes.subarray(this.at, end);
    this.at = end;
    return bytes;
  }

  /** An unsigned number of at most 32 bits. */
  unsigned(): number {
    let value = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = this.byte();
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) return value;
    }
    throw new RangeError('A number in the WebAssembly binary has more than 32 bits');
  }

  /** Skips a number of any size, signed or not. */
  skipNumber(): void {
    while (this.byte() >= 0x80);
  }
}

/** Collects the bytes of a WebAssembly binary. */
export class WasmWriter {
  #bytes: Uint8Array<ArrayBuffer>;
  #length = 0;

  constructor(capacity: number) {
    this.#bytes = new Uint8Array(Math.max(16, capacity));
  }

  get written(): Uint8Array<ArrayBuffer> {
    return this.#bytes.subarray(0, this.#length);
  }

  bytes(from: Uint8Array): void {
    const end = this.#length + from.length;
    if (end > this.#bytes.length) {
      const larger = new Uint8Array(Math.max(end, this.#bytes.length * 2));
      larger.set(this.written);
      this.#bytes = larger;
    }
    this.#bytes.set(from, this.#length);
    this.#length = end;
  }

  unsigned(value: number): void {
    const bytes: number[] = [];
    let rest = value;
    do {
      const low = rest % 128;
      rest = Math.floor(rest / 128);
      bytes.push(rest > 0 ? low + 128 : low);
    } while (rest > 0);
    this.bytes(Uint8Array.from(bytes));
  }
}
