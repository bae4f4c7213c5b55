import type { ProviderTried } from '@credenza/schema/single-sign-on'
import { Alert, Button, Stack, Text } from '@mantine/core'
import { Link } from 'react-router'
import { useSession } from '../../../lib/session/use-session.ts'
import { colleagueTexts } from '../../../texts/colleague.ts'
import { singleSignOnTexts as texts } from '../../../texts/single-sign-on.ts'
import { CardForm } from '../../../ui/card-form.tsx'

/** Shows owners what the provider said about them during a test. */
export function Tried({ tried }: Pick<ProviderTried, 'tried'>) {
  const role = useSession()?.role
  const { email, groups, memberRole, secondFactor } = tried
  const facts = [
    [texts.triedEmail, email || texts.none],
    [texts.triedGroups, groups.join(', ') || texts.none],
    [texts.triedRole, memberRole ? colleagueTexts.roles[memberRole] : texts.noRole],
    [texts.triedFactor, secondFactor ? texts.seen : texts.none],
  ] as const
  return (
    <CardForm title={texts.triedTitle} onSubmit={(event) => event.preventDefault()}>
      <Stack component="dl" gap="sm" m={0}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <Text component="dt" fz="sm" c="dimmed">
              {name}
            </Text>
            <Text component="dd" m={0} dir="auto" style={{ overflowWrap: 'anywhere' }}>
              {value}
            </Text>
          </div>
        ))}
      </Stack>
      {!memberRole && <Alert color="orange">{texts.triedNoRole}</Alert>}
      <Button component={Link} to={`/${role}/settings?part=single-sign-on`}>
        {texts.backToSettings}
      </Button>
    </CardForm>
  )
}
