import { step } from '../platform/db/step.ts'

/**
 * The installation of its platform that a course belongs to: ids of courses and links are unique only there (LTI Core 1.3,
 * section 3.1.3). Courses of earlier releases have none.
 */
export const courseDeployments = step(`
  ALTER TABLE course_link ADD COLUMN IF NOT EXISTS deployment_id text;
  CREATE UNIQUE INDEX IF NOT EXISTS course_link_of_deployment
    ON course_link (org_id, platform_id, coalesce(deployment_id, ''), context_id, resource_link_id);
  DROP INDEX IF EXISTS course_link_once;
`)
