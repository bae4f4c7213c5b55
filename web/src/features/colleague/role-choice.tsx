import { colleagueRoles, type GivenRole } from '@credenza/schema/member-role'
import { Radio, Stack } from '@mantine/core'
import { useSession } from '../../lib/use-session.ts'
import { colleagueTexts as texts } from '../../texts/colleague.ts'

interface RoleChoiceProps {
  value: GivenRole | undefined
  onChange: (role: GivenRole) => void
}

/** The roles of this kind of organisation, with what each may do. */
export function RoleChoice({ value, onChange }: RoleChoiceProps) {
  const kind = useSession()?.role === 'verifier' ? 'verifier' : 'issuer'
  return (
    <Radio.Group label={texts.role} value={value} onChange={(role) => onChange(role as GivenRole)}>
      <Stack gap="xs" mt="xs">
        {colleagueRoles[kind].map((role) => (
          <Radio key={role} value={role} label={texts.roles[role]} description={texts.rolesMay[role]} />
        ))}
      </Stack>
    </Radio.Group>
  )
}
