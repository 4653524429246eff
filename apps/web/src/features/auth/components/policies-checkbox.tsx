import { Checkbox } from '@/components/checkbox.tsx';
import { paths } from '@/routes/paths.ts';

const policies = [
  { label: 'Terms', href: paths.terms },
  { label: 'Privacy', href: paths.privacy },
  { label: 'Cookie Policy', href: paths.cookies },
  { label: 'GDPR', href: paths.gdpr },
];

/** "Terms, Privacy, Cookie Policy and GDPR": what stands before each name. */
const before = (index: number) => {
  if (index === 0) return ' ';
  return index === policies.length - 1 ? ' and ' : ', ';
};

interface PoliciesCheckboxProps {
  checked: boolean;
  onChange(checked: boolean): void;
}

/** The agreement to the four policies; their pages open beside the form, so that nothing typed is lost. */
export function PoliciesCheckbox({ checked, onChange }: PoliciesCheckboxProps) {
  return (
    <Checkbox checked={checked} onChange={onChange}>
      I agree to the
      {policies.map(({ label, href }, index) => (
        <span key={href}>
          {before(index)}
          <a href={href} target="_blank" rel="noreferrer">
            {label}
          </a>
        </span>
      ))}
      .
    </Checkbox>
  );
}
