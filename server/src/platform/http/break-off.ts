import { Readable } from 'node:stream'

/** How long an answer goes on before we check its caller again. */
const admittedMs = 5_000

interface LongAnswer {
  clock: () => Date
  /** What refuses the caller now. */
  findRefusal: () => Promise<Error | undefined>
}

/** An answer that breaks off soon after its caller is no longer admitted. It does not end, so nobody mistakes the part for the whole. */
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
