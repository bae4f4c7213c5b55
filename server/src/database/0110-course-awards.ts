import { step } from '../platform/db/step.ts'

/** Courses of learning platforms that award certificates, and to whom. */
export const courseAwards = step(`
  CREATE TABLE IF NOT EXISTS course_link (
    org_id text NOT NULL,
    id text NOT NULL,
    platform_id text NOT NULL,
    context_id text NOT NULL,
    resource_link_id text,
    title text NOT NULL,
    rule jsonb NOT NULL,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (org_id, id)
  );
  CREATE UNIQUE INDEX IF NOT EXISTS course_link_once ON course_link (org_id, platform_id, context_id, resource_link_id);

  CREATE TABLE IF NOT EXISTS course_award (
    org_id text NOT NULL,
    course_id text NOT NULL,
    subject text NOT NULL,
    student_id text NOT NULL,
    batch_id text,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (org_id, course_id, subject)
  );
`)
