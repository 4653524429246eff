import type { ResourceType } from '@greenroom/domain';
import { BookOpen, Compass, FileText, LayoutTemplate, type LucideIcon, Video, Wrench } from 'lucide-react';

const icons: Record<ResourceType, LucideIcon> = {
  article: FileText,
  checklist: BookOpen,
  video: Video,
  guide: Compass,
  tool: Wrench,
  template: LayoutTemplate,
};

/** The icon of a resource's type, a book for an unknown one. Its name is shown beside it. */
export function TypeIcon({ type }: { type: string }) {
  const Icon = icons[type as ResourceType] ?? BookOpen;
  return <Icon className="i" aria-hidden="true" />;
}
