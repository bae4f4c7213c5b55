import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { startSession } from './session.ts'
import { usePermitted } from './use-permitted.ts'

const permitted = () => renderHook(usePermitted).result.current

it('offers what the role permits', () => {
  const userData = { _id: 'org_1', email: 'omar@uni.example', selectedRole: 'issuer' as const }
  startSession({ role: 'issuer', data: 'token', userData: { ...userData, memberRole: 'preparer' } })
  expect(permitted()('prepare')).toBe(true)
  expect(permitted()('sign')).toBe(false)
})

it('offers everything where no role is known, and leaves it to the server', () => {
  expect(permitted()('own')).toBe(true)
})
