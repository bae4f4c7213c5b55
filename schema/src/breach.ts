import { z } from 'zod'
import { listAnswer, success } from './envelope.ts'
import { languageCodes } from './languages.ts'
import { text } from './text.ts'

const longText = () => text('text', 10_000)

/** POST /api/admin/breaches */
export const openBreachRequest = z
  .object({
    /** What is known so far, for administrators and the authority. */
    what: longText(),
    /** When it was discovered: the 72 hours of GDPR article 33(1) start then. */
    foundAt: z.iso.datetime({ offset: true }),
  })
  .meta({ id: 'OpenBreachRequest' })
export type OpenBreachRequest = z.infer<typeof openBreachRequest>

const organisationId = z.string().regex(/^org_[0-9a-hjkmnp-tv-z]{16}$/)

/** POST /api/admin/breaches/:breachId/people: who is affected. */
export const breachSelection = z
  .discriminatedUnion('kind', [
    /** The organisation's people and students. */
    z.object({ kind: z.literal('organisation'), organisationId }),
    /** Everyone with a session between the two times. */
    z.object({
      kind: z.literal('sessions'),
      from: z.iso.datetime({ offset: true }),
      to: z.iso.datetime({ offset: true }),
    }),
    /** The holders of certificates that were signed with this key. */
    z.object({ kind: z.literal('key'), organisationId, keyId: z.string().min(1).max(200) }),
  ])
  .meta({ id: 'BreachSelection' })
export type BreachSelection = z.infer<typeof breachSelection>

/**
 * POST /api/admin/breaches/:breachId/letters: what happened, its possible consequences and what to do (GDPR article 34(2)).
 * People whose language is missing get the English text.
 */
export const breachLettersRequest = z
  .object({ texts: z.partialRecord(z.enum(languageCodes), longText()).and(z.object({ en: longText() })) })
  .meta({ id: 'BreachLettersRequest' })
export type BreachTexts = z.infer<typeof breachLettersRequest>['texts']

/**
 * POST /api/admin/breaches/:breachId/notes: what became known later, or that the authority was told; the note then says by whom
 * and under which reference.
 */
export const breachNoteRequest = z
  .object({ text: longText(), authorityToldAt: z.iso.datetime({ offset: true }).optional() })
  .meta({ id: 'BreachNoteRequest' })
export type BreachNoteRequest = z.infer<typeof breachNoteRequest>

const breachNote = z
  .object({
    _id: z.string(),
    text: z.string(),
    authorityToldAt: z.string().nullable(),
    createdAt: z.string(),
  })
  .meta({ id: 'BreachNote' })
export type BreachNote = z.infer<typeof breachNote>

/** POST /api/admin/breaches/:breachId/close */
export const closeBreachRequest = z.object({ report: longText() }).meta({ id: 'CloseBreachRequest' })

export const breach = z
  .object({
    _id: z.string(),
    what: z.string(),
    foundAt: z.string(),
    /** The deadline for reporting it to the authority. */
    reportBy: z.string(),
    /** When the authority was first told. */
    authorityToldAt: z.string().nullable(),
    createdAt: z.string(),
    closedAt: z.string().nullable(),
    report: z.string(),
    /** How many people are affected, and how many of them have been sent a letter. */
    affected: z.number().int(),
    told: z.number().int(),
  })
  .meta({ id: 'Breach' })
export type Breach = z.infer<typeof breach>
/** One case with its notes, oldest first. */
export const breachWithNotes = breach.extend({ notes: z.array(breachNote) }).meta({ id: 'BreachWithNotes' })
export type BreachWithNotes = z.infer<typeof breachWithNotes>
export const breachResponse = success({ data: breachWithNotes }).meta({ id: 'BreachResponse' })
export const breachListResponse = success({ data: z.array(breach), ...listAnswer }).meta({
  id: 'BreachListResponse',
})

export const breachPerson = z
  .object({
    _id: z.string(),
    name: z.string(),
    /** '' if the person has been erased since. */
    email: z.string(),
    because: z.enum(['organisation', 'sessions', 'key']),
    toldAt: z.string().nullable(),
  })
  .meta({ id: 'BreachPerson' })
export type BreachPerson = z.infer<typeof breachPerson>
export const breachPeopleResponse = success({ data: z.array(breachPerson), ...listAnswer }).meta({
  id: 'BreachPeopleResponse',
})
