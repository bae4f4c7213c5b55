import { Readable } from 'node:stream'

/** How long an answer takes or goes on before we check its caller again. */
export const admittedMs = 5_000

interface LongAnswer {
  clock: () => Date
  /** When the caller was admitted. */
  since: Date
  /** What refuses the caller now. */
  findRefusal: () => Promise<Error | undefined>
}

/**
 * An answer that breaks off soon after its caller is no longer admitted. It does not end, so nobody mistakes the part for the whole.
 * Before its first byte, the caller is told why.
 */
export const breakOff = (answer: Readable, long: LongAnswer): Readable =>
  Readable.from(whileAdmitted(answer, long))

async function* whileAdmitted(
  answer: Readable,
  { clock, since, findRefusal }: LongAnswer,
): AsyncGenerator<unknown> {
  let asked = since.getTime()
  for await (const piece of answer) {
    const now = clock().getTime()
    if (now - asked >= admittedMs) {
      const refusal = await findRefusal()
      if (refusal) throw refusal
      asked = now
    }
    yield piece
  }
}
