import { step } from '../platform/db/step.ts'

/** The index with approvals (0065) answers what this one did, also for the release before. Dropping it takes a moment. */
export const oneIndexOfNews = step('DROP INDEX IF EXISTS audit_notable;')
