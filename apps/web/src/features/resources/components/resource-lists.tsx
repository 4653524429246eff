import { Link } from 'react-router';
import { addressOf } from '../address.ts';
import { categoryLabel, typeLabel } from '../labels.ts';
import type { ResourceCard } from '../queries.ts';
import { TypeIcon } from './type-icon.tsx';

interface ListProps {
  resources: readonly ResourceCard[];
}

/** The icon and name of a resource's type, and more about it. */
export function ResourceMeta({ type, more }: { type: string; more: string }) {
  return (
    <span className="res-meta small soft num">
      <TypeIcon type={type} />
      {`${typeLabel(type)}, ${more}`}
    </span>
  );
}

function Card({ resource }: { resource: ResourceCard }) {
  return (
    <li>
      <article>
        <ResourceMeta type={resource.type} more={categoryLabel(resource.category)} />
        <h3 lang="en">
          <Link to={addressOf(resource.id)}>{resource.title}</Link>
        </h3>
        <p className="small soft" lang="en">
          {resource.summary}
        </p>
      </article>
    </li>
  );
}

/** Resources side by side. */
export function ResourceGrid({ resources }: ListProps) {
  return (
    <ul className="res-grid">
      {resources.map((resource) => (
        <Card key={resource.id} resource={resource} />
      ))}
    </ul>
  );
}

/** Resources as rows. */
export function ResourceRows({ resources }: ListProps) {
  return (
    <ul className="rows res-rows">
      {resources.map((resource) => (
        <li key={resource.id}>
          <div lang="en">
            <h3>
              <Link to={addressOf(resource.id)}>{resource.title}</Link>
            </h3>
            <p className="small soft">{resource.summary}</p>
          </div>
          <ResourceMeta type={resource.type} more={categoryLabel(resource.category)} />
        </li>
      ))}
    </ul>
  );
}
