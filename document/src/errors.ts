/** `field` is a path of the input, such as `facts.name` or `settings.texts.body`. */
export type DocumentProblem =
  | { code: 'missing_glyph'; character: string; field: string }
  | { code: 'too_long'; field: string }
  | { code: 'image'; field: string }

/** The issuer's input cannot become a document, but corrected input can. */
export class DocumentError extends Error {
  readonly problem: DocumentProblem

  constructor(problem: DocumentProblem) {
    super(`${problem.code} in ${problem.field}`)
    this.name = 'DocumentError'
    this.problem = problem
  }
}
