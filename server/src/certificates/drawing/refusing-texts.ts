import { DocumentError, type DocumentProblem } from '@credenza/document'
import { sentence } from '@credenza/schema/sentences/english'
import { ApiError, type ErrorSentence } from '../../platform/http/api-error.ts'
import { missingGlyph } from '../../platform/rendering/drawable.ts'

/** Runs `draw`, and turns a fault in a text or image into a refusal that names the field. */
export async function refusingTexts<Drawn>(draw: () => Promise<Drawn>): Promise<Drawn> {
  try {
    return await draw()
  } catch (error) {
    throw error instanceof DocumentError ? refusalOf(error.problem) : error
  }
}

function refusalOf(problem: DocumentProblem): ApiError {
  const flaw = flawOf(problem)
  return new ApiError(flaw, { fields: { [requestField(problem.field)]: flaw } })
}

/** Translates the document's 'images.signatures.1' into the request's 'settings.signatories.1.signature'. */
const requestField = (field: string): string =>
  field
    .replace(/^facts\./, '')
    .replace(/^images\.signature(?:s\.|-)(\d+)$/, 'settings.signatories.$1.signature')
    .replace(/^images\./, 'settings.')

function flawOf(problem: DocumentProblem): ErrorSentence {
  if (problem.code === 'too_long') return sentence('invalid.too_long_for_design')
  if (problem.code === 'image') return sentence('invalid.image_not_drawable')
  return missingGlyph([problem.character])
}
