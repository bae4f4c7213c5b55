import { inParallel } from '../in-parallel.ts'
import type { VerdictCase } from '../verdict-cases/verdict-case.ts'

/** A surface's verdict on a case, or why there is none. `codes` are those of the eight checks, if the surface gives them. */
export interface Judged {
  verdict: string
  codes?: string[]
}

/** The eight checks and the verdict, as most surfaces return them. */
export interface Verification {
  verdict: string
  checks: { code: string }[]
}

export const judgedBy = ({ verdict, checks }: Verification): Judged => ({
  verdict,
  codes: checks.map(({ code }) => code),
})

export const textOf = ({ file }: VerdictCase): string =>
  typeof file === 'string' ? file : JSON.stringify(file)

/** Keyed by the cases' names. */
export async function judgeEach<Answer>(
  cases: readonly VerdictCase[],
  width: number,
  judge: (one: VerdictCase) => Promise<Answer>,
): Promise<Map<string, Answer>> {
  const answers = await inParallel(cases, width, judge)
  return new Map(cases.map(({ name }, i) => [name, answers[i]!]))
}
