import { step } from '../platform/db/step.ts'

/** Each of these tables holds one setting. A row with another number would make it unclear which of two counts. */
export const oneSetting = step(`
  ALTER TABLE two_admins DROP CONSTRAINT IF EXISTS two_admins_one;
  ALTER TABLE two_admins ADD CONSTRAINT two_admins_one CHECK (id = 1);
  ALTER TABLE payment_details DROP CONSTRAINT IF EXISTS payment_details_one;
  ALTER TABLE payment_details ADD CONSTRAINT payment_details_one CHECK (id = 1);
`)
