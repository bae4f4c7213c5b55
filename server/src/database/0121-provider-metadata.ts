import { step } from '../platform/db/step.ts'

/** How the last reading of a SAML provider's metadata went, and how often its owner changed the setup. */
export const providerMetadata = step(`
  ALTER TABLE sign_in_provider ADD COLUMN IF NOT EXISTS metadata_state jsonb;
  ALTER TABLE sign_in_provider ADD COLUMN IF NOT EXISTS setups integer NOT NULL DEFAULT 0;
`)
