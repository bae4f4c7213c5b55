import { messages } from '@credenza/schema/messages'
import { feeLimits } from '@credenza/schema/money'

/** What is wrong with an amount while it is being typed. An empty one is not wrong yet. */
export function amountFault(digits: string): string | undefined {
  if (digits === '') return undefined
  if (Number(digits) < feeLimits.smallestDirhams) return messages.feeTooSmall
  return Number(digits) > feeLimits.largestDirhams ? messages.feeTooLarge : undefined
}

/** As `amountFault`, on submit: refuses both empty and 0. */
export const amountFaultOnSubmit = (digits: string): string | undefined =>
  Number(digits) === 0 ? messages.feeAmountNeeded : amountFault(digits)
