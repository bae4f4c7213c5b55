import { step } from '../platform/db/step.ts'

/** Which organisations know a person. A database without students has nothing to fill in. */
export const accountOrganisation = step(`
  CREATE TABLE IF NOT EXISTS account_organisation (
    account_id text NOT NULL,
    org_id text NOT NULL,
    PRIMARY KEY (account_id, org_id)
  );
  INSERT INTO back_fill (name, begun_at, place, done_at)
  SELECT 'account-organisations', now(), '', now()
  WHERE NOT EXISTS (SELECT FROM student) AND NOT EXISTS (SELECT FROM certificate)
  ON CONFLICT DO NOTHING;
`)
