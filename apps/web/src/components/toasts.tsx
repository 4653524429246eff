import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Toaster } from 'sonner';

const icons = {
  success: <CircleCheck className="i" aria-hidden="true" />,
  error: <CircleAlert className="i" aria-hidden="true" />,
  info: <Info className="i" aria-hidden="true" />,
};

const phone = typeof matchMedia === 'function' ? matchMedia('(max-width: 599px)') : undefined;

function watchPhone(onChange: () => void): () => void {
  phone?.addEventListener('change', onChange);
  return () => phone?.removeEventListener('change', onChange);
}

/** The place where toasts appear. Stands once, at the root; on a phone above, where no button is under it. */
export function Toasts() {
  const onPhone = useSyncExternalStore(watchPhone, () => phone?.matches ?? false);
  return (
    <Toaster
      // Colours come from our own tokens in both themes; the library's dark rules would outrank them.
      theme="light"
      position={onPhone ? 'top-center' : 'bottom-right'}
      icons={icons}
      closeButton
      toastOptions={{
        unstyled: true,
        classNames: { toast: 'toast' },
        closeButtonAriaLabel: 'Close message',
      }}
      containerAriaLabel="Messages"
    />
  );
}
