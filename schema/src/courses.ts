import { z } from 'zod'
import { decimal } from './certificate-details.ts'
import { saying } from './issues/saying.ts'
import { text } from './text.ts'

/** More courses would make a transcript larger than verifiers accept (credential/src/json/json-limits.ts). */
export const mostCourses = 20

/** One course of a certificate, and so one line of its transcript. Credits are digits, or '' for none. */
export const newCourse = z.object({
  subject: text('subject', 120),
  grade: text('grade', 20),
  credits: decimal('credits'),
})
export type NewCourse = z.infer<typeof newCourse>

/** The courses of a new certificate, without repeated names. */
export const coursesOf = <Course extends z.ZodType<NewCourse>>(course: Course) =>
  z
    .array(course)
    .max(mostCourses)
    .superRefine((courses, ctx) => {
      const taken = new Set<string>()
      courses.forEach(({ subject }, index) => {
        const name = subject.toLowerCase()
        if (taken.has(name))
          ctx.addIssue({
            code: 'custom',
            path: [index, 'subject'],
            message: saying('invalid.label_taken', { label: subject }),
          })
        taken.add(name)
      })
    })

export const newCourses = coursesOf(newCourse)
