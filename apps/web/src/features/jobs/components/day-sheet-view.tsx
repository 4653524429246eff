import { plural, t } from '@lingui/core/macro';
import { Link } from 'react-router';
import { paths } from '@/lib/paths.ts';
import type { DaySheet } from '../day-sheet.ts';
import { formatLabels } from '../labels.ts';

interface DaySheetViewProps {
  jobId: string;
  sheet: DaySheet;
}

/** The sheet itself. A missing part is a line with the way to fill it on the screen, and nothing in print. */
export function DaySheetView({ jobId, sheet }: DaySheetViewProps) {
  const { opening, stories, asks, stressed } = sheet;
  const edit = paths.jobEdit(jobId);
  const workspace = paths.job(jobId);
  return (
    <article className="sheet up page">
      <SheetHead sheet={sheet} edit={edit} />
      <PlaceAndPeople sheet={sheet} edit={edit} />
      <section aria-labelledby="ds-opening">
        <h2 id="ds-opening" className={opening ? undefined : 'noprint'}>
          {t`Your opening`}
        </h2>
        {opening ? (
          <p className="open">{`“${opening}”`}</p>
        ) : (
          <Missing to={`${workspace}#job-opening`}>{t`Add your opening answer`}</Missing>
        )}
      </section>
      <SheetStories stories={stories} />
      <div className="pair">
        <section aria-labelledby="ds-asks">
          <h2 id="ds-asks" className={asks.length > 0 ? undefined : 'noprint'}>
            {t`Ask them`}
          </h2>
          {asks.length > 0 ? (
            <ol className="qa">
              {asks.map((ask) => (
                <li key={ask}>{ask}</li>
              ))}
            </ol>
          ) : (
            <Missing to={`${workspace}#company`}>{t`Choose what to ask them`}</Missing>
          )}
        </section>
        {stressed.length > 0 ? (
          <section aria-labelledby="ds-stressed">
            <h2 id="ds-stressed">{t`What the ad stresses`}</h2>
            <ul className="str">
              {stressed.map((line) => (
                <li key={line}>{`“${line}”`}</li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
      <div className="ruled" aria-hidden="true">
        <p>{t`Notes`}</p>
        <i />
        <i />
        <i />
      </div>
      <p className="foot2">
        <span>{sheet.practiced}</span>
        <span>Greenroom</span>
      </p>
    </article>
  );
}

/** The stories to take along, the number first. */
function SheetStories({ stories }: Pick<DaySheet, 'stories'>) {
  const count = stories.length;
  return (
    <section aria-labelledby="ds-stories">
      <h2 id="ds-stories" className={count > 0 ? undefined : 'noprint'}>
        {plural(count, { one: 'One story', 2: 'Two stories', other: 'Three stories' })}
      </h2>
      {count > 0 ? (
        <ul className="three">
          {stories.map(({ title, figure, line }) => (
            <li key={title}>
              <span className="fig">{figure}</span>
              <div>
                <b>{title}</b>
                <p>{line}</p>
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <Missing to={paths.stories}>{t`Add your stories`}</Missing>
      )}
    </section>
  );
}

function SheetHead({ sheet: { time, zone, day, company, title }, edit }: { sheet: DaySheet; edit: string }) {
  return (
    <header className="when">
      {time ? (
        <p className="t">
          {time.digits}
          {time.half ? <small> {time.half}</small> : null}
          {zone ? <small className="zone">{zone}</small> : null}
        </p>
      ) : null}
      <div>
        {day ? <p className="label">{day}</p> : null}
        <h1>{company ? `${company}, ${title}` : title}</h1>
        {day && time ? null : (
          <Missing to={edit}>{day ? t`Add the time` : t`Add the date and the time`}</Missing>
        )}
      </div>
    </header>
  );
}

function PlaceAndPeople({ sheet, edit }: { sheet: DaySheet; edit: string }) {
  const { people, format } = sheet;
  return (
    <div className="ppl">
      <div>
        {format ? <p className="label">{t(formatLabels[format])}</p> : null}
        <Place sheet={sheet} edit={edit} />
      </div>
      <div>
        {people.length > 0 ? (
          people.map((person) => (
            <p key={person}>
              <b>{person.split(',')[0]}</b>
              {person.slice(person.split(',')[0]?.length ?? 0)}
            </p>
          ))
        ) : (
          <Missing to={edit}>{t`Add who you'll meet`}</Missing>
        )}
      </div>
    </div>
  );
}

/** An address as text; a link or a number as a large target to press. */
function Place({ sheet: { place, href, format }, edit }: { sheet: DaySheet; edit: string }) {
  if (!place) {
    const isRemote = format === 'video' || format === 'phone' || format === 'recorded';
    return <Missing to={edit}>{isRemote ? t`Add the link or the number` : t`Add the location`}</Missing>;
  }
  const [first = '', ...rest] = place.split('\n');
  return (
    <>
      <p>
        <b>{first}</b>
        {rest.map((line) => (
          <span key={line} className="place-line">
            {line}
          </span>
        ))}
      </p>
      {href ? (
        <a
          className="b b2 noprint place-open"
          href={href}
          target={href.startsWith('tel:') ? undefined : '_blank'}
          rel="noreferrer"
        >
          {href.startsWith('tel:') ? t`Call` : t`Join`}
        </a>
      ) : null}
    </>
  );
}

function Missing({ to, children }: { to: string; children: string }) {
  return (
    <p className="noprint">
      <Link className="ul" to={to}>
        {children}
      </Link>
    </p>
  );
}
