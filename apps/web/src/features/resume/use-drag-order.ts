import { type DragEvent, useRef, useState } from 'react';

/** Dragging the items of one list into another order, by a handle. Buttons do the same for keyboards and touch. */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const from = useRef<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  return {
    over,
    handle: (at: number) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        from.current = at;
        event.stopPropagation();
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', '');
      },
      onDragEnd: () => {
        from.current = null;
        setOver(null);
      },
    }),
    target: (at: number) => ({
      onDragOver: (event: DragEvent) => {
        // Another list's item passes over this one.
        if (from.current === null) return;
        event.preventDefault();
        event.stopPropagation();
        setOver(at);
      },
      onDrop: (event: DragEvent) => {
        if (from.current === null) return;
        event.preventDefault();
        event.stopPropagation();
        if (from.current !== at) onMove(from.current, at);
        from.current = null;
        setOver(null);
      },
    }),
  };
}
