import { t } from '@lingui/core/macro';
import { Download } from 'lucide-react';
import { LogoMark } from '@/components/logo.tsx';
import { paths } from '@/lib/paths.ts';
import { publicPath } from '@/lib/public-paths.ts';
import { ThemeButton } from './theme-button.tsx';

/** Name, sections of the page, theme, installing, the way in. */
export function Header() {
  return (
    <header className="top">
      <div className="wrap">
        <a className="mark" href={publicPath(paths.home)}>
          <LogoMark />
          Greenroom
        </a>
        <nav aria-label={t`Main`}>
          <ul>
            <li>
              <a className="t" href="#how">
                {t`How it works`}
              </a>
            </li>
            <li>
              <a className="t" href="#resume">
                {t`Resume tools`}
              </a>
            </li>
            <li>
              <a className="t" href="#plans">
                {t`Plans`}
              </a>
            </li>
          </ul>
          <ThemeButton />
          <a className="t" href={paths.auth}>
            {t`Sign In`}
          </a>
          <button className="b b2 sm" type="button" data-install hidden>
            <Download className="i" aria-hidden="true" />
            {t`Install App`}
          </button>
          <a className="b b1 sm" href={paths.auth}>
            {t`Get Started`}
          </a>
        </nav>
      </div>
    </header>
  );
}
