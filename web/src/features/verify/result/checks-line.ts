import { type Answer, CHECK_NAMES, type Check, type CheckName } from '@credenza/credential/verify'
import { verifyTexts } from '../../../texts/verify.ts'

const { checksLine: texts } = verifyTexts
const all = CHECK_NAMES.length

/** The eight checks in one line. */
export function checksLine(settled: ReadonlyMap<CheckName, Check>): string {
  if (settled.size < all) return texts.running(settled.size, all)
  const count = (answer: Answer) => [...settled.values()].filter((check) => check.answer === answer).length
  const [failed, inconclusive, idle] = [count('failed'), count('inconclusive'), count('not-applicable')]
  if (failed > 0) return texts.failed(failed, all)
  if (inconclusive > 0) return texts.inconclusive(inconclusive, all)
  return idle > 0 ? texts.someIdle(all - idle, all, idle) : texts.passed(all, all)
}
