import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';

interface MenuProps {
  /** The button that opens the menu. */
  trigger: ReactElement;
  /** Stands above the items and is not one of them. */
  head?: ReactNode;
  children: ReactNode;
}

/** A button with a short list of things to do or places to go. */
export function Menu({ trigger, head, children }: MenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align="end" sideOffset={8} className="menu-place">
          <Base.Popup className="menu-list">
            {head ? <div className="menu-head">{head}</div> : null}
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

export function MenuLink({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
  return (
    <Base.LinkItem className="menu-item" closeOnClick render={<Link to={to} />}>
      {icon}
      {children}
    </Base.LinkItem>
  );
}

export function MenuAction({
  onSelect,
  icon,
  children,
}: {
  onSelect(): void;
  icon: ReactNode;
  children: ReactNode;
}) {
  return (
    <Base.Item className="menu-item" onClick={onSelect}>
      {icon}
      {children}
    </Base.Item>
  );
}
