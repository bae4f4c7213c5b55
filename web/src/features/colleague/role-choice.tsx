import { colleagueRoles, type GivenRole } from '@credenza/schema/member-role'
import { Radio, Stack } from '@mantine/core'
import { useSession } from '../../lib/use-session.ts'
import { colleagueTexts as texts } from '../../texts/colleague.ts'

interface RoleChoiceProps<Role> {
  value: Role | undefined
  onChange: (role: Role) => void
  /** A last choice beside the roles. */
  other?: { value: Role; label: string; description: string } | undefined
}

/** The roles of this kind of organisation, with what each may do. */
export function RoleChoice<Role extends GivenRole | 'departmental' = GivenRole>({
  value,
  onChange,
  other,
}: RoleChoiceProps<Role>) {
  const kind = useSession()?.role === 'verifier' ? 'verifier' : 'issuer'
  return (
    <Radio.Group label={texts.role} value={value} onChange={(role) => onChange(role as Role)}>
      <Stack gap="xs" mt="xs">
        {colleagueRoles[kind].map((role) => (
          <Radio key={role} value={role} label={texts.roles[role]} description={texts.rolesMay[role]} />
        ))}
        {other && <Radio {...other} />}
      </Stack>
    </Radio.Group>
  )
}
