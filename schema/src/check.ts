import { z } from 'zod'
import { listAnswer, listQuery, success } from './envelope.ts'

/** UNREADABLE says nothing about a certificate: none was found, or the file was refused unopened. */
export const checkVerdicts = ['VALID', 'INVALID', 'CANNOT TELL', 'UNREADABLE'] as const
export type CheckVerdict = (typeof checkVerdicts)[number]

/** One line of a check, as NDJSON and in the report. `title` and `issuer` are what the certificate says itself. */
export const checkResult = z
  .object({
    position: z.number().int(),
    name: z.string(),
    /** SHA-256 of the file as it was given, in hexadecimal: of the list for a link, of the file within a ZIP. */
    sha256: z.string(),
    verdict: z.enum(checkVerdicts),
    /** The finding that the verdict rests on, such as 'revoked'; empty for VALID, and where nothing could be checked. */
    code: z.string(),
    /** The same in words, in the language of the request. */
    reason: z.string(),
    title: z.string(),
    issuer: z.string(),
    checkedAt: z.string(),
  })
  .meta({ id: 'BulkCheckResult' })
export type CheckResult = z.infer<typeof checkResult>

export const check = z
  .object({
    checkId: z.string(),
    /** A name is empty once the person or the API key is gone. */
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
    /** Results and report are deleted then; empty while the check runs. */
    keptUntil: z.string(),
  })
  .meta({ id: 'BulkCheck' })
export type Check = z.infer<typeof check>

export const checkResponse = success({ data: check }).meta({ id: 'BulkCheckResponse' })
export const checkListQuery = listQuery.omit({ search: true })
export const checkListResponse = success({ data: z.array(check), ...listAnswer }).meta({
  id: 'BulkCheckListResponse',
})
export const checkResultsQuery = z.object({
  /** The last position that the caller has already. */
  after: z.coerce.number().int().min(0).max(1_000_000).default(0),
})
