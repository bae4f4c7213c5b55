import type { Colleague } from '@credenza/schema/colleague'
import type { DepartmentRole } from '@credenza/schema/department'
import { expect, it } from 'vitest'
import { possibleSigners } from './possible-signers.ts'

const colleague = (_id: string, facts: Partial<Colleague>): Colleague => ({
  _id,
  name: _id,
  email: `${_id}@delma.example`,
  state: 'active',
  memberRole: 'auditor',
  since: '2026-11-20T08:00:00Z',
  isYou: false,
  ...facts,
})
const department = (accountId: string, role: DepartmentRole, isClosed = false) => ({
  isClosed,
  members: [{ accountId, name: accountId, role }],
})
const idsOf = (colleagues: readonly Colleague[]) => colleagues.map(({ _id }) => _id)

it('those who may sign for the whole organisation, once they have joined', () => {
  const all = [
    colleague('owner', { state: 'owner', memberRole: 'owner' }),
    colleague('signer', { memberRole: 'signer' }),
    colleague('preparer', { memberRole: 'preparer' }),
    colleague('invited', { memberRole: 'signer', state: 'invited' }),
    colleague('expired', { memberRole: 'manager', state: 'expired' }),
  ]
  expect(idsOf(possibleSigners(all, []))).toEqual(['owner', 'signer'])
})

it('people of departments only where their department is open and lets them sign', () => {
  const all = ['law', 'art', 'closed', 'none'].map((_id) => colleague(_id, { memberRole: 'departmental' }))
  const departments = [
    department('law', 'signer'),
    department('art', 'preparer'),
    department('closed', 'signer', true),
  ]
  expect(idsOf(possibleSigners(all, departments))).toEqual(['law'])
})

it('a role in a department does not widen another role of the whole organisation', () => {
  const auditor = colleague('auditor', { memberRole: 'auditor' })
  expect(possibleSigners([auditor], [department('auditor', 'signer')])).toEqual([])
})
