import { DocumentError, type DocumentProblem } from '@credenza/document'
import { ApiError } from '../../platform/http/api-error.ts'
import { missingGlyph } from '../drawable.ts'

/** Runs `draw`; what is wrong with a text or an image becomes a refusal that names it. */
export async function refusingTexts<Drawn>(draw: () => Promise<Drawn>): Promise<Drawn> {
  try {
    return await draw()
  } catch (error) {
    throw error instanceof DocumentError ? refusalOf(error.problem) : error
  }
}

function refusalOf(problem: DocumentProblem): ApiError {
  const message = messageOf(problem)
  const code = problem.code === 'missing_glyph' ? 'missing_glyph' : 'invalid'
  return new ApiError(code, message, { [requestField(problem.field)]: message })
}

/** 'images.signatures.1' of the document is 'settings.signatories.1.signature' of the request. */
const requestField = (field: string): string =>
  field
    .replace(/^facts\./, '')
    .replace(/^images\.signature(?:s\.|-)(\d+)$/, 'settings.signatories.$1.signature')
    .replace(/^images\./, 'settings.')

function messageOf(problem: DocumentProblem): string {
  if (problem.code === 'too_long') return 'This text is too long for the design.'
  if (problem.code === 'image') return 'This image cannot be drawn. Choose another one.'
  return missingGlyph([problem.character])
}
