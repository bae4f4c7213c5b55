import { Alert, Anchor, Container } from '@mantine/core'
import { Link, useLocation } from 'react-router'
import { useHydrated } from '../../lib/browser/use-hydrated.ts'
import type { IdleEnd } from '../../lib/session/session.ts'
import { sentenceGap } from '../../lib/text/sentence-gap.ts'
import { landingTexts } from '../../texts/landing.ts'

const texts = landingTexts.idle

/** Tells people who were logged out for inactivity why they are here, with a link back to where they were. */
export function IdleNotice() {
  const hydrated = useHydrated()
  const idleEnd: IdleEnd | null = useLocation().state
  if (!hydrated || !idleEnd?.wayBack) return null
  return (
    <Container size="xl" pt="md">
      <Alert color="indigo" title={texts.title} role="status">
        {texts.text}
        {sentenceGap}
        <Anchor component={Link} to={idleEnd.wayBack} underline="always">
          {texts.back}
        </Anchor>
      </Alert>
    </Container>
  )
}
