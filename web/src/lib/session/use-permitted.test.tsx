import type { DepartmentRole } from '@credenza/schema/department'
import type { MemberRole } from '@credenza/schema/member-role'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { departmentsQuery } from '../use-departments.ts'
import { workIn } from '../work-place.ts'
import { startSession } from './session.ts'
import { usePermitted } from './use-permitted.ts'

function permitted(roles: Record<string, DepartmentRole> = {}) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  queries.setQueryData(
    departmentsQuery.queryKey,
    Object.entries(roles).map(([_id, yourRole]) => ({ ...department, _id, yourRole })),
  )
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  )
  return renderHook(usePermitted, { wrapper }).result.current
}

const numbers = { students: 0, categories: 0, templates: 0, certificates: 0 }
const department = { ...numbers, name: '', isClosed: false, members: [], createdAt: '' }

const signIn = (memberRole: MemberRole) =>
  startSession({
    role: 'issuer',
    data: 'token',
    userData: { _id: 'org_1', email: 'omar@uni.example', selectedRole: 'issuer', memberRole },
  })

it('offers what the role permits', () => {
  signIn('preparer')
  expect(permitted()('prepare')).toBe(true)
  expect(permitted()('sign')).toBe(false)
})

it('offers everything where no role is known, and leaves it to the server', () => {
  expect(permitted()('own')).toBe(true)
})

it('offers what the roles permit in the departments where someone works', () => {
  signIn('departmental')
  const roles = { dep_1: 'preparer', dep_2: 'auditor' } as const
  expect(permitted(roles)('prepare')).toBe(true)
  expect(permitted(roles)('sign')).toBe(false)
  workIn('dep_2')
  expect(permitted(roles)('prepare')).toBe(false)
  expect(permitted(roles)('read')).toBe(true)
})
