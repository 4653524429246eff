import { resumeFieldMaxLength } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { GripVertical, Plus } from 'lucide-react';
import { Button } from '@/components/button.tsx';
import { useDragOrder } from '../use-drag-order.ts';
import type { EditorView } from '../use-editor-view.ts';
import { OrderButtons } from './order-buttons.tsx';

interface BulletListProps {
  id: string;
  label: string;
  items: readonly string[];
  view: EditorView;
  /** `field` names the bullet being typed; null for a change that should be undone on its own. */
  onChange(items: string[], field: string | null): void;
}

/** What somebody did, line by line: each can be written, moved and removed. */
export function BulletList({ id, label, items, view, onChange }: BulletListProps) {
  const idOf = (at: number) => `${id}-${at}`;
  const move = (from: number, to: number) => {
    const item = items[from];
    if (item === undefined) return;
    onChange(items.toSpliced(from, 1).toSpliced(to, 0, item), null);
    const [same, other] = to < from ? ['up', 'down'] : ['down', 'up'];
    view.focus(`${idOf(to)}-${same}`, `${idOf(to)}-${other}`);
    const place = to + 1;
    view.say(t`Line moved. It's number ${place} now.`);
  };
  const add = (at: number) => {
    onChange(items.toSpliced(at, 0, ''), null);
    view.focus(idOf(at));
  };
  const drag = useDragOrder(move);
  return (
    <fieldset className="full bullets">
      <legend className="fld-label">{label}</legend>
      <ul>
        {items.map((item, at) => {
          const number = at + 1;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a bullet is known by its place
            <li key={at} className={drag.over === at ? 'drop-here' : undefined} {...drag.target(at)}>
              <span className="grip" {...drag.handle(at)} aria-hidden="true">
                <GripVertical className="i" />
              </span>
              <textarea
                id={idOf(at)}
                className="in"
                rows={2}
                dir="auto"
                aria-label={t`${label}, line ${number}`}
                maxLength={resumeFieldMaxLength}
                value={item}
                onChange={({ target }) =>
                  onChange(items.toSpliced(at, 1, target.value.replace(/\n+/g, ' ')), idOf(at))
                }
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                  event.preventDefault();
                  add(at + 1);
                }}
              />
              <OrderButtons
                name={t`line ${number}`}
                id={idOf(at)}
                at={at}
                last={items.length - 1}
                onMove={(to) => move(at, to)}
                onRemove={() => {
                  onChange(items.toSpliced(at, 1), null);
                  view.focus(items.length > 1 ? idOf(Math.max(0, at - 1)) : `${id}-add`);
                  view.say(t`Line removed.`);
                }}
              />
            </li>
          );
        })}
      </ul>
      <Button small id={`${id}-add`} onClick={() => add(items.length)}>
        <Plus className="i" aria-hidden="true" />
        {t`Add a line`}
      </Button>
    </fieldset>
  );
}
