import { step } from '../platform/db/step.ts'

export const approvalByCost = step(`
  ALTER TABLE approval_rule ADD COLUMN IF NOT EXISTS free_fils_a_day bigint;
  ALTER TABLE approval_free ADD COLUMN IF NOT EXISTS fils bigint NOT NULL DEFAULT 0;
`)
