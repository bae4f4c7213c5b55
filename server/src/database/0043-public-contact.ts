import { step } from '../platform/db/step.ts'

/** What an issuer chooses to publish about itself on its public page. */
export const publicContact = step(`
  CREATE TABLE IF NOT EXISTS public_contact (
    org_id text PRIMARY KEY,
    website text NOT NULL,
    email text NOT NULL,
    shows_logo boolean NOT NULL
  );
`)
