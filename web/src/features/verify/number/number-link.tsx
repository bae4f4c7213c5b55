import { Alert, Button, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link, Navigate, useParams } from 'react-router'
import { verifyTexts } from '../../../texts/verify.ts'
import { FailedAlert } from '../../../ui/page/failed-alert.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { type PaperNumber, usePaperNumber } from './use-paper-number.ts'

const texts = verifyTexts.number

/** '/v/{number}': leads from the number that is printed on a certificate to its page, as the link in its code does. */
export function NumberLink() {
  const found = usePaperNumber(useParams().number ?? '')
  if (found.kind === 'found')
    return <Navigate to={`/verify/${encodeURIComponent(found.slug)}#${found.key}`} replace />
  return <Page title={texts.title}>{before(found)}</Page>
}

function before(found: Exclude<PaperNumber, { kind: 'found' }>): ReactNode {
  switch (found.kind) {
    case 'waiting':
      return <Text role="status">{texts.waiting}</Text>
    case 'wrong':
      return (
        <Alert color="yellow" title={texts.wrongTitle} role="alert">
          <Stack align="flex-start">
            {texts.wrong}
            <AnotherNumber />
          </Stack>
        </Alert>
      )
    case 'unknown':
      return (
        <Alert color="gray" title={texts.unknownTitle} role="alert">
          <Stack align="flex-start">
            {texts.unknown}
            <AnotherNumber />
          </Stack>
        </Alert>
      )
    case 'failed':
      return <FailedAlert title={texts.failedTitle} error={found.error} onRetry={found.again} />
  }
}

const AnotherNumber = () => (
  <Button component={Link} to="/verify" variant="default">
    {texts.again}
  </Button>
)
