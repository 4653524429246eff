const places = [
  'emergency department',
  'children’s wing',
  'outpatient clinic',
  'surgical floor',
  'maternity unit',
  'pharmacy',
  'imaging suite',
  'rehabilitation center',
  'community garden',
  'blood bank',
  'dialysis unit',
  'kitchen',
  'chapel',
];
const happenings = [
  (place: string, year: number) =>
    `The ${place} opened in ${year}, after neighbors had raised half of its cost at church suppers.`,
  (place: string, year: number) =>
    `A local paper called our ${place} the friendliest in the valley in ${year}, and we still keep the clipping.`,
  (place: string, year: number) =>
    `Between ${year} and last spring the ${place} doubled in size without losing its view of the river.`,
  (place: string, year: number) =>
    `Dr. Elena Brandt founded the ${place} with two colleagues in ${year}; her portrait hangs by the stairs.`,
  (place: string, year: number) =>
    `Volunteers repainted the ${place} in ${year}. The murals show the three bridges of the town.`,
  (place: string, year: number) =>
    `Since ${year}, one quarter of the energy for the ${place} comes from panels on our own roof.`,
];

/** What an invented employer says about itself, in as many characters: no line of it twice. */
export function employerText(length: number): string {
  let text = '';
  for (let at = 0; text.length < length; at++) {
    const place = places[at % places.length] ?? '';
    const say = happenings[at % happenings.length];
    const year = 1900 + ((at * 7) % 120);
    text += `${at % 9 === 0 ? `\nOur ${place}, part ${at}\n` : ''}${say?.(place, year)}\n`;
  }
  return text.slice(0, length);
}
