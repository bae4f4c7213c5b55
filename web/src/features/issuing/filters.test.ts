import { certificateFilter } from '@credenza/schema/selection'
import { expect, it } from 'vitest'
import { originChoices, originFilter } from './origin-filter.ts'
import { statusChoices, statusFilter } from './status-filter.ts'

it('every choice of a state is a filter that the server takes', () => {
  for (const { value } of statusChoices) {
    const filter = statusFilter(value)
    expect(certificateFilter.parse(filter), value).toMatchObject(filter)
  }
})

it('what waits for a signature is pending and unsigned', () => {
  expect(statusFilter('unsigned')).toEqual({ status: '0', signed: 'false' })
})

it('verified ones do not include those that lists show as something else, which have their own choices', () => {
  expect(statusFilter('1')).toEqual({ status: '1', shown: 'verified' })
  expect(statusFilter('revoked')).toEqual({ shown: 'revoked' })
  expect(statusChoices.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Expired', 'Suspended', 'Superseded', 'Revoked']),
  )
})

it.each([null, '', 'nonsense'])('an unknown choice (%s) shows all', (choice) => {
  expect([statusFilter(choice), originFilter(choice)]).toEqual([{}, {}])
})

it('certificates come from the issuer or from their holder', () => {
  expect(originChoices.map(({ value }) => originFilter(value))).toEqual([
    {},
    { origin: 'issuer' },
    { origin: 'user' },
  ])
})

it('no two choices have the same name', () => {
  for (const choices of [statusChoices, originChoices])
    expect(new Set(choices.map(({ label }) => label)).size).toBe(choices.length)
})
