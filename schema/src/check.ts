import { z } from 'zod'
import { listAnswer, listQuery, success } from './envelope.ts'

/** UNREADABLE says nothing about a certificate: none was found, or the file was refused unopened. */
export const checkVerdicts = ['VALID', 'INVALID', 'CANNOT TELL', 'UNREADABLE'] as const
export type CheckVerdict = (typeof checkVerdicts)[number]

/** One line of a check, as NDJSON and in the report. `recipient`, `title` and `issuer` are what was signed. */
export const checkResult = z
  .object({
    position: z.number().int(),
    name: z.string(),
    /** SHA-256 of the file as given, in hexadecimal: of the list for a link, and of the file inside for a ZIP. */
    sha256: z.string(),
    verdict: z.enum(checkVerdicts),
    /** The finding that decided the verdict, such as 'revoked'; empty for VALID and if nothing could be checked. */
    code: z.string(),
    /** The finding as a sentence, in the request's language. */
    reason: z.string(),
    /** Whose certificate it is. */
    recipient: z.string(),
    title: z.string(),
    issuer: z.string(),
    checkedAt: z.string(),
  })
  .meta({ id: 'BulkCheckResult' })
export type CheckResult = z.infer<typeof checkResult>

export const check = z
  .object({
    checkId: z.string(),
    /** Who started it; the name is empty after the person or API key was deleted. */
    startedBy: z.object({ kind: z.enum(['person', 'api-key']), name: z.string() }),
    state: z.enum(['running', 'done']),
    total: z.number().int(),
    counts: z.object({
      valid: z.number().int(),
      invalid: z.number().int(),
      cannotTell: z.number().int(),
      unreadable: z.number().int(),
    }),
    startedAt: z.string(),
    endedAt: z.string(),
    /** When results and report are deleted; empty while the check runs. */
    keptUntil: z.string(),
  })
  .meta({ id: 'BulkCheck' })
export type Check = z.infer<typeof check>

export const checkResponse = success({ data: check }).meta({ id: 'BulkCheckResponse' })
export const checkListQuery = listQuery(['createdAt']).omit({ search: true })
export const checkListResponse = success({ data: z.array(check), ...listAnswer }).meta({
  id: 'BulkCheckListResponse',
})
export const checkResultsQuery = z.object({
  /** The last position the caller already has. */
  after: z.coerce.number().int().min(0).max(1_000_000).default(0),
})
