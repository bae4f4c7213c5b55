import type { IssuerPage as Issuer } from '@credenza/schema/issuer-page'
import { Alert, Anchor, Avatar, Button, Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { ApiFailure } from '../../lib/api/api-failure.ts'
import { formatLongDate, initials } from '../../lib/text/format.ts'
import { issuerPageTexts as texts } from '../../texts/issuer-page.ts'
import { LoadedPage } from '../../ui/page/loaded-page.tsx'
import { Page } from '../../ui/page/page.tsx'
import { IssuerFacts } from './issuer-facts.tsx'
import { IssuerKeys } from './issuer-keys.tsx'
import { issuerQuery } from './issuer-page-call.ts'

/** '/issuers/{id}': what the public may know about an approved issuer. */
export function IssuerPage() {
  const { id = '' } = useParams()
  const issuer = useQuery({ ...issuerQuery(id), retry: false })
  const isUnknown =
    issuer.isLoadingError && issuer.error instanceof ApiFailure && issuer.error.code === 'not_found'
  if (isUnknown)
    return (
      <Page title={texts.title} size="md">
        <Alert color="gray" title={texts.notFound} role="alert">
          <Stack align="flex-start">
            {texts.notFoundText}
            <Button component={Link} to="/verify" variant="default">
              {texts.verify}
            </Button>
          </Stack>
        </Alert>
      </Page>
    )
  return (
    <LoadedPage title={texts.title} size="md" query={issuer} skeleton={<Skeleton height={320} radius="lg" />}>
      {(found) => <Shown issuer={found} />}
    </LoadedPage>
  )
}

function Shown({ issuer }: { issuer: Issuer }) {
  const { _id, name, logo } = issuer
  return (
    <Page
      title={name}
      lead={texts.title}
      size="md"
      actions={
        logo && (
          <Avatar src={logo} alt="" size={72} radius="md" color="indigo">
            {initials(name)}
          </Avatar>
        )
      }
    >
      <Standing issuer={issuer} />
      <IssuerFacts issuer={issuer} />
      <IssuerKeys keys={issuer.keys} />
      <Stack gap={4} align="flex-start">
        {texts.machines}
        <Anchor href={`/api/issuers/${_id}`}>{texts.answer}</Anchor>
        <Anchor href={`/issuers/${_id}/did.json`}>{texts.didDocument}</Anchor>
      </Stack>
    </Page>
  )
}

/** Whether the issuer may issue now, and who says so. */
function Standing({ issuer: { approvedBy, approvedAt, mayIssue, isVouchedFor } }: { issuer: Issuer }) {
  const approved = texts.approved(approvedBy, formatLongDate(approvedAt))
  return (
    <>
      {mayIssue ? (
        <Alert color="teal" title={approved} data-standing="approved">
          {texts.mayIssue}
        </Alert>
      ) : (
        <Alert color="red" title={texts.suspended} data-standing="suspended">
          {texts.suspendedText(approvedBy)}
        </Alert>
      )}
      {!isVouchedFor && (
        <Alert color="yellow" title={texts.unvouched} data-standing="unvouched">
          {texts.unvouchedText(approvedBy)}
        </Alert>
      )}
    </>
  )
}
