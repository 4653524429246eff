import { trialInterview } from '@greenroom/domain';
import { WholeRoomDrawing } from '@/components/drawings.tsx';
import { LogoMark } from '@/components/logo.tsx';
import { paths } from '@/routes/paths.ts';

/** The last call, over the whole room. */
export function Closing() {
  return (
    <section className="close" aria-labelledby="closing-title">
      <div className="wrap">
        <h2 id="closing-title" className="display">
          The room is open.
        </h2>
        <div className="row wr ways">
          <a className="b b1" href={paths.auth}>
            Start Your Journey
          </a>
          <span className="soft num">
            Your first mock interview has {trialInterview.questions} questions.
          </span>
        </div>
      </div>
      <WholeRoomDrawing />
    </section>
  );
}

const columns = [
  {
    title: 'Product',
    items: [
      { label: 'How it works', href: '/#how' },
      { label: 'Resume tools', href: '/#resume' },
      { label: 'Plans', href: '/#plans' },
      { label: 'Sign In', href: paths.auth },
    ],
  },
  {
    title: 'Company',
    items: [
      { label: 'About', href: paths.about },
      { label: 'Blog', href: paths.blog },
      { label: 'Careers', href: paths.careers },
      { label: 'Contact', href: paths.contact },
    ],
  },
  {
    title: 'Legal',
    items: [
      { label: 'Privacy', href: paths.privacy },
      { label: 'Terms', href: paths.terms },
      { label: 'Cookies', href: paths.cookies },
      { label: 'GDPR', href: paths.gdpr },
    ],
  },
];

/** Links and the copyright line. */
export function Footer() {
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="cols">
          <div>
            <a className="mark" href={paths.home}>
              <LogoMark />
              Greenroom
            </a>
            <p className="small muted motto">The room where you get ready before you go on.</p>
          </div>
          {columns.map(({ title, items }) => (
            <nav key={title} aria-label={title}>
              <p className="label">{title}</p>
              <ul>
                {items.map(({ label, href }) => (
                  <li key={label}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <p className="small muted copyright num">© 2024 Greenroom</p>
      </div>
    </footer>
  );
}
