import { useSearchParams } from 'react-router';

/** The address of what changed in a copy, behind that of its editor. */
export const changesView = 'view=changes';

/** Whether the editor of a copy shows what changed; the address keeps it, so the browser's Back works. */
export function useCopyView(): { isChanges: boolean; show(isChanges: boolean): void } {
  const [params, setParams] = useSearchParams();
  return {
    isChanges: params.get('view') === 'changes',
    show: (isChanges) => setParams(isChanges ? changesView : ''),
  };
}
