import { LogoMark } from '@/components/logo.tsx';
import { Spinner } from '@/components/spinner.tsx';

/** The frame of signed-in pages as static HTML, for the moment until the app's script has drawn them. It has no words to translate. */
export function FirstFrame() {
  const mark = (
    <span className="mark">
      <LogoMark />
      Greenroom
    </span>
  );
  return (
    <div className="app">
      <div className="side">
        <div className="side-head">{mark}</div>
      </div>
      <div className="column">
        <div className="topbar">{mark}</div>
        <div className="main">
          <div className="waiting">
            <Spinner />
          </div>
        </div>
      </div>
      <div className="dock" />
    </div>
  );
}
