import { Readable } from 'node:stream'

/** How long an answer continues before its caller is asked for again. */
const admittedMs = 5_000

interface LongAnswer {
  clock: () => Date
  /** What refuses the caller now. */
  findRefusal: () => Promise<Error | undefined>
}

/** An answer that breaks off, instead of ending, soon after its caller is no longer admitted: nobody takes the part for all. */
export const breakOff = (answer: Readable, { clock, findRefusal }: LongAnswer): Readable =>
  Readable.from(whileAdmitted(answer, { clock, findRefusal }))

async function* whileAdmitted(answer: Readable, { clock, findRefusal }: LongAnswer): AsyncGenerator<unknown> {
  let asked = clock().getTime()
  for await (const piece of answer) {
    const now = clock().getTime()
    if (now - asked >= admittedMs) {
      if (await findRefusal()) throw new Error('The caller is no longer admitted')
      asked = now
    }
    yield piece
  }
}
