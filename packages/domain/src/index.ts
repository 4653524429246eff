export * from './auth/rules.ts';
export * from './contact/contract.ts';
export * from './contracts.ts';
export type { Database, Json } from './database.types.ts';
export * from './errors.ts';
export * from './interview/catalog.ts';
export * from './interview/contract.ts';
export * from './subscription/catalog.ts';
export * from './subscription/contract.ts';
