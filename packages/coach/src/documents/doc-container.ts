/** The compound file around an old Word document, as far as it takes to know that its chains of sectors end. */

const headerBytes = 512;
const tableEntriesInHeader = 109;
const largestSectorShift = 12;

/** Follows every chain once: false when one comes back to itself. `table[sector]` is the sector after it, negative at the end. */
function everyChainEnds(table: Int32Array): boolean {
  const walkOf = new Int32Array(table.length);
  for (let start = 0; start < table.length; start += 1) {
    for (let at = start; at >= 0 && at < table.length && walkOf[at] !== start + 1; ) {
      if (walkOf[at] !== 0) break;
      walkOf[at] = start + 1;
      const next = table[at] as number;
      if (next >= 0 && next < table.length && walkOf[next] === start + 1) return false;
      at = next;
    }
  }
  return true;
}

/** The sectors of a chain, in order; ends at the latest after as many as the table has. */
function chainFrom(table: Int32Array, start: number): number[] {
  const sectors: number[] = [];
  for (
    let at = start;
    at >= 0 && at < table.length && sectors.length <= table.length;
    at = table[at] as number
  )
    sectors.push(at);
  return sectors;
}

/**
 * The chains of the file end and its counts fit its size. The library that reads the text follows chains without end until memory
 * is used up, so a file that was made to have one is turned away before.
 */
export function isSoundContainer(bytes: Uint8Array): boolean {
  if (bytes.length < headerBytes * 2) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const shift = view.getUint16(30, true);
  if (shift < 7 || shift > largestSectorShift || view.getUint16(32, true) > shift) return false;
  const size = 2 ** shift;
  const most = Math.ceil(bytes.length / size);
  const numberAt = (at: number) => (at + 4 <= bytes.length ? view.getInt32(at, true) : -1);
  const entryOf = (sector: number, entry: number) => numberAt((sector + 1) * size + entry * 4);
  const [tableCount, moreStart, moreCount, shortStart, shortCount] = [44, 68, 72, 60, 64].map(numberAt) as [
    number,
    number,
    number,
    number,
    number,
  ];
  if ([tableCount, moreCount, shortCount].some((count) => count < 0 || count > most)) return false;
  const places = Array.from({ length: tableEntriesInHeader }, (_, at) => numberAt(76 + at * 4));
  const perSector = size / 4;
  for (let more = moreStart, at = 0; at < moreCount && more >= 0; at += 1) {
    for (let entry = 0; entry < perSector - 1; entry += 1) places.push(entryOf(more, entry));
    more = entryOf(more, perSector - 1);
  }
  const readTable = (sectors: readonly number[]) =>
    Int32Array.from({ length: sectors.length * perSector }, (_, at) =>
      entryOf(sectors[Math.floor(at / perSector)] as number, at % perSector),
    );
  const table = readTable(places.slice(0, tableCount).filter((sector) => sector >= 0));
  return everyChainEnds(table) && everyChainEnds(readTable(chainFrom(table, shortStart)));
}
