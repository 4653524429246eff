const tag = /<(\/?)([a-z][\w-]*)([^>]*)>|[^<]+/g;
const withoutEnd = /^(?:br|hr|img|input|meta)$/;
const leftOut = / (?:id|for|name|role|href|type|tabindex|xmlns|data-[\w-]+|aria-[\w-]+)(?:="[^"]*")?/g;

/** More isn't seen before the page is there. */
const mostElements = 70;

/**
 * The picture of a page from its HTML: what nobody sees is left out, such as names of elements, which must not be there twice, and so
 * is whatever comes after the first screen.
 */
export function pictureOf(html: string): string {
  const open: string[] = [];
  let elements = 0;
  let picture = '';
  const visible = html.replace(/<!--.*?-->|<title>.*?<\/title>|<script.*?<\/script>/gs, '');
  for (const [piece, end, name, attributes = ''] of visible.matchAll(tag)) {
    if (name === undefined) picture += piece;
    else if (end) picture += `</${open.pop()}>`;
    else if (elements === mostElements) break;
    else {
      elements += 1;
      picture += `<${name}${attributes.replace(leftOut, '')}>`;
      if (!withoutEnd.test(name) && !attributes.endsWith('/')) open.push(name);
    }
  }
  return (
    picture +
    open
      .reverse()
      .map((name) => `</${name}>`)
      .join('')
  );
}
