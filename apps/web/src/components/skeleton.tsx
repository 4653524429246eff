import { clsx } from 'clsx';

interface SkeletonProps {
  /** CSS lengths; the shape is that of the content it stands for. */
  width?: string;
  height?: string;
  className?: string;
}

/** A grey shape in place of content; appears after 150 ms so that quick answers don't flicker. */
export function Skeleton({ width = '100%', height = '1.25em', className }: SkeletonProps) {
  return <span className={clsx('skeleton block', className)} style={{ width, height }} aria-hidden="true" />;
}
