import { t } from '@lingui/core/macro';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { GreenRoomDrawing } from '@/components/drawings.tsx';
import { LogoMark } from '@/components/logo.tsx';
import { ThemeToggle } from '@/components/theme-toggle.tsx';
import { supabase } from '@/lib/supabase.ts';
import '@/styles/auth.css';

/** The client loads while the form is being filled in, so that sending it does not wait for it. */
const prepare = () => void supabase().catch(() => undefined);

/** The two halves of every sign-in page: the form on paper, the room in the dark. */
export function AuthFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="auth">
      <div className="left">
        <header className="row sp">
          <a className="mark" href="/">
            <LogoMark />
            Greenroom
          </a>
          <span className="row gap-1">
            <a className="b b3 sm" href="/">
              <ArrowLeft className="i" aria-hidden="true" />
              {t`Back to home`}
            </a>
            <ThemeToggle />
          </span>
        </header>
        <main id="main" className="mid" onFocus={prepare}>
          <h1 className="h2">{title}</h1>
          {children}
        </main>
      </div>
      <aside className="deep on-deep" aria-label={t`About Greenroom`}>
        <div className="view">
          <p>{t`The room where you get ready before you go onstage.`}</p>
          <GreenRoomDrawing />
        </div>
      </aside>
    </div>
  );
}
