import { Navigate, useLocation } from 'react-router';
import { ReadyRoom } from '@/features/interview/setup/components/ready-room.tsx';
import { readReady } from '@/features/interview/setup/ready.ts';
import { paths } from '@/lib/paths.ts';
import '@/styles/session.css';

/** Between choosing an interview and its first question. Opened by its address alone, it leads to the set-up. */
export function Component() {
  const ready = readReady(useLocation().state);
  return ready ? <ReadyRoom ready={ready} /> : <Navigate to={paths.interviewSetup} replace />;
}
