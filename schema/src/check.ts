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
    checkId: z.string().describe('Its id.'),
    startedBy: z
      .object({
        kind: z.enum(['person', 'api-key']).describe('Whether a person started it or a program.'),
        name: z.string().describe('Their name; empty after the person or API key was deleted.'),
      })
      .describe('Who started it.'),
    state: z.enum(['running', 'done']).describe('Whether it still runs.'),
    total: z.number().int().describe('How many files it checks; a ZIP counts as its files.'),
    counts: z
      .object({
        valid: z.number().int().describe('How many are VALID.'),
        invalid: z.number().int().describe('How many are INVALID.'),
        cannotTell: z.number().int().describe('How many are CANNOT TELL.'),
        unreadable: z.number().int().describe('In how many no certificate was found.'),
      })
      .describe('How many files got which verdict so far.'),
    startedAt: z.string().describe('When it was started, in UTC.'),
    endedAt: z.string().describe('When it ended, in UTC; empty while it runs.'),
    keptUntil: z.string().describe('When results and report are deleted, in UTC; empty while it runs.'),
  })
  .meta({ id: 'BulkCheck' })
export type Check = z.infer<typeof check>

export const checkResponse = success({ data: check }).meta({ id: 'BulkCheckResponse' })
export const checkListQuery = listQuery(['createdAt']).omit({ search: true })
export const checkListResponse = success({ data: z.array(check), ...listAnswer }).meta({
  id: 'BulkCheckListResponse',
})
export const checkResultsQuery = z.object({
  after: z.coerce
    .number()
    .int()
    .min(0)
    .max(1_000_000)
    .default(0)
    .describe('The last position that you already have.'),
})
