import { step } from '../platform/db/step.ts'

/** How reading a SAML provider's metadata again went, and how often somebody changed how a provider is reached. */
export const providerMetadata = step(`
  ALTER TABLE sign_in_provider ADD COLUMN IF NOT EXISTS metadata_state jsonb;
  ALTER TABLE sign_in_provider ADD COLUMN IF NOT EXISTS setups integer NOT NULL DEFAULT 0;
`)
