import { plural, t } from '@lingui/core/macro';

/** What a share card shows. The answer, the employer and the ad are never on it. */
export interface ShareCard {
  before: number;
  now: number;
  /** Empty where the user leaves it out. */
  question: string;
  /** Empty unless the user allows it. */
  name: string;
  /** Where it can be tried, as people read it. */
  host: string;
  /** Whether the link opens with this question. */
  isSame: boolean;
}

const cardSize = { width: 1200, height: 630 } as const;
const [green, cone, cream, sage] = ['#123227', '#2a463b', '#f7f3ec', '#b9cabd'];
const serif = '"Fraunces", Georgia, serif';
const sans = '"Figtree", system-ui, sans-serif';
const questionWidth = 560;
const questionLines = 4;
const floor = 537;

/** Draws the card on this device. Nothing is sent or loaded. */
export async function drawShareCard(canvas: HTMLCanvasElement, card: ShareCard): Promise<void> {
  const context = canvas.getContext('2d');
  if (!context) return;
  await Promise.all([`400 44px ${serif}`, `500 32px ${sans}`].map((font) => document.fonts.load(font)));
  canvas.width = cardSize.width;
  canvas.height = cardSize.height;
  context.fillStyle = green;
  context.fillRect(0, 0, cardSize.width, cardSize.height);
  drawLamp(context);
  const write = (text: string, x: number, y: number, font: string, color = cream) => {
    context.font = font;
    context.fillStyle = color;
    context.fillText(text, x, y);
  };
  write('Greenroom', 72, 90, `600 34px ${serif}`);
  const lines = linesOf(context, card.question);
  for (const [at, line] of lines.entries()) write(line, 72, 192 + at * 48, `400 42px ${serif}`);
  write(String(card.before), 72, 505, `300 140px ${serif}`, sage);
  drawArrow(context);
  const gain = card.now - card.before;
  write(plural(gain, { one: '+# point', other: '+# points' }), 420, 458, `600 36px ${sans}`);
  if (card.name) write(card.name, 420, 500, `400 26px ${sans}`, sage);
  context.textAlign = 'center';
  write(String(card.now), 904, 497, `300 320px ${serif}`);
  context.textAlign = 'left';
  context.strokeStyle = cream;
  context.lineWidth = 2;
  stroke(context, [0, floor], [cardSize.width, floor]);
  const { host } = card;
  const invitation = card.isSame ? t`Try the same question: ${host}` : t`Try a question: ${host}`;
  write(invitation, 72, 591, `500 26px ${sans}`);
  context.textAlign = 'right';
  write(t`Practice score`, cardSize.width - 72, 591, `400 26px ${sans}`, sage);
  context.textAlign = 'left';
}

/** The question in lines that fit; what has no room ends in dots. */
function linesOf(context: CanvasRenderingContext2D, question: string): string[] {
  if (question === '') return [];
  context.font = `400 42px ${serif}`;
  const lines: string[] = [''];
  for (const word of `“${question}”`.split(/\s+/)) {
    const line = `${lines.at(-1)} ${word}`.trim();
    if (context.measureText(line).width <= questionWidth) lines[lines.length - 1] = line;
    else lines.push(word);
  }
  if (lines.length <= questionLines) return lines;
  const shown = lines.slice(0, questionLines);
  shown[questionLines - 1] = `${shown[questionLines - 1]} …”`;
  return shown;
}

type Point = readonly [number, number];

function stroke(context: CanvasRenderingContext2D, ...points: Point[]): void {
  context.beginPath();
  for (const [at, [x, y]] of points.entries()) at === 0 ? context.moveTo(x, y) : context.lineTo(x, y);
  context.stroke();
}

function drawLamp(context: CanvasRenderingContext2D): void {
  context.fillStyle = cone;
  context.beginPath();
  context.moveTo(862, 128);
  context.lineTo(946, 128);
  context.lineTo(1156, floor);
  context.lineTo(652, floor);
  context.fill();
  context.strokeStyle = cream;
  context.lineWidth = 2.5;
  stroke(context, [904, 0], [904, 78]);
  stroke(context, [882, 78], [926, 78], [952, 128], [856, 128], [882, 78]);
  context.fillStyle = cream;
  context.beginPath();
  context.arc(904, 132, 7, 0, 2 * Math.PI);
  context.fill();
}

function drawArrow(context: CanvasRenderingContext2D): void {
  context.strokeStyle = sage;
  context.lineWidth = 3;
  stroke(context, [293, 453], [378, 453]);
  stroke(context, [354, 432], [378, 453], [354, 474]);
}
