import { t } from '@lingui/core/macro';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { Toaster, toast } from 'sonner';
import { openStage } from '@/lib/toasts.ts';

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
  // After the effects of the place itself, which listens from then on.
  useEffect(() => openStage(toast), []);
  const onPhone = useSyncExternalStore(watchPhone, () => phone?.matches ?? false);
  return (
    <Toaster
      // Colours come from our own tokens in both themes; the library's dark rules would outrank them.
      theme="light"
      position={onPhone ? 'top-center' : 'bottom-right'}
      // In an interview, feedback.css puts them below the bar: here they would cover the number of the question.
      mobileOffset={8}
      gap={8}
      visibleToasts={2}
      icons={icons}
      closeButton
      toastOptions={{
        unstyled: true,
        classNames: { toast: 'toast' },
        closeButtonAriaLabel: t`Close message`,
      }}
      containerAriaLabel={t`Messages`}
    />
  );
}
