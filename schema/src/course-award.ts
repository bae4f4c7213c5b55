import { z } from 'zod'
import { batch } from './batch.ts'
import { certificateStates } from './certificate-state/state.ts'
import { listAnswer, listQuery, success } from './envelope.ts'
import { nameText, optionalText, typeName } from './text.ts'

/**
 * What the rule looks at: one grade of the course ('item'), the total of all grades that the learning platform shows us
 * ('total'), or whether each of them has a score ('completion').
 */
export const courseBases = ['item', 'total', 'completion'] as const

/** The certificate that a course awards, and the rule for who gets it. */
export const courseRule = z
  .object({
    certificateType: typeName('certificateType'),
    title: nameText('title', 300),
    /** Empty for the certificate type's default template. */
    templateId: optionalText(120),
    basis: z.enum(courseBases),
    /** The grade to compare (AGS line item); empty unless the basis is 'item'. */
    lineItem: optionalText(2000),
    /** In per cent; ignored if the basis is 'completion'. */
    minimum: z.number().min(0).max(100),
  })
  .meta({ id: 'CourseRule' })
export type CourseRule = z.infer<typeof courseRule>
const keptRule = z.object({
  certificateType: z.string(),
  title: z.string(),
  templateId: z.string(),
  basis: z.enum(courseBases),
  lineItem: z.string(),
  minimum: z.number(),
})

const ticket = z.string().max(200)
/** POST /api/launches/{platformId}/read and /grades: reads what a launch opened, only in the browser in which it began. */
export const launchRequest = z.object({ ticket }).meta({ id: 'LaunchRequest' })
/** POST /api/launches/{platformId}/rule */
export const courseRuleRequest = z.object({ ticket, rule: courseRule }).meta({ id: 'CourseRuleRequest' })
/** POST /api/launches/{platformId}/award: the people to award, from those who meet the rule that the teacher saw. */
export const courseAwardRequest = z
  .object({ ticket, rule: courseRule, people: z.array(z.string().max(255)).min(1).max(5000) })
  .meta({ id: 'CourseAwardRequest' })

/** POST /api/launches/{platformId}/undo: withdraws what was awarded from there in the last few minutes. */
export const undoAwardRequest = z
  .object({ ticket, batchId: z.string().max(120) })
  .meta({ id: 'UndoAwardRequest' })

/** What a teacher or a learner who comes from the learning platform sees here. */
export const launchView = z
  .object({
    as: z.enum(['teacher', 'learner']),
    /** Whether the teacher came to choose what the course links to (LTI Deep Linking 2.0). */
    choosing: z.boolean(),
    organisation: z.string(),
    courseTitle: z.string(),
    rule: keptRule.nullable(),
    /** The account that the teacher has connected. Without one that may prepare certificates, awards become proposals. */
    account: z.object({ email: z.string(), mayPrepare: z.boolean() }).nullable(),
    /** The certificate types and templates that a teacher can choose. */
    certificateTypes: z.array(z.string()),
    templates: z.array(z.object({ id: z.string(), name: z.string() })),
    /** The learner's own signed certificates of this course. */
    certificates: z.array(
      z.object({
        title: z.string(),
        date: z.string(),
        validUntil: z.string(),
        state: z.enum(certificateStates),
      }),
    ),
  })
  .meta({ id: 'LaunchView' })
export type LaunchView = z.infer<typeof launchView>
export const launchViewResponse = success({ data: launchView }).meta({ id: 'LaunchViewResponse' })
/** `courseId` belongs in the answer to the platform if the teacher came to choose. */
export const courseRuleResponse = success({ data: launchView, courseId: z.string() }).meta({
  id: 'CourseRuleResponse',
})

/**
 * Whether a person can be awarded: 'new'; 'proposed' or 'awarded' already; not one of the organisation's students
 * ('unknown'); or the number is one student's and the email another's ('unclear').
 */
export const standings = ['new', 'proposed', 'awarded', 'unknown', 'unclear'] as const
export const gradedPerson = z.object({
  /** The person's id on the learning platform. */
  subject: z.string(),
  name: z.string(),
  email: z.string(),
  /** Per cent, according to the rule; null without a score. */
  percent: z.number().nullable(),
  meets: z.boolean(),
  standing: z.enum(standings),
})
export type GradedPerson = z.infer<typeof gradedPerson>
/** POST /api/launches/{platformId}/grades: the course's current grades on the platform. */
export const courseGradesResponse = success({
  data: z.object({
    lineItems: z.array(z.object({ id: z.string(), label: z.string() })),
    people: z.array(gradedPerson),
  }),
}).meta({ id: 'CourseGradesResponse' })
export type CourseGrades = z.infer<typeof courseGradesResponse>['data']

/** The awards became a batch, or proposals to those who prepare certificates. */
export const courseAwardResponse = success({
  data: z.object({ batch: batch.nullable(), proposed: z.number().int() }),
}).meta({ id: 'CourseAwardResponse' })
export type CourseAwardAnswer = z.infer<typeof courseAwardResponse>['data']

export const course = z
  .object({
    _id: z.string(),
    title: z.string(),
    platform: z.string(),
    rule: keptRule,
    proposed: z.number().int(),
    awarded: z.number().int(),
    createdAt: z.string(),
  })
  .meta({ id: 'Course' })
export type Course = z.infer<typeof course>
/** GET /api/courses, newest first. */
export const courseListQuery = listQuery(['createdAt', 'title'])
export const courseListResponse = success({ data: z.array(course), ...listAnswer }).meta({
  id: 'CourseListResponse',
})

/** GET /api/courses/{courseId}/proposals: the students whom a teacher proposed, by name. */
export const proposalListQuery = listQuery(['name'])
export const proposalListResponse = success({
  data: z.array(z.object({ studentId: z.string(), name: z.string(), email: z.string() })),
  ...listAnswer,
}).meta({ id: 'ProposalListResponse' })
/** POST /api/courses/{courseId}/proposals/accept, with the rule that the caller saw. */
export const acceptProposalsRequest = z.object({ rule: courseRule }).meta({ id: 'AcceptProposalsRequest' })
export const acceptedProposalsResponse = success({ data: batch }).meta({ id: 'AcceptedProposalsResponse' })
