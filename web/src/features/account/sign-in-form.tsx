import type { Role } from '@credenza/schema/account'
import { Anchor, Divider, Paper, Text } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { accountTexts as texts } from '../../texts/account.ts'
import { common } from '../../texts/common.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { PasswordStep, type SecondFactorAsked } from './password-step.tsx'
import { useEnter } from './use-enter.ts'

const SecondStep = lazy(() => import('./security/second-step.tsx'))

interface SignInFormProps {
  title: string
  lead: string
  /** The roles of this door; more than one shows the toggle. */
  roles: readonly [Role, ...Role[]]
  otherDoor: { label: string; to: string }
}

/** One form for the three doors to POST /api/sign-in (readings R1). */
export function SignInForm({ title, lead, roles, otherDoor }: SignInFormProps) {
  const enter = useEnter()
  const [role, setRole] = useState(roles[0])
  const [email, setEmail] = useState('')
  const [secondFactor, setSecondFactor] = useState<SecondFactorAsked>()

  return (
    <Paper withBorder radius="lg" p={{ base: 'lg', xs: 32 }} w="100%" maw={420} bg="var(--surface)">
      <title>{`${title} · ${common.product}`}</title>
      {secondFactor ? (
        <Suspense>
          <SecondStep {...secondFactor} onSignedIn={enter} onStartAgain={() => setSecondFactor(undefined)} />
        </Suspense>
      ) : (
        <>
          <PasswordStep
            title={title}
            lead={lead}
            roles={roles}
            role={role}
            onRole={setRole}
            email={email}
            onSignedIn={enter}
            onSecondFactor={(asked, typedEmail) => {
              setEmail(typedEmail)
              setSecondFactor(asked)
            }}
          />
          <Divider my="md" label={texts.or} />
          <PasskeyButton role={role} onSignedIn={enter} />
          {roles.length > 1 && (
            <Text fz="sm" c="dimmed" mt="lg">
              {texts.noAccount}{' '}
              <Anchor component={Link} to={`/sign-up/${role}`} fz="sm" underline="always">
                {texts.signUp}
              </Anchor>
            </Text>
          )}
          <Text fz="sm" c="dimmed" mt={roles.length > 1 ? 'xs' : 'lg'}>
            {texts.otherDoors}{' '}
            <Anchor component={Link} to={otherDoor.to} fz="sm" underline="always">
              {otherDoor.label}
            </Anchor>
          </Text>
        </>
      )}
    </Paper>
  )
}
