import type { CourseRule } from '@credenza/schema'
import type { JSONColumnType } from 'kysely'

export interface CourseTables {
  /** A link in a course of a learning platform, and what it awards. */
  course_link: {
    org_id: string
    id: string
    platform_id: string
    /** Our installation on the platform; null in rows from before this column. */
    deployment_id: string | null
    /** The id of the course on the platform, unique within the installation, as is that of the link. */
    context_id: string
    /** The id of the link on the platform; null for one chosen by deep linking, which carries the id of this row. */
    resource_link_id: string | null
    title: string
    rule: JSONColumnType<CourseRule, string, string>
    created_at: Date
  }
  /** The people who were proposed or awarded in a course: one row each, so that nobody is awarded twice. */
  course_award: {
    org_id: string
    course_id: string
    /** Their id on the platform; after an erasure, their `student_id`. */
    subject: string
    student_id: string
    /** The batch that awards it; null while it is only proposed. */
    batch_id: string | null
    created_at: Date
  }
}
