import type { CourseRule } from '@credenza/schema'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { isLearner } from '../../people/learning-platform/claims.ts'
import { platformId, platformText } from '../../people/learning-platform/platform-text.ts'
import { beginReading, type Reading, readPages, scopes } from '../../people/learning-platform/services.ts'
import type { Launch } from '../../people/learning-platform/take-answer.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { sum } from '../../platform/sum.ts'

const words = platformText(1000).default('').catch('')
const members = z.object({
  members: z.array(
    z.object({
      user_id: platformId,
      status: z.string().default('Active'),
      roles: z.array(z.string()),
      name: words,
      email: words,
      lis_person_sourcedid: words,
    }),
  ),
})
const lineItems = z.array(
  z.object({ id: z.url().max(2000), label: words, scoreMaximum: z.number().positive() }),
)
export type LineItem = z.infer<typeof lineItems>[number]
const results = z.array(
  z.object({
    userId: z.string(),
    resultScore: z.number().nullish(),
    resultMaximum: z.number().positive().nullish(),
  }),
)

/** A learner in a course, as the platform describes them. */
export interface Learner {
  subject: string
  name: string
  /** In lower case. */
  email: string
  /** Their number in the institution's own register; often empty. */
  number: string
  /** In per cent, by the rule; null without a score, and for 'completion'. */
  percent: number | null
  meets: boolean
}

/** The most grades that are read; further ones are left out. */
const mostLineItems = 100

/**
 * Reads the course's grades that the platform shows us: in AGS 2.0, only those that belong to us. Throws 'launch_failed' and
 * 'unavailable'.
 */
export async function readLineItems(ctx: Context, launch: Launch, reading: Reading): Promise<LineItem[]> {
  const { lineItemsUrl: url } = launch
  if (!url) throw refusal('launch_failed.no_services')
  const accept = 'application/vnd.ims.lis.v2.lineitemcontainer+json'
  const found = await readPages(ctx, { ...reading, url, accept }, (json) => lineItems.safeParse(json).data)
  return found.slice(0, mostLineItems)
}

/** Prepares to read a course's grades from its platform. */
export const beginReadingGrades = (ctx: Context, { platform }: Launch): Promise<Reading> =>
  beginReading(ctx, platform, Object.values(scopes))

/**
 * Reads the learners of the launch's course, with their present grades by the rule. Throws 'launch_failed' and 'unavailable'.
 */
export async function readLearners(
  ctx: Context,
  launch: Launch,
  { reading, rule, items }: { reading: Reading; rule: CourseRule; items: readonly LineItem[] },
): Promise<Learner[]> {
  const { membersUrl } = launch
  if (!membersUrl) throw refusal('launch_failed.no_services')
  const people = await readPages(
    ctx,
    { ...reading, url: membersUrl, accept: 'application/vnd.ims.lti-nrps.v2.membershipcontainer+json' },
    (json) => members.safeParse(json).data?.members,
  )
  const counted = rule.basis === 'item' ? items.filter(({ id }) => id === rule.lineItem) : items
  const scores = await Promise.all(counted.map((item) => scoresOf(ctx, reading, item)))
  const learners = people.filter(({ status, roles }) => status === 'Active' && isLearner(roles))
  // Pages can shift during reading, so a person may appear on two.
  const each = new Map(learners.map((one) => [one.user_id, one]))
  return [...each.values()].map(({ user_id: subject, name, email, lis_person_sourcedid: number }) => ({
    subject,
    name,
    email: email.trim().toLowerCase(),
    number: number.trim(),
    ...judge(
      rule,
      scores.map((byPerson) => byPerson.get(subject)),
    ),
  }))
}

interface Score {
  score: number
  of: number
}

/** Everyone's scores in one line item, by person. */
async function scoresOf(ctx: Context, reading: Reading, item: LineItem): Promise<Map<string, Score>> {
  const url = new URL(item.id)
  url.pathname += '/results'
  const accept = 'application/vnd.ims.lis.v2.resultcontainer+json'
  const found = await readPages(
    ctx,
    { ...reading, url: url.href, accept },
    (json) => results.safeParse(json).data,
  )
  return new Map(
    found.flatMap(({ userId, resultScore, resultMaximum }) =>
      resultScore == null ? [] : [[userId, { score: resultScore, of: resultMaximum ?? item.scoreMaximum }]],
    ),
  )
}

/** Judges whether a person's scores meet the rule. In a total, a grade without a score counts as 0. */
export function judge(
  { basis, minimum }: Pick<CourseRule, 'basis' | 'minimum'>,
  scores: readonly (Score | undefined)[],
): { percent: number | null; meets: boolean } {
  const given = scores.filter((score) => score !== undefined)
  if (basis === 'completion')
    return { percent: null, meets: scores.length > 0 && given.length === scores.length }
  if (given.length === 0) return { percent: null, meets: false }
  const shares = given.map(({ score, of }) => score / of)
  const percent = (100 * sum(shares)) / scores.length
  return { percent: Math.round(percent * 100) / 100, meets: percent >= minimum }
}
