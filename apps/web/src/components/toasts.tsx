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

export interface ToastPlace {
  /** On a phone, below the bar of a running interview: its buttons are at the bottom. */
  belowBar: boolean;
}

/** The place where toasts appear, once, at the root. On a phone they are at the bottom, where they cover no heading. */
export function Toasts({ belowBar }: ToastPlace) {
  // After the effects of the place itself, which listens from then on.
  useEffect(() => openStage(toast), []);
  const onPhone = useSyncExternalStore(
    watchPhone,
    () => phone?.matches ?? false,
    () => false,
  );
  return (
    <Toaster
      // Colours come from our own tokens in both themes; the library's dark rules would outrank them.
      theme="light"
      position={onPhone ? (belowBar ? 'top-center' : 'bottom-center') : 'bottom-right'}
      // feedback.css puts them below the bar of an interview, and above the bars at the bottom of other pages.
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
