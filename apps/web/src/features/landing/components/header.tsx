import { Download, Moon, Sun } from 'lucide-react';
import { LogoMark } from '@/components/logo.tsx';
import { paths } from '@/routes/paths.ts';

/** Name, sections of the page, theme, installing, the way in. */
export function Header() {
  return (
    <header className="top">
      <div className="wrap">
        <a className="mark" href={paths.home}>
          <LogoMark />
          Greenroom
        </a>
        <nav aria-label="Main">
          <ul>
            <li>
              <a className="t" href="#how">
                How it works
              </a>
            </li>
            <li>
              <a className="t" href="#resume">
                Resume tools
              </a>
            </li>
            <li>
              <a className="t" href="#plans">
                Plans
              </a>
            </li>
          </ul>
          <button className="ib theme" type="button" aria-label="Dark theme" aria-pressed="false">
            <Moon className="i moon" aria-hidden="true" />
            <Sun className="i sun" aria-hidden="true" />
          </button>
          <a className="t" href={paths.auth}>
            Sign In
          </a>
          <button className="b b2 sm" type="button" data-install hidden>
            <Download className="i" aria-hidden="true" />
            Install App
          </button>
          <a className="b b1 sm" href={paths.auth}>
            Get Started
          </a>
        </nav>
      </div>
    </header>
  );
}
