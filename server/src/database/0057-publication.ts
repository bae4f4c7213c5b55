import { step } from '../platform/db/step.ts'

/** For publishing what verifiers read as files. A standing names an organisation's suspended certificates: few among many. */
export const publication = step(`
  CREATE INDEX IF NOT EXISTS certificate_suspended ON certificate (org_id, id) WHERE suspended_at IS NOT NULL;

  CREATE TABLE IF NOT EXISTS publication (
    place text NOT NULL,
    part text NOT NULL,
    size bigint NOT NULL,
    PRIMARY KEY (place, part)
  );
`)
