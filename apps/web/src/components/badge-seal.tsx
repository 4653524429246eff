import { clsx } from 'clsx';
import { Award, type LucideIcon, Star, Target, Trophy, Zap } from 'lucide-react';
import '@/styles/badges.css';

const icons: Record<string, LucideIcon> = {
  trophy: Trophy,
  star: Star,
  target: Target,
  zap: Zap,
  award: Award,
};

interface BadgeSealProps {
  /** One of the five icons of the catalogue; any other is a trophy. */
  icon: string;
  /** A dashed ring: still to be earned. */
  open?: boolean;
}

/** The round sign of a badge. Its name stands beside it. */
export function BadgeSeal({ icon, open }: BadgeSealProps) {
  const Icon = icons[icon] ?? Trophy;
  return (
    <span className={clsx('seal', open && 'open')}>
      <Icon className="i" aria-hidden="true" />
    </span>
  );
}
