import { step } from '../platform/db/step.ts'

/** What single recipients' certificates will say, until a batch has created them. */
export const recipientContent = step(`
  CREATE TABLE IF NOT EXISTS recipient_content (
    org_id text NOT NULL,
    batch_id text NOT NULL,
    student_id text NOT NULL,
    title text NOT NULL,
    details jsonb,
    PRIMARY KEY (org_id, batch_id, student_id)
  );
`)
