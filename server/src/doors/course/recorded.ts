import { recorded, unrecorded } from '../../proof/audit/state/recorded-table.ts'

/** Courses, with what they award and to whom. */
export const recordedCourses = [
  recorded('course_link', {
    of: ['crs_'],
    trail: 't.org_id',
    subject: 't.id',
    columns: {
      org_id: 'value',
      id: 'value',
      platform_id: 'value',
      deployment_id: unrecorded('one of the installations of its platform, whose list is recorded'),
      context_id: 'value',
      resource_link_id: 'value',
      title: 'value',
      rule: 'value',
      created_at: 'value',
    },
  }),
]
