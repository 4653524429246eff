import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Checkbox } from '@/components/checkbox.tsx';
import { paths } from '@/lib/paths.ts';

interface PoliciesCheckboxProps {
  checked: boolean;
  onChange(checked: boolean): void;
}

/** The agreement to the four policies; their pages open beside the form, so that nothing typed is lost. */
export function PoliciesCheckbox({ checked, onChange }: PoliciesCheckboxProps) {
  return (
    <Checkbox checked={checked} onChange={onChange}>
      <Trans>
        I agree to the <Policy href={paths.terms}>Terms</Policy>,{' '}
        <Policy href={paths.privacy}>Privacy Policy</Policy> and{' '}
        <Policy href={paths.cookies}>Cookie Policy</Policy>, and I've read the{' '}
        <Policy href={paths.gdpr}>GDPR notice</Policy>.
      </Trans>
    </Checkbox>
  );
}

/** A policy, beside the page that names it. */
export const Policy = ({ href, children }: { href: string; children?: ReactNode }) => (
  <a href={href} target="_blank" rel="noreferrer">
    {children}
  </a>
);
