/**
 * Long work in steps: it yields wherever it may pause, and returns its result. Between two steps it holds no transaction,
 * so a pause holds nobody up.
 */
export type Steps<Result> = AsyncGenerator<void, Result, void>

/** Does all of it at once. */
export async function allSteps<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    const step = await steps.next()
    if (step.done) return step.value
  }
}
