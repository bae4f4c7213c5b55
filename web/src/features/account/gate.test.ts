import { expect, it } from 'vitest'
import { gateOf } from './gate.ts'

it('an organisation first submits its papers, then waits, corrects what came back, then creates', () => {
  expect(gateOf({ status: 'Registered', KYC: { businessLicense: '' } })).toBe('onboard')
  expect(gateOf({ status: 'Pending', KYC: { businessLicense: 'received' } })).toBe('wait')
  expect(gateOf({ status: 'Returned', KYC: { businessLicense: 'received' } })).toBe('correct')
  expect(gateOf({ status: 'Approved', KYC: { businessLicense: 'received' } })).toBe('open')
})

it('a suspended organisation can do nothing, whatever it submitted', () => {
  expect(gateOf({ status: 'Suspended', KYC: { businessLicense: 'received' } })).toBe('suspended')
  expect(gateOf({ status: 'Suspended', KYC: { businessLicense: '' } })).toBe('suspended')
})
