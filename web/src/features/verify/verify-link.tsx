import { Alert, Button, Stack } from '@mantine/core'
import { useCallback, useEffect, useState } from 'react'
import { Link, useLocation, useParams } from 'react-router'
import { verifyTexts } from '../../texts/verify.ts'
import { Page } from '../../ui/page.tsx'
import { CannotStart } from './cannot-start.tsx'
import { CheckedLater, loadChecker } from './checked-later.tsx'
import { type Loaded, loadByLink } from './load-certificate.ts'
import { PublicFacts } from './public-facts.tsx'
import { VerdictPill } from './verdict-pill.tsx'

/** The public page of one certificate, '/verify/{slug}#{key}': no account, everything checked here. */
export function VerifyLink() {
  const { id = '' } = useParams()
  const key = useLocation().hash.slice(1)
  const [loaded, setLoaded] = useState<Loaded>()
  const [attempt, setAttempt] = useState(0)
  const again = useCallback(() => setAttempt((count) => count + 1), [])
  useEffect(() => {
    let current = true
    setLoaded(undefined)
    void loadChecker()
    void loadByLink(id, key).then((result) => current && setLoaded(result))
    return () => {
      current = false
    }
  }, [id, key, attempt])

  return (
    <Page title={verifyTexts.page.title}>
      {!loaded && <VerdictPill verdict={undefined} />}
      {loaded?.kind === 'ready' && (
        <CheckedLater bundle={loaded.bundle} sources={loaded.sources} onAgain={again} />
      )}
      {loaded?.kind === 'cannot-start' && (
        <CannotStart problem={loaded.problem} facts={loaded.facts} onAgain={again} />
      )}
      {loaded?.kind === 'unsigned' && (
        <>
          <Alert color="yellow" title={verifyTexts.pending.title}>
            {verifyTexts.pending.text}
          </Alert>
          <PublicFacts facts={loaded.facts} />
        </>
      )}
      {loaded?.kind === 'not-found' && (
        <Alert color="gray" title={verifyTexts.notFound.title} role="alert">
          <Stack align="flex-start">
            {verifyTexts.notFound.text}
            <Button component={Link} to="/verify" variant="default">
              {verifyTexts.start.title}
            </Button>
          </Stack>
        </Alert>
      )}
    </Page>
  )
}
