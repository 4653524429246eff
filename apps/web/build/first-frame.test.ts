import { describe, expect, it } from 'vitest';
import { stylesFor } from './first-styles.ts';
import { pictureOf } from './frame-html.ts';

describe('the picture of a page', () => {
  it('leaves out what nobody sees and what may not be there twice', () => {
    const html =
      '<title>Jobs</title><div id="a" class="mi" aria-busy="true"><!--$--><a class="b" href="/jobs" data-x>Go</a></div>';
    expect(pictureOf(html)).toBe('<div class="mi"><a class="b">Go</a></div>');
  });

  it('ends after the first screen, with every element closed', () => {
    const html = `<main>${'<p>One<br/>line</p>'.repeat(200)}</main>`;
    const picture = pictureOf(html);
    expect(picture.match(/<p>/g)?.length).toBeLessThan(50);
    expect(picture.match(/<\/p>/g)?.length).toBe(picture.match(/<p>/g)?.length);
    expect(picture.endsWith('</main>')).toBe(true);
  });
});

describe('the styles of a picture', () => {
  const css =
    '@layer components{.mi{display:grid}.mi .far{color:red}.far,.mi>h1{margin:0}@media (width>=40rem){.mi{gap:1rem}.far{gap:0}}}@keyframes x{to{top:0}}.mi:not(.far){top:0}';

  it('are the rules whose classes it has, in their layers', () => {
    expect(stylesFor('<div class="mi"><h1>Jobs</h1></div>', css)).toBe(
      '@layer components{.mi{display:grid}.far,.mi>h1{margin:0}@media (width>=40rem){.mi{gap:1rem}}}.mi:not(.far){top:0}',
    );
  });

  it('are none where nothing fits', () => {
    expect(stylesFor('<p class="other">Hello</p>', '.mi{top:0}')).toBe('');
  });
});
