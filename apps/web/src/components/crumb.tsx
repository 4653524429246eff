import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';

/** The way back, above a headline. */
export function Crumb({ to, children }: { to: string; children: string }) {
  return (
    <Link className="crumb" to={to}>
      <ArrowLeft className="i" aria-hidden="true" />
      {children}
    </Link>
  );
}
