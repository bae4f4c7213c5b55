import { step } from '../platform/db/step.ts'

/** Which exemption of the law a fee falls under: e-invoices have to name it. Empty for what is not exempt. */
export const exemption = step(`
  ALTER TABLE vat ADD COLUMN IF NOT EXISTS reason_code text NOT NULL DEFAULT '';
  ALTER TABLE taxed_fee ADD COLUMN IF NOT EXISTS reason_code text NOT NULL DEFAULT '';
`)
