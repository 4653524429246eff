import { linearModel, sumOf } from '../../text/linear-model.ts';
import type { PlacedLine } from '../placed-line.ts';
import { type Atom, atomsOf } from './atoms.ts';
import {
  asLabel,
  endSign,
  follow,
  keyOf,
  opening,
  orderSigns,
  partsAt,
  type State,
  type Step,
  signsOf,
  startFeatures,
} from './lattice.ts';
import { type StudySection, sectionOf } from './signs.ts';
import trained from './weights.json' with { type: 'json' };

const model = linearModel(0, trained.weights);

/** What the first line of a study gains, in log odds, where it looks as those of the others. */
const likeness = 1.5;
/** What a study gains that opens with the same part as most others. */
const sameOpening = 0.75;
/** Nobody has so many studies; what follows isn't read. */
const linesMost = 300;
const atomsMost = 500;
/** A look says something where at most so large a share of the lines has it. */
const aloneShare = 0.6;

const lookOf = (line: PlacedLine) => `${line.isBold} ${line.isBullet} ${line.isHeading}`;

const mostOf = <One>(values: readonly One[]): One | undefined =>
  [...Map.groupBy(values, (one) => one)].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0];

/** The best way to a state, and its last step. */
interface Way {
  state: State;
  sum: number;
  step: Step | null;
  before: Way | null;
}

/** A section with what was asked of it, so that nothing is asked twice. */
class Reader {
  readonly #section: StudySection;
  readonly #starts: number[];
  readonly #orders = new Map<string, number>();
  readonly #parts = new Map<string, number>();
  readonly #signs = new Map<string, string[]>();

  constructor(section: StudySection) {
    this.#section = section;
    this.#starts = section.lines.map((_, at) => sumOf(model, startFeatures(section, at)));
  }

  #openings = '';

  /** Lines in the look that most first lines of studies have are likelier to be one. */
  expectLike(steps: readonly Step[]): boolean {
    const { atoms, lines } = this.#section;
    const first = steps.filter((step) => step.isNew);
    this.#openings = mostOf(first.map(({ label }) => label)) ?? '';
    const usual = mostOf(first.map(({ from }) => lookOf((atoms[from] as Atom).line)));
    const alike = [...lines.entries()].filter(([, { line }]) => usual === lookOf(line));
    const isApart = alike.length <= lines.length * aloneShare;
    for (const [at] of isApart ? alike : [])
      this.#starts[at] = (this.#starts[at] as number) + likeness * trained.scale;
    return first.length > 0;
  }

  #order(state: State, step: Step, joint: string, opensLine: boolean): number {
    const key = `${keyOf(state)} ${step.label} ${step.isNew} ${joint} ${opensLine}`;
    const known = this.#orders.get(key);
    if (known !== undefined) return known;
    const sum = sumOf(model, orderSigns(state, step, joint, opensLine));
    this.#orders.set(key, sum);
    return sum;
  }

  /** What speaks for a part; its signs are asked once for all labels, and its sum once for both passes. */
  #partSum(step: Step): number {
    const { from, to, label } = step;
    if (label === 'O') return 0;
    const key = `${from} ${to} ${label}`;
    const known = this.#parts.get(key);
    if (known !== undefined) return known;
    const span = `${from} ${to}`;
    const signs = this.#signs.get(span) ?? signsOf(this.#section, step);
    this.#signs.set(span, signs);
    const sum = sumOf(model, asLabel(signs, label));
    this.#parts.set(key, sum);
    return sum;
  }

  /** All steps from an atom, with what speaks for their parts. */
  #stepsAt(from: number): { step: Step; sum: number; endsLine: boolean }[] {
    const { atoms, lines } = this.#section;
    const atom = atoms[from] as Atom;
    const line = lines[atom.at];
    const opensLine = line?.first === from;
    return partsAt(this.#section, from).flatMap(({ to, label }) => {
      const last = atoms[to - 1] as Atom;
      const plain: Step = { from, to, label, isNew: false };
      const sum = this.#partSum(plain);
      const endsLine = atoms[to]?.at !== last.at;
      const mayOpen = opensLine && !(label === 'O' && line.first === line.last);
      const like = label === this.#openings ? sameOpening * trained.scale : 0;
      const start = (this.#starts[atom.at] as number) + like;
      const open = { step: { ...plain, isNew: true }, sum: sum + start, endsLine };
      return [{ step: plain, sum, endsLine }, ...(mayOpen ? [open] : [])];
    });
  }

  /** The steps of the best way through the section. */
  read(): Step[] {
    const { atoms, lines } = this.#section;
    const ways: Map<string, Way>[] = Array.from({ length: atoms.length + 1 }, () => new Map());
    ways[0]?.set(keyOf(opening), { state: opening, sum: 0, step: null, before: null });
    for (const [at, atom] of atoms.entries()) {
      const steps = this.#stepsAt(at);
      const opensLine = lines[atom.at]?.first === at;
      for (const way of (ways[at] as Map<string, Way>).values())
        for (const { step, sum, endsLine } of steps) {
          const state = follow(way.state, step, endsLine);
          if (!state) continue;
          const total = way.sum + sum + this.#order(way.state, step, atom.joint, opensLine);
          const there = ways[step.to] as Map<string, Way>;
          const key = keyOf(state);
          if (total > (there.get(key)?.sum ?? -Infinity))
            there.set(key, { state, sum: total, step, before: way });
        }
    }
    return this.#stepsOf([...(ways.at(-1) as Map<string, Way>).values()]);
  }

  #stepsOf(last: readonly Way[]): Step[] {
    const worth = (way: Way) => way.sum + sumOf(model, [endSign(way.state)]);
    const best = last.reduce<Way | null>((one, way) => (!one || worth(way) > worth(one) ? way : one), null);
    const steps: Step[] = [];
    for (let way = best; way?.step; way = way.before) steps.unshift(way.step);
    return steps;
  }
}

/** A section of studies as its parts, and which line begins a study. */
export function readParts(lines: readonly PlacedLine[]): { section: StudySection; steps: Step[] } {
  const atoms = atomsOf(lines.slice(0, linesMost)).slice(0, atomsMost);
  const section = sectionOf(lines.slice(0, (atoms.at(-1)?.at ?? 0) + 1), atoms);
  const reader = new Reader(section);
  const steps = reader.read();
  return { section, steps: reader.expectLike(steps) ? reader.read() : steps };
}
