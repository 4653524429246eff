import '@/styles/jobs.css';

export { AddJob as Component } from '@/features/jobs/components/add-job.tsx';
