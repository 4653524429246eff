import { endsInRole } from '../text/role-words.ts';
import { type Piece, trimmedPart } from './header-pieces.ts';
import { findPlace, isPlace, type Place } from './place-words.ts';

/** "Leroy Fjord Labs Moscow, Russia", "GISS Moscow, Russia", "Target Austin, TX Senior Engineer": no city has such a name. */
export function isGlued(text: string, { city = '', start, text: words }: Place): boolean {
  const isName = city.split(' ').length > 2 || /^(?:\p{Lu}{3,}|\p{Lu}\p{Ll}+\p{Lu}\S*) /u.test(city);
  return start === 0 && ((isName && !isPlace(city)) || endsInRole(text.slice(words.length)));
}

/** Cities of two words, by the one that such cities share. */
const longCity =
  /(?:(?:San|Santa|Los|Las|El|Fort|Saint|St\.?|New|North|South|East|West|Mount|Port|Palo|Grand|Salt Lake|Baton|Little|Cedar|Des|Ann|Le|La|São|Sao|Belo|Porto|Cape|Abu|Kuala|Hong|Tel|Den|Bad) \p{Lu}\S+|\p{Lu}\S+ (?:City|Beach|Park|Springs|Falls|Heights|Hills?|Arbor|Alto|View|Vista|Plains|Haven|Grove|Valley|Lake|Rock|Rapids|Point|Creek|Mills|Island|Oaks|Ridge|Bay|Harbor|Rouge)|\p{Lu}[^\s,]+),\s*\p{Lu}/u;

/** "VimpelCom Moscow, Russia": an employer and its place, which nothing sets apart. */
export function splitGlued(piece: Piece): Piece[] {
  // "Basque Country, Spain" behind a comma is a place with all its words.
  const before = piece.line.text.slice(0, piece.line.text.indexOf(piece.text));
  const place = piece.is || /,\s*$/.test(before) ? null : findPlace(piece.text);
  if (!place || place.start > 0) return [piece];
  const found = longCity.exec(place.text);
  const isOfName = /\s(?:of|for|and|&|de|du|di)\s*$/.test(place.text.slice(0, found?.index));
  // "University of Leeds, United Kingdom": the place begins behind the comma.
  const city = isOfName ? /(?<=,\s*)\p{Lu}[^,]*$/u.exec(place.text) : found;
  const name = trimmedPart(place.text.slice(0, city?.index));
  const rest = trimmedPart(piece.text.slice(place.text.length));
  if (!city || name.length < 2 || (!rest && isPlace(place.city ?? ''))) return [piece];
  return [
    { ...piece, text: name, is: 'employer', isGuessed: true },
    { ...piece, text: place.text.slice(city.index), is: 'place', isGuessed: true },
    ...(rest ? [{ ...piece, text: rest }] : []),
  ];
}
