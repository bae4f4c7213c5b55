import type { Department, DepartmentRole } from '@credenza/schema/department'
import { colleagueRoles } from '@credenza/schema/member-role'
import { NativeSelect, Stack } from '@mantine/core'
import { colleagueTexts } from '../../texts/colleague.ts'
import { departmentTexts as texts } from '../../texts/department.ts'

/** Roles by department; a missing department means no role there. */
export type Memberships = Readonly<Record<string, DepartmentRole>>

interface MembershipFieldsProps {
  departments: readonly Department[]
  value: Memberships
  onChange: (memberships: Memberships) => void
}

/** Asks for a colleague's role in each department. */
export function MembershipFields({ departments, value, onChange }: MembershipFieldsProps) {
  const roles = colleagueRoles.issuer.map((role) => ({ value: role, label: colleagueTexts.roles[role] }))
  const change = (id: string, role: string) => {
    const { [id]: _, ...others } = value
    onChange(role === '' ? others : { ...others, [id]: role as DepartmentRole })
  }
  return (
    <Stack gap="xs">
      {departments.map(({ _id, name }) => (
        <NativeSelect
          key={_id}
          label={texts.roleIn(name)}
          data={[{ value: '', label: texts.noRole }, ...roles]}
          value={value[_id] ?? ''}
          onChange={({ currentTarget }) => change(_id, currentTarget.value)}
        />
      ))}
    </Stack>
  )
}

/** A person's current roles in these departments. */
export const membershipsOf = (departments: readonly Department[], accountId: string): Memberships =>
  Object.fromEntries(
    departments.flatMap(({ _id, members }) => {
      const member = members.find((one) => one.accountId === accountId)
      return member ? [[_id, member.role]] : []
    }),
  )
