import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { LandingPage } from '@/features/landing/landing-page.tsx';
import { startIslands } from '@/islands/islands.ts';
import { useSession } from '@/lib/session.ts';
import { paths } from './paths.ts';
import '@/styles/landing.css';
import '@/styles/written.css';

/** The front page inside the app; a visit from outside gets it as static HTML. */
export function Component() {
  const { user } = useSession();
  useEffect(() => {
    const controller = new AbortController();
    startIslands(controller.signal);
    return () => controller.abort();
  }, []);
  if (user) return <Navigate to={paths.dashboard} replace />;
  return (
    <>
      <title>Greenroom: rehearse your interview before the real one</title>
      <LandingPage />
    </>
  );
}
