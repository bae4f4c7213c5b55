import { step } from '../../../platform/db/step.ts'

export const assignmentSchema = step(`
  CREATE TABLE IF NOT EXISTS assignment (
    org_id text NOT NULL,
    certificate_id text NOT NULL,
    assignee_id text NOT NULL,
    assigned_at timestamptz NOT NULL,
    PRIMARY KEY (org_id, certificate_id)
  );
  CREATE INDEX IF NOT EXISTS assignment_by_assignee ON assignment (org_id, assignee_id, certificate_id);
  CREATE INDEX IF NOT EXISTS assignment_by_certificate ON assignment (certificate_id);
`)
