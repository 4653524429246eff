import type { ParsedResume } from '@greenroom/domain';
import type { FieldLog } from './field-log.ts';
import { findPlace, isCountry, isPlace, isRemote } from './place-words.ts';
import type { PlacedLine } from './placed-line.ts';

/** "45326 Essen", also after a street; "2835-138 - Baixa da Banheira". */
const codedCity =
  /(?:^|[\s,])(?:[A-Z]{1,2}-)?(?:\d{5}|\d{2}-\d{3}|\d{4}-\d{3}|(?!(?:19|20)\d\d)\d{4}(?: ?[A-Z]{2})?)(?:\s+[–-])?\s+(\p{Lu}[\p{L}’' -]{1,40}?)\s*$/u;

/** A city after its postal code, or a part of the line that is nothing but a known place. */
function lonePlace(text: string): string | undefined {
  const parts = text.split(/\t|\s*[|•·∙◆,]\s*|\s[–—-]\s|\.\s/);
  const coded = [...text.split(/\t|\s*[|•·∙◆,]\s*/), ...parts]
    .map(
      (part) =>
        /^(?:[A-Z]{1,2}-)?(?:\d{4,6}|\d{2}-\d{3})\s+(\p{Lu}[\p{L} .-]{1,40})$/u.exec(part)?.[1] ??
        codedCity.exec(part)?.[1],
    )
    .find((city) => city !== undefined);
  return (
    coded ??
    parts
      .map((part) => part.replace(/\s*-?\s*\d{5,6}$/, '').trim())
      .find((part) => isPlace(part) && !isRemote(part))
  );
}

/**
 * Step four, where they live: the first place in the lines about the person, with its postal code, its country or a label. A
 * country alone counts where no line names more.
 */
export function readLocation(
  lines: readonly PlacedLine[],
  log: FieldLog,
): ParsedResume['basics']['location'] {
  const isLand = (line: PlacedLine) => isCountry(line.text);
  return (
    firstLocation(
      lines.filter((line) => !isLand(line)),
      log,
    ) ?? firstLocation(lines.filter(isLand), log)
  );
}

function firstLocation(lines: readonly PlacedLine[], log: FieldLog): ParsedResume['basics']['location'] {
  for (const line of lines) {
    if (line.isBullet || line.text.length > 160) continue;
    const labelled =
      /\b(?:address|location|based in|lives in|city)\s*[:-]?\s*(\p{Lu}[\p{L} .,'-]{2,60})/iu.exec(
        line.text,
      )?.[1];
    const place = findPlace(line.text);
    if (place) {
      // "Mansoura, Dakahlia, Egypt": a region that nobody listed stands between the city and the country.
      const before = /(?:^|[\t|•·])\s*(\p{Lu}[\p{L}’ -]{1,30}),\s*$/u.exec(
        line.text.slice(0, place.start),
      )?.[1];
      const address = before
        ? line.text.slice(line.text.indexOf(before, 0), place.start + place.text.length)
        : place.text;
      log.note('basics.location', address, line, 0.75);
      const region = before ? place.city : place.region;
      return { city: before ?? place.city, region, address, countryCode: undefined };
    }
    const alone = lonePlace(line.text);
    if (alone) {
      log.note('basics.location', alone, line, 0.75);
      return { city: alone.split(',')[0]?.trim(), address: alone, region: undefined, countryCode: undefined };
    }
    if (labelled) {
      const city = labelled.split(/[,\t|]/)[0]?.trim();
      log.note('basics.location', labelled.trim(), line, 0.6);
      return { city, address: labelled.trim(), region: undefined, countryCode: undefined };
    }
  }
  return undefined;
}
