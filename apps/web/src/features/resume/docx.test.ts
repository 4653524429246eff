import { detectFileKind } from '@greenroom/domain';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { buildDocx } from './docx.ts';

const documentOf = (text: string) =>
  strFromU8(unzipSync(buildDocx(text))['word/document.xml'] ?? new Uint8Array());

describe('a Word file of a text', () => {
  it('is one that the upload knows as Word', () => {
    expect(detectFileKind(buildDocx('Maya Okafor'))).toBe('docx');
  });

  it('has name, headings and bullets as such, and every word', () => {
    const xml = documentOf(
      'Maya Okafor\nmaya@example.com\n\nExperience\nNurse, 2019 to 2024\n- Led a ward of 12\n',
    );
    expect(xml).toContain('"Title"/></w:pPr><w:r><w:t xml:space="preserve">Maya Okafor<');
    expect(xml).toContain('"Heading1"/></w:pPr><w:r><w:t xml:space="preserve">Experience<');
    expect(xml).toContain('"ListBullet"/></w:pPr><w:r><w:t xml:space="preserve">Led a ward of 12<');
    expect(xml).toContain('<w:p><w:r><w:t xml:space="preserve">Nurse, 2019 to 2024<');
  });

  it('escapes what XML reserves and leaves out what it forbids', () => {
    expect(documentOf('R&D <lead>\u0007')).toContain('>R&amp;D &lt;lead&gt;<');
  });
});
