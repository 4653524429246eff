import type { ReactNode } from 'react';

/** One thing of the room, drawn in a box of 240 by 240 whose floor is at y = 200. */
interface Thing {
  light?: ReactNode;
  lines: ReactNode;
}

const lamp: Thing = {
  light: <path className="l" d="M28 64h64l72 136H-44Z" />,
  lines: (
    <>
      <path d="M60 64v136M38 200h44" />
      <path className="p" d="M42 24h36l18 40H24Z" />
      <path d="M78 64v20" />
      <circle className="gr" cx="78" cy="87" r="3" />
    </>
  ),
};

const chair: Thing = {
  lines: (
    <>
      <path d="M78 140v54M146 140v54" />
      <path className="p" d="M72 58c20 7 48 5 68-4l2 16c-22 8-48 9-68 4Z" />
      <path d="M74 74l4 62M142 70l4 58" />
      <path d="M97 76l3 57M120 75l4 55" />
      <path className="p" d="M70 138l82-8 14 19-88 10Z" />
      <path d="M78 159l-3 51M166 149l3 53M76 186l92-9" />
    </>
  ),
};

const door: Thing = {
  light: (
    <>
      <path className="l" d="M92 34h72v166H92Z" />
      <path className="l" d="M92 200h72l52 40H66Z" />
    </>
  ),
  lines: (
    <>
      <path d="M164 200V34H92" />
      <path d="M172 200V26H84v3" />
      <path className="p" d="M92 34 52 16v214l40-30Z" />
      <path className="th" d="M84 50 62 42v60l22-2ZM84 116l-22 2v76l22-13Z" />
      <circle className="gr" cx="58" cy="110" r="3.4" />
    </>
  ),
};

const curtain: Thing = {
  light: <path className="l" d="M64 28h112l44 172H20Z" />,
  lines: (
    <>
      <path d="M8 20h224" />
      <path className="p" d="M20 20h96c-2 56-30 96-66 112 12 20 14 44 12 68H20Z" />
      <path className="p" d="M220 20h-96c2 56 30 96 66 112-12 20-14 44-12 68h42Z" />
      <path
        className="p"
        d="M14 20h212v12q-17.7 20-35.3 0q-17.7 20-35.3 0q-17.7 20-35.4 0q-17.7 20-35.3 0q-17.7 20-35.3 0q-17.7 20-35.4 0Z"
      />
      <path d="M2 200v13h236v-13M120 200v-66M106 200h28" />
      <rect className="p" x="115" y="114" width="10" height="20" rx="5" />
      <path
        className="th"
        d="M94 42c-8 38-26 70-50 88M70 42c-4 34-18 66-34 84M46 42c-2 30-10 56-18 78M40 138c8 20 9 40 8 62M30 136c4 22 4 42 3 64M146 42c8 38 26 70 50 88M170 42c4 34 18 66 34 84M194 42c2 30 10 56 18 78M200 138c-8 20-9 40-8 62M210 136c-4 22-4 42-3 64"
      />
      <path className="gr" d="M18 128l34 2-1 7-33-2ZM222 128l-34 2 1 7 33-2Z" />
    </>
  ),
};

interface Placed {
  thing: Thing;
  x: number;
  y?: number;
}

interface RoomProps {
  viewBox: string;
  /** From where to where the floor line runs. */
  floor: [from: number, to: number];
  things: Placed[];
  className?: string;
  preserveAspectRatio?: string;
}

/** Several things on one floor line. Light falls behind the lines of every thing. */
function Room({ viewBox, floor, things, className = '', preserveAspectRatio }: RoomProps) {
  const at = ({ x, y = 0 }: Placed) => `translate(${x} ${y})`;
  return (
    <svg
      className={`draw ${className}`}
      viewBox={viewBox}
      preserveAspectRatio={preserveAspectRatio}
      aria-hidden="true"
    >
      {things.map((placed) => (
        <g key={`light-${placed.x}`} transform={at(placed)}>
          {placed.thing.light}
        </g>
      ))}
      <path d={`M${floor[0]} 200H${floor[1]}`} />
      {things.map((placed) => (
        <g key={placed.x} transform={at(placed)}>
          {placed.thing.lines}
        </g>
      ))}
    </svg>
  );
}

interface DrawingProps {
  className?: string;
}

/** An open door with light behind it. */
export function DoorDrawing({ className }: DrawingProps) {
  return (
    <Room className={className} viewBox="0 0 320 240" floor={[0, 320]} things={[{ thing: door, x: -36 }]} />
  );
}

/** A standing lamp. */
export function LampDrawing({ className }: DrawingProps) {
  return (
    <Room className={className} viewBox="0 0 240 216" floor={[0, 240]} things={[{ thing: lamp, x: 60 }]} />
  );
}

/** A chair. */
export function ChairDrawing({ className }: DrawingProps) {
  return (
    <Room className={className} viewBox="0 0 240 216" floor={[0, 240]} things={[{ thing: chair, x: 0 }]} />
  );
}

/** A lamp beside a chair: a place to sit and rehearse. */
export function LampAndChairDrawing({ className }: DrawingProps) {
  const things = [
    { thing: lamp, x: 46 },
    { thing: chair, x: 116, y: -2 },
  ];
  return <Room className={className} viewBox="0 0 320 240" floor={[0, 320]} things={things} />;
}

/** A stage with its curtain drawn back and a microphone. */
export function CurtainDrawing({ className }: DrawingProps) {
  return (
    <Room className={className} viewBox="0 0 320 240" floor={[0, 320]} things={[{ thing: curtain, x: 0 }]} />
  );
}

/** The same stage alone, with nothing beside it. */
export function StageDrawing({ className }: DrawingProps) {
  return (
    <Room className={className} viewBox="0 0 240 220" floor={[0, 240]} things={[{ thing: curtain, x: 0 }]} />
  );
}

/** Lamp, chair and open door, for the dark half of the sign-in pages. */
export function GreenRoomDrawing() {
  const things = [
    { thing: lamp, x: 64 },
    { thing: chair, x: 140, y: -2 },
    { thing: door, x: 276 },
  ];
  return <Room viewBox="0 0 520 290" floor={[0, 520]} things={things} preserveAspectRatio="xMidYMax meet" />;
}

/** The whole room from the lamp to the stage, for the foot of the front page. */
export function WholeRoomDrawing() {
  const things = [
    { thing: lamp, x: 200 },
    { thing: chair, x: 290, y: -2 },
    { thing: door, x: 620 },
    { thing: curtain, x: 1060 },
  ];
  return (
    <Room
      className="room"
      viewBox="0 0 1440 240"
      floor={[0, 1440]}
      things={things}
      preserveAspectRatio="xMidYMax slice"
    />
  );
}
