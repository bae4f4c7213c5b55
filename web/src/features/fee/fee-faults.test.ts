import { messages } from '@credenza/schema/messages'
import { expect, it } from 'vitest'
import { amountFault, amountFaultOnSubmit } from './fee-faults.ts'

it.each<[string, string | undefined, string | undefined]>([
  ['', undefined, messages.feeAmountNeeded],
  ['0', messages.feeTooSmall, messages.feeAmountNeeded],
  ['000', messages.feeTooSmall, messages.feeAmountNeeded],
  ['1', undefined, undefined],
  ['1000000', undefined, undefined],
  ['1000001', messages.feeTooLarge, messages.feeTooLarge],
])('%s while it is typed, and when it is sent', (digits, typed, sent) => {
  expect([amountFault(digits), amountFaultOnSubmit(digits)]).toEqual([typed, sent])
})
