import { useEffect, useRef } from 'react';
import type { Resume } from './queries.ts';

/**
 * Analyzes a resume again, against the same job, when its correction is newer than its analysis: after each save, and on
 * return where that was cut short. Once for each revision, so that a failure is not repeated by itself.
 */
export function useScoresOfCorrection(
  resume: Resume | null | undefined,
  isRunning: boolean,
  onAnalyze: (resume: Pick<Resume, 'id' | 'content'>, jobText: string) => void,
): void {
  const tried = useRef<string | null>(null);
  const { analysis, id, revision } = resume ?? {};
  const isBehind = analysis ? analysis.correctionRevision !== revision : false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: begun once for each revision
  useEffect(() => {
    const name = `${id} ${revision}`;
    if (!resume || !analysis || !isBehind || isRunning || tried.current === name) return;
    tried.current = name;
    onAnalyze(resume, analysis.match ? analysis.jobRole : '');
  }, [isBehind, isRunning, id, revision]);
}
