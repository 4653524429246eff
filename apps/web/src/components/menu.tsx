import { Menu as Base } from '@base-ui/react/menu';
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';

interface MenuProps {
  /** The button that opens the menu. */
  trigger: ReactElement;
  /** Stands above the items and is not one of them. */
  head?: ReactNode;
  /** It opens as soon as it is there, as if its button had been pressed. */
  opensAtOnce?: boolean;
  children: ReactNode;
}

/** A button with a short list of things to do or places to go. */
export function Menu({ trigger, head, opensAtOnce = false, children }: MenuProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef(!opensAtOnce);
  useEffect(() => {
    if (!pressed.current) button.current?.click();
    pressed.current = true;
  }, []);
  return (
    <Base.Root>
      <Base.Trigger ref={button} render={trigger} />
      {/* Beside its button, so that the menu stands in the same landmark. */}
      <span ref={setPlace} />
      <Base.Portal container={place}>
        <Base.Positioner align="end" sideOffset={8} className="menu-place">
          <Base.Popup className="menu-list">
            {head ? (
              <Base.Group>
                <Base.GroupLabel className="menu-head">{head}</Base.GroupLabel>
                {children}
              </Base.Group>
            ) : (
              children
            )}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

/** An entry that leads to another page. */
export function MenuLink({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
  return (
    <Base.LinkItem className="menu-item" closeOnClick render={<Link to={to} />}>
      {icon}
      {children}
    </Base.LinkItem>
  );
}

/** An entry that does something here. */
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
