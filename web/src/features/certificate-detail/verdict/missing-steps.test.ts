import { certificateStates } from '@credenza/schema/certificate-state/state'
import { expect, it } from 'vitest'
import { missingSteps } from './missing-steps.ts'

it('each step is missing until it is done', () => {
  expect(missingSteps('draft')).toEqual(['signature', 'acceptance', 'record'])
  expect(missingSteps('signed')).toEqual(['acceptance', 'record'])
  expect(missingSteps('accepted')).toEqual(['record'])
})

it('nothing is missing where the certificate is recorded, or its life is over', () => {
  const waiting = ['draft', 'signed', 'accepted']
  for (const state of certificateStates.filter((one) => !waiting.includes(one)))
    expect(missingSteps(state), state).toEqual([])
})
