import { Alert, Button, Stack } from '@mantine/core'
import { Link } from 'react-router'
import { verifyTexts } from '../../texts/verify.ts'
import { CannotStart, CheckAgain } from '../verification/cannot-start.tsx'
import type { Foreign, Loaded, Ready } from '../verification/load-certificate.ts'
import { isFaultOfLink, mayOpenLater } from '../verification/may-open-later.ts'
import { PublicFacts } from '../verification/public-facts.tsx'
import { PasteLink } from './paste-link.tsx'

interface NotCheckedProps {
  loaded: Exclude<Loaded, Ready | Foreign>
  onAgain: () => void
}

/** Why there is nothing to check behind a link, what is public in place of it, and what to do. */
export function NotChecked({ loaded, onAgain }: NotCheckedProps) {
  switch (loaded.kind) {
    case 'cannot-start':
      return (
        <CannotStart
          words={verifyTexts.cannotStart[loaded.problem]}
          facts={loaded.facts}
          action={
            mayOpenLater(loaded.problem) ? (
              <CheckAgain onAgain={onAgain} />
            ) : isFaultOfLink(loaded.problem) ? (
              <PasteLink />
            ) : (
              <VerifyAnother />
            )
          }
        />
      )
    case 'unsigned':
      return (
        <>
          <Alert color="yellow" title={verifyTexts.pending.title}>
            {verifyTexts.pending.text}
          </Alert>
          <PublicFacts facts={loaded.facts} />
        </>
      )
    case 'not-found':
      return (
        <Alert color="gray" title={verifyTexts.notFound.title} role="alert">
          <Stack align="flex-start">
            {verifyTexts.notFound.text}
            <VerifyAnother />
          </Stack>
        </Alert>
      )
  }
}

/** Leads to the place for a file or another link. */
const VerifyAnother = () => (
  <Button component={Link} to="/verify" variant="default">
    {verifyTexts.start.title}
  </Button>
)
