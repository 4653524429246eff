import { importances, jobCounts, jobLimits } from '@greenroom/domain';
import { plural, t } from '@lingui/core/macro';
import { Plus, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Button, IconButton } from '@/components/button.tsx';
import { newId } from '@/lib/new-id.ts';
import type { ListedRequirement } from '../check-form.ts';
import { importanceLabels } from '../labels.ts';

interface RequirementListProps {
  requirements: readonly ListedRequirement[];
  onChange(requirements: ListedRequirement[]): void;
}

/** What they ask for: each can be renamed, weighed and removed, and more can be added. */
export function RequirementList({ requirements, onChange }: RequirementListProps) {
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const added = useRef(false);
  useEffect(() => {
    if (!added.current) return;
    added.current = false;
    list.current?.querySelector<HTMLTextAreaElement>('li:last-child textarea')?.focus();
  });
  const count = requirements.length;
  const add = () => {
    added.current = true;
    const blank = { name: '', line: '', start: 0, end: 0, importance: 'must-have', kind: 'skill' } as const;
    onChange([...requirements, { ...blank, key: newId() }]);
  };
  const change = (key: string, part: Partial<ListedRequirement>) =>
    onChange(requirements.map((one) => (one.key === key ? { ...one, ...part } : one)));
  return (
    <section aria-labelledby={titleId}>
      <div className="sh reqs-head">
        <h2 className="h3" id={titleId}>
          {plural(count, { one: '# requirement', other: '# requirements' })}
        </h2>
        {count < jobCounts.requirements ? (
          <Button variant="quiet" small onClick={add}>
            <Plus className="i" aria-hidden="true" />
            {t`Add one`}
          </Button>
        ) : null}
      </div>
      <ul className="reqs" ref={list}>
        {requirements.map((one, at) => (
          <Requirement
            key={one.key}
            requirement={one}
            number={at + 1}
            onChange={(part) => change(one.key, part)}
            onRemove={() => onChange(requirements.filter(({ key }) => key !== one.key))}
          />
        ))}
      </ul>
    </section>
  );
}

interface RequirementProps {
  requirement: ListedRequirement;
  number: number;
  onChange(part: Partial<ListedRequirement>): void;
  onRemove(): void;
}

function Requirement({ requirement, number, onChange, onRemove }: RequirementProps) {
  const { key, importance } = requirement;
  const name = requirement.name.trim() || t`requirement ${number}`;
  return (
    <li data-field={key}>
      <textarea
        rows={1}
        value={requirement.name}
        maxLength={jobLimits.requirementName}
        aria-label={t`Requirement ${number}`}
        placeholder={t`What they ask for`}
        onChange={({ target }) => onChange({ name: target.value.replaceAll('\n', ' ') })}
      />
      <select
        aria-label={t`How important is ${name}?`}
        value={importance}
        onChange={({ target }) =>
          onChange({ importance: importances.find((one) => one === target.value) ?? importance })
        }
      >
        {importances.map((one) => (
          <option key={one} value={one}>
            {t(importanceLabels[one])}
          </option>
        ))}
      </select>
      <IconButton label={t`Remove ${name}`} onClick={onRemove}>
        <X className="i" aria-hidden="true" />
      </IconButton>
    </li>
  );
}
