import { Button, Group, Text } from '@mantine/core'
import { Link } from 'react-router'
import { homeOf } from '../../lib/session/guard.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { signUpTexts } from '../../texts/sign-up.ts'
import { Page } from '../../ui/page/page.tsx'
import { stepOnePath } from './sign-up-role.ts'

const texts = signUpTexts.wayBack

/** For an address that is not a sign-up page: says so and links to the real one. */
export function WayBack({ title = texts.title, text }: { title?: string; text: string }) {
  const session = useSession()
  return (
    <Page title={title} size="sm">
      <Text>{text}</Text>
      <Group>
        {session ? (
          <Button component={Link} to={homeOf(session.role)}>
            {texts.home}
          </Button>
        ) : (
          <>
            <Button component={Link} to={stepOnePath('issuer')}>
              {texts.issuer}
            </Button>
            <Button component={Link} to={stepOnePath('verifier')} variant="default">
              {texts.verifier}
            </Button>
          </>
        )}
      </Group>
    </Page>
  )
}
