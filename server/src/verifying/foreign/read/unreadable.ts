import type { UnreadableProblem } from '@credenza/languages/en/document/unreadable'

/** A file contains nothing that can be checked. */
export class Unreadable extends Error {
  override name = 'Unreadable'
  readonly problem: UnreadableProblem
  constructor(problem: UnreadableProblem) {
    super(problem.code)
    this.problem = problem
  }
}
