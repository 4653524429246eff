import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { Toaster } from 'sonner';
import { useTheme } from '../lib/use-theme.ts';

const icons = {
  success: <CircleCheck className="i" aria-hidden="true" />,
  error: <CircleAlert className="i" aria-hidden="true" />,
  info: <Info className="i" aria-hidden="true" />,
};

/** The place where toasts appear. Stands once, at the root. */
export function Toasts() {
  const { dark } = useTheme();
  return (
    <Toaster
      theme={dark ? 'dark' : 'light'}
      position="bottom-right"
      icons={icons}
      closeButton
      toastOptions={{
        unstyled: true,
        classNames: { toast: 'toast', closeButton: 'ib' },
        closeButtonAriaLabel: 'Close message',
      }}
      containerAriaLabel="Messages"
    />
  );
}
