/**
 * Long work in steps. It yields wherever it may pause, and returns its result. Between two steps it has no open transaction, so
 * a pause blocks nobody.
 */
export type Steps<Result> = AsyncGenerator<void, Result, void>

/** Runs all steps at once. */
export async function allSteps<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    const step = await steps.next()
    if (step.done) return step.value
  }
}
