import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  /** One drawing from drawings.tsx. */
  drawing?: ReactNode;
  /** The one thing to do next. */
  action?: ReactNode;
}

/** Nothing here yet: what would be here, and the one way to get it. */
export function EmptyState({ title, children, drawing, action }: EmptyStateProps) {
  return (
    <div className="empty">
      {drawing}
      <h2 className="h3">{title}</h2>
      {children ? <p>{children}</p> : null}
      {action}
    </div>
  );
}
