import { Slider as Base } from '@base-ui/react/slider';

interface SliderProps {
  label: string;
  value: number;
  onChange(value: number): void;
  min: number;
  max: number;
  step: number;
  /** How a value is written, such as `30 minutes`; read aloud too. */
  format?: (value: number) => string;
  disabled?: boolean;
}

/** A number from a range. Arrow keys step, Home and End go to the ends. */
export function Slider({ label, value, onChange, min, max, step, format = String, disabled }: SliderProps) {
  return (
    <Base.Root
      value={value}
      onValueChange={(next) => onChange(next as number)}
      min={min}
      max={max}
      step={step}
      disabled={disabled}
    >
      <div className="slider-head">
        <Base.Label>{label}</Base.Label>
        <span className="slider-value">{format(value)}</span>
      </div>
      <Base.Control className="slider-control">
        <Base.Track className="slider-track">
          <Base.Indicator className="slider-fill" />
          <Base.Thumb className="slider-thumb" getAriaValueText={(_, current) => format(current)} />
        </Base.Track>
      </Base.Control>
      <div className="slider-ends num" aria-hidden="true">
        <span>{format(min)}</span>
        <span>{format(max)}</span>
      </div>
    </Base.Root>
  );
}
