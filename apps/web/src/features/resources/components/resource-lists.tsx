import { Link } from 'react-router';
import { addressOf } from '../address.ts';
import type { ResourceCard } from '../queries.ts';
import { TypeIcon } from './type-icon.tsx';

interface ListProps {
  resources: readonly ResourceCard[];
}

/** Type and length in words beside the type's sign. */
export function ResourceMeta({ resource }: { resource: ResourceCard }) {
  return (
    <span className="res-meta small soft num">
      <TypeIcon type={resource.type} />
      {`${resource.type.charAt(0).toUpperCase()}${resource.type.slice(1)}, ${resource.reading_minutes} min`}
    </span>
  );
}

function Card({ resource, level: Level }: { resource: ResourceCard; level: 'h3' }) {
  return (
    <li>
      <article>
        <ResourceMeta resource={resource} />
        <Level>
          <Link to={addressOf(resource.id)}>{resource.title}</Link>
        </Level>
        <p className="small soft">{resource.summary}</p>
      </article>
    </li>
  );
}

/** Resources side by side. */
export function ResourceGrid({ resources }: ListProps) {
  return (
    <ul className="res-grid">
      {resources.map((resource) => (
        <Card key={resource.id} resource={resource} level="h3" />
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
          <div>
            <h3>
              <Link to={addressOf(resource.id)}>{resource.title}</Link>
            </h3>
            <p className="small soft">{resource.summary}</p>
          </div>
          <span className="small soft">{resource.category}</span>
          <ResourceMeta resource={resource} />
        </li>
      ))}
    </ul>
  );
}
