import { colleagueRoles } from '@credenza/schema/member-role'
import { Radio, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useSession } from '../../lib/session/use-session.ts'
import { colleagueTexts as texts } from '../../texts/colleague.ts'

interface RoleChoiceProps<Choice extends string> {
  value: Choice | undefined
  onChange: (choice: NoInfer<Choice>) => void
  label?: string
  /** Other choices before and after the roles. */
  before?: ReactNode
  after?: ReactNode
}

/** The roles in this kind of organisation, with what each may do. */
export function RoleChoice<Choice extends string>({
  value,
  onChange,
  label = texts.role,
  before,
  after,
}: RoleChoiceProps<Choice>) {
  const kind = useSession()?.role === 'verifier' ? 'verifier' : 'issuer'
  return (
    <Radio.Group label={label} value={value} onChange={(choice) => onChange(choice as Choice)}>
      <Stack gap="xs" mt="xs">
        {before}
        {colleagueRoles[kind].map((role) => (
          <Radio key={role} value={role} label={texts.roles[role]} description={texts.rolesMay[role]} />
        ))}
        {after}
      </Stack>
    </Radio.Group>
  )
}
