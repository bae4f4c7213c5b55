import type { DocumentFacts } from '@credenza/document'
import type { TemplatePreviewRequest } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { displayNameOf, findOrganisation } from '../../people/organisation/find-organisation.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { exampleFacts } from '../template/example-facts.ts'
import { requireImages } from '../template/image/require-images.ts'
import { lookOf } from './materials.ts'
import { refusingTexts } from './refusing-texts.ts'

/**
 * An SVG of settings, saved or not, with the facts of one of the issuer's students or of a made-up person. Throws
 * missing_glyph, 'invalid' for anything else that cannot be drawn, and not_found for another issuer's student.
 */
export async function previewTemplate(
  ctx: Context,
  organisationId: string,
  request: TemplatePreviewRequest,
): Promise<string> {
  await requireImages(ctx.db, organisationId, request.settings)
  const organisation = await findOrganisation(ctx.db, organisationId)
  const { verified, language, title, certificateType, date, validUntil, studentId, details, courses } =
    request
  const standing = verified ? 'verified' : 'pending'
  const facts: DocumentFacts = {
    ...exampleFacts({ issuer: displayNameOf(organisation), standing, language }),
    ...(title && { title }),
    ...(certificateType && { type: certificateType }),
    ...(date && { date }),
    // A future certificate has no number yet.
    ...(studentId && {
      name: await studentName(ctx, organisationId, studentId),
      validUntil,
      number: '',
      details,
      results: courses,
    }),
  }
  const look = await lookOf(ctx, organisationId, request.settings)
  return refusingTexts(() => ctx.renderers.svg({ ...look, facts }))
}

async function studentName(ctx: Context, organisationId: string, id: string): Promise<string> {
  const student = await ctx.db
    .selectFrom('student')
    .select('name')
    .where('org_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!student) throw refusal('not_found.student')
  return student.name
}
