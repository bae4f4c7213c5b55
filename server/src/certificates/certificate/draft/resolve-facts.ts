import type { NewCertificate } from '@credenza/schema'
import { sentence } from '@credenza/schema/sentences/english'
import type { Tx } from '../../../context.ts'
import type { Reach } from '../../../platform/http/access.ts'
import { ApiError, type ErrorSentence } from '../../../platform/http/api-error.ts'
import type { DetailPath } from '../../../platform/rendering/drawable.ts'
import { categoriesByName } from '../../category/require-category.ts'
import { isArchived, templateResolver } from '../../template/resolve-template.ts'
import type { NewFacts } from './add-certificates.ts'

/** The holder-independent content of a new certificate, with its template resolved. */
export type ResolvedFacts = Required<
  Pick<
    NewFacts,
    | 'categoryName'
    | 'title'
    | 'date'
    | 'validUntil'
    | 'details'
    | 'alignments'
    | 'results'
    | 'templateId'
    | 'templateVersion'
  >
>

/** Why a certificate cannot be created, and which field is wrong. */
export interface Refusal {
  field: keyof NewCertificate | 'userId' | 'issuerName' | DetailPath
  why: ErrorSentence
}

/** The refusal as an error about the field of the request. */
export const refusalError = ({ why }: Refusal, field: string): ApiError =>
  new ApiError(why, { fields: { [field]: why } })

/**
 * Resolves the template for a new certificate; without one, the default of its type. Refuses a template out of reach, and a
 * type other than those of these that are within reach.
 */
export async function factsResolver(
  tx: Tx,
  reach: Reach,
  types: readonly string[],
): Promise<(wanted: NewCertificate) => { facts: ResolvedFacts } | { refused: Refusal }> {
  const categories = await categoriesByName(tx, reach, types)
  const templateOf = await templateResolver(tx, reach)
  return (wanted) => {
    const { certificateType, title, date, validUntil, details, courses } = wanted
    const template = templateOf(wanted)
    const alignments = categories.get(certificateType)
    if (!alignments) return refuse('certificateType', 'invalid.certificate_type')
    if (!template) return refuse('templateId', 'invalid.template')
    return {
      facts: {
        categoryName: certificateType,
        title,
        date,
        validUntil: validUntil || null,
        details,
        results: courses,
        alignments,
        ...template,
      },
    }
  }
}

/**
 * Why no certificate can be created any more with facts that were resolved earlier: its type was deleted, renamed or moved out
 * of reach, or its template archived. The template's version stays the one that was resolved.
 */
export async function lostSince(
  tx: Tx,
  reach: Reach,
  { categoryName: certificateType, templateId }: Pick<ResolvedFacts, 'categoryName' | 'templateId'>,
): Promise<Refusal | undefined> {
  const categories = await categoriesByName(tx, reach, [certificateType])
  if (!categories.has(certificateType)) return refuse('certificateType', 'invalid.certificate_type').refused
  if (templateId !== null && (await isArchived(tx, reach.organisationId, templateId)))
    return refuse('templateId', 'invalid.template').refused
  return undefined
}

const refuse = (
  field: Refusal['field'],
  key: 'invalid.certificate_type' | 'invalid.template',
): { refused: Refusal } => ({ refused: { field, why: sentence(key) } })
