import { useQuery } from '@tanstack/react-query';
import { type AppConfig, loadConfig } from './config.ts';

/** The configuration; undefined until it is there. */
export const useConfig = (): AppConfig | undefined =>
  useQuery({ queryKey: ['config'], queryFn: loadConfig, staleTime: Number.POSITIVE_INFINITY }).data;
