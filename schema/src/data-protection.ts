import { z } from 'zod'
import { listAnswer, success } from './envelope.ts'
import { saidBy } from './said-by.ts'
import { givenReason } from './text.ts'

/**
 * The kinds of data whose retention an administrator may choose in days, within bounds that are lawful and let the product
 * work.
 */
export const retentionBounds = {
  mails: { standard: 30, least: 7, most: 90 },
  'webhook-messages': { standard: 30, least: 1, most: 90 },
  'import-findings': { standard: 30, least: 1, most: 30 },
  'import-drafts': { standard: 7, least: 1, most: 30 },
  'repeated-calls': { standard: 30, least: 1, most: 30 },
} as const
export type RetentionKind = keyof typeof retentionBounds
export const retentionKinds = Object.keys(retentionBounds) as RetentionKind[]
export const retentionKind = z.enum(retentionKinds as [RetentionKind, ...RetentionKind[]])

/** PUT /api/admin/data-protection/retention/:kind */
export const retentionRequest = z
  .object({ days: z.number().int().min(1).max(90) })
  .meta({ id: 'RetentionRequest' })

/**
 * Why the law allows the processing: GDPR article 6(1) (a) consent, (b) contract, (c) legal obligation, (f) legitimate
 * interests.
 */
export const legalBases = ['contract', 'legal-obligation', 'legitimate-interests', 'consent'] as const
export const dataSubjects = ['students', 'members', 'administrators', 'visitors', 'contacts'] as const
export const dataReaders = [
  'themselves',
  'issuer',
  'verifier',
  'administrators',
  'link-holders',
  'everyone',
] as const

const inWords = z.object({ message: z.string(), ...saidBy })

/** One activity of the register: GDPR article 30(1), UAE Federal Decree-Law 45 of 2021 article 7(4). */
const activity = z.object({
  id: z.string(),
  name: inWords,
  purpose: inWords,
  data: inWords,
  kept: inWords,
  basis: z.enum(legalBases),
  subjects: z.array(z.enum(dataSubjects)),
  readers: z.array(z.enum(dataReaders)),
  /** The database's tables, each with the columns that hold personal data. */
  tables: z.record(z.string(), z.array(z.string())),
})
export type ProcessingActivity = z.infer<typeof activity>

const retention = z.object({
  kind: retentionKind,
  days: z.number(),
  standard: z.number(),
  least: z.number(),
  most: z.number(),
})
export type Retention = z.infer<typeof retention>

/** Where data is stored, in the operator's words; '' if the settings do not say. */
const residency = z.object({
  database: z.string(),
  documents: z.string(),
  backups: z.string(),
  mail: z.string(),
})

/** GET /api/admin/data-protection */
export const dataProtection = z
  .object({
    activities: z.array(activity),
    /** The ids of the activities that rest on consent. */
    onConsent: z.array(z.string()),
    retention: z.array(retention),
    residency,
  })
  .meta({ id: 'DataProtection' })
export type DataProtection = z.infer<typeof dataProtection>
export const dataProtectionResponse = success({ data: dataProtection }).meta({ id: 'DataProtectionResponse' })

/** A hold: while it lasts, no data of this person or organisation are purged or erased. */
export const hold = z
  .object({
    _id: z.string(),
    /** 'acc_…' or 'org_…'. */
    subjectId: z.string(),
    /** '' for an erased person. */
    subjectName: z.string(),
    reason: z.string(),
    setBy: z.string(),
    createdAt: z.string(),
    /** When the hold ends by itself; null if it has to be lifted. */
    until: z.string().nullable(),
    liftedAt: z.string().nullable(),
    stands: z.boolean(),
  })
  .meta({ id: 'Hold' })
export type Hold = z.infer<typeof hold>
export const holdListResponse = success({ data: z.array(hold), ...listAnswer }).meta({
  id: 'HoldListResponse',
})

/** POST /api/admin/data-protection/holds */
export const setHoldRequest = z
  .object({
    subjectId: z.string().regex(/^(acc|org)_[0-9a-hjkmnp-tv-z]{16,26}$/),
    /** Shown to a person who asks for erasure. */
    reason: givenReason(),
    until: z.iso.datetime({ offset: true }).nullable(),
  })
  .meta({ id: 'SetHoldRequest' })
export type SetHoldRequest = z.infer<typeof setHoldRequest>
