import type { Role, SignInResponse } from '@credenza/schema/account'
import type { SignInAnswer } from '@credenza/schema/second-factor'
import { Anchor, Divider, Paper, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { lazy } from '../../lib/browser/lazy.ts'
import { useHydrated } from '../../lib/browser/use-hydrated.ts'
import { sentenceGap } from '../../lib/text/sentence-gap.ts'
import { common } from '../../texts/common.ts'
import { signInTexts as texts } from '../../texts/sign-in.ts'
import { houseQuery } from './house/house-query.ts'
import { useKnownPerson } from './known-person.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { PasswordStep } from './password-step.tsx'
import { returnPath } from './return-path.ts'
import { useEnter } from './use-enter.ts'

const SecondStep = lazy(() => import('./security/second-step.tsx'))
const HouseDoor = lazy(() => import('./house/house-door.tsx'))
const PasskeyElsewhere = lazy(() => import('./house/passkey-elsewhere.tsx'))
const NewPasswordStep = lazy(() => import('./new-password-step.tsx'))
const MailboxStep = lazy(() => import('./mailbox-step.tsx'))

/** The response to a sign-in that requires something else before the session opens. */
type HeldSignIn = Exclude<SignInAnswer, SignInResponse>

interface SignInFormProps {
  title: string
  lead: string
  /** The roles of this door. If there are several, a toggle is shown. */
  roles: readonly [Role, ...Role[]]
  otherDoor: { label: string; to: string }
}

/** One form for the three doors to POST /api/sign-in (readings R1). */
export function SignInForm({ title, lead, roles, otherDoor }: SignInFormProps) {
  const enter = useEnter()
  const { data: house } = useQuery(houseQuery)
  const { known, firstRole } = useExpected(roles)
  const [chosenRole, setRole] = useState<Role>()
  const role = chosenRole ?? firstRole
  const [email, setEmail] = useState(known?.email ?? '')
  const [held, setHeld] = useState<HeldSignIn>()
  const isForMembers = roles.includes('issuer')
  const startAgain = () => setHeld(undefined)
  const goOn = (answer: SignInAnswer) => ('data' in answer ? enter(answer) : setHeld(answer))

  return (
    <Paper withBorder radius="lg" p={{ base: 'lg', xs: 32 }} w="100%" maw={420} bg="var(--surface)">
      <title>{`${title} · ${common.product}`}</title>
      {held ? (
        <Suspense>
          {'secondFactor' in held ? (
            <SecondStep {...held.secondFactor} onAnswer={goOn} onStartAgain={startAgain} />
          ) : 'mailbox' in held ? (
            <MailboxStep {...held.mailbox} onSignedIn={enter} onStartAgain={startAgain} />
          ) : (
            <NewPasswordStep {...held.newPassword} email={email} onAnswer={goOn} onStartAgain={startAgain} />
          )}
        </Suspense>
      ) : (
        <>
          {house && (
            <Suspense>
              <HouseDoor house={house} isForMembers={isForMembers} />
            </Suspense>
          )}
          <PasswordStep
            title={title}
            lead={lead}
            roles={roles}
            role={role}
            onRole={setRole}
            email={email}
            findsProvider={isForMembers && !house}
            onAnswer={(answer, typedEmail) => {
              setEmail(typedEmail)
              goOn(answer)
            }}
          />
          <Divider my="md" label={texts.or} />
          {house ? (
            <Suspense>
              <PasskeyElsewhere deployment={house.deployment} />
            </Suspense>
          ) : (
            <PasskeyButton role={role} onAnswer={goOn} />
          )}
          {roles.length > 1 && !house && (
            <Text fz="sm" c="dimmed" mt="lg">
              {texts.noAccount}
              {sentenceGap}
              <Anchor component={Link} to={`/sign-up/${role}`} fz="sm" underline="always">
                {texts.signUp}
              </Anchor>
            </Text>
          )}
          <Text fz="sm" c="dimmed" mt={roles.length > 1 ? 'xs' : 'lg'}>
            {texts.otherDoors}
            {sentenceGap}
            <Anchor component={Link} to={otherDoor.to} fz="sm" underline="always">
              {otherDoor.label}
            </Anchor>
          </Text>
        </>
      )}
    </Paper>
  )
}

/**
 * Whom this door expects: the person whom the page before knew, otherwise anybody of the role to which `next` belongs. The
 * prerendered page is the same for everybody.
 */
function useExpected(roles: readonly [Role, ...Role[]]) {
  const [params] = useSearchParams()
  const known = useKnownPerson()
  const hydrated = useHydrated()
  const next = params.get('next')
  const expected = roles.find((role) => role === known?.role) ?? roles.find((role) => returnPath(next, role))
  return { known, firstRole: (hydrated && expected) || roles[0] }
}
