/** The text of WordprocessingML without a document model: enough for headers, footers and text boxes. */

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Text of XML or HTML with its entities decoded. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,6}));/gi, (whole, hex, decimal, name) => {
    const code = hex ? Number.parseInt(hex, 16) : decimal ? Number(decimal) : undefined;
    if (code !== undefined) return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : ' ';
    return entities[name] ?? whole;
  });
}

const textPiece = /<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>|<w:(tab|br|cr)(?:\s[^>]*)?\/>/g;

/** The paragraphs of a part, in order. */
export function paragraphsOf(xml: string): string[] {
  const paragraphs: string[] = [];
  for (const piece of xml.split('</w:p>')) {
    let text = '';
    for (const match of piece.matchAll(textPiece)) {
      if (match[1] !== undefined) text += match[1];
      else text += match[2] === 'tab' ? '\t' : '\n';
    }
    for (const line of decodeEntities(text).split('\n')) if (line.trim()) paragraphs.push(line.trim());
  }
  return paragraphs;
}

/** The contents of elements of one name; nested ones are part of the outer. Linear. */
export function elementsOf(xml: string, name: string): string[] {
  const found: string[] = [];
  const tag = new RegExp(`<(/?)${name}(?:\\s[^>]*)?(/?)>`, 'g');
  let depth = 0;
  let from = 0;
  for (const match of xml.matchAll(tag)) {
    if (match[2]) continue;
    if (match[1]) {
      depth = Math.max(0, depth - 1);
      if (depth === 0 && from > 0) found.push(xml.slice(from, match.index));
    } else {
      if (depth === 0) from = match.index + match[0].length;
      depth += 1;
    }
  }
  return found;
}

const fallback = /<(\/?)mc:Fallback(?=[\s/>])[^>]*?(\/?)>/g;

/** Word writes a text box twice, for new and for old readers: the copies for old ones are left out. Linear. */
export function withoutFallback(xml: string): string {
  const kept: string[] = [];
  let [from, depth] = [0, 0];
  for (const { 0: tag, 1: closes, 2: isEmpty, index } of xml.matchAll(fallback)) {
    if (isEmpty || (closes && depth === 0)) continue;
    if (!closes && depth === 0) kept.push(xml.slice(from, index));
    depth += closes ? -1 : 1;
    if (depth === 0) from = index + tag.length;
  }
  return depth > 0 ? kept.join('') : kept.join('') + xml.slice(from);
}
