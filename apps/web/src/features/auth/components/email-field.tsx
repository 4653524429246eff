import { t } from '@lingui/core/macro';
import type { ComponentProps } from 'react';
import { TextField } from '@/components/text-field.tsx';

/** The address of an account. Takes what `register` of react-hook-form gives. */
export const EmailField = (props: Omit<ComponentProps<typeof TextField>, 'label'>) => (
  <TextField {...props} label={t`Email`} type="email" inputMode="email" autoComplete="email" required />
);
