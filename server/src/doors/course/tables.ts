import type { CourseRule } from '@credenza/schema'
import type { JSONColumnType } from 'kysely'

export interface CourseTables {
  /** A link in a course of a learning platform, and what it awards. */
  course_link: {
    org_id: string
    id: string
    platform_id: string
    /** The course there. */
    context_id: string
    /** The link there; null for one that was chosen by deep linking, which names the id here. */
    resource_link_id: string | null
    title: string
    rule: JSONColumnType<CourseRule, string, string>
    created_at: Date
  }
  /** Who of a course was proposed or awarded: one row a person, so that nobody is awarded twice. */
  course_award: {
    org_id: string
    course_id: string
    /** Their id on the platform; `student_id` for somebody whose data was erased. */
    subject: string
    student_id: string
    /** The batch that awards it; null while it is only proposed. */
    batch_id: string | null
    created_at: Date
  }
}
