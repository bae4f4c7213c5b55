import type { LeaseTables } from './lease-store.ts'

/** Every table, composed of what each noun declares beside its store. */
export interface Database extends LeaseTables {}
