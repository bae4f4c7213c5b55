import type { Certificate } from '@credenza/schema/certificate'
import { isOpenTo } from '@credenza/schema/certificate-state/transitions'
import { certificateStaleTimeMs } from '@credenza/schema/constants'
import { fileBaseOf } from '@credenza/schema/file-name'
import { messages } from '@credenza/schema/messages'
import { Alert, Button, Group, Paper, Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { Link, useParams } from 'react-router'
import { messageOf } from '../../lib/api/api-failure.ts'
import { lazy } from '../../lib/browser/lazy.ts'
import { homeOf } from '../../lib/session/guard.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { useFailureToast } from '../../lib/use-failure-toast.ts'
import { attachmentTexts } from '../../texts/attachment.ts'
import { certificatePageTexts } from '../../texts/certificate-page.ts'
import { common } from '../../texts/common.ts'
import { correctionTexts } from '../../texts/correction.ts'
import { historyTexts } from '../../texts/history.ts'
import { verdictTexts } from '../../texts/verdict.ts'
import { Page } from '../../ui/page/page.tsx'
import { Section } from '../../ui/page/section.tsx'
import { certificateQuery } from '../certificate/certificate-calls.ts'
import { transactionHash } from '../certificate/certificate-state.ts'
import { DocumentSheet } from '../certificate/document-sheet.tsx'
import styles from './certificate-detail.module.css'
import { CertificateFacts } from './certificate-facts.tsx'
import { DetailActions } from './detail-actions.tsx'
import { MintedBanner } from './minted-banner.tsx'
import { StandingNotice } from './standing-notice.tsx'

const LentAttachments = lazy(() => import('../attachment/lent-attachments.tsx'))
const CorrectionNotice = lazy(() => import('../correction/correction-notice.tsx'))
const History = lazy(() => import('./history/history.tsx'))
const Verdict = lazy(() => import('./verdict/verdict.tsx'))
const Versions = lazy(() => import('../correction/versions.tsx'))

const texts = certificatePageTexts.detail

/** One certificate as its parties see it (specification, section 2, Certificate detail). */
export function CertificateDetail() {
  const { id = '' } = useParams()
  return <Detail key={id} id={id} />
}

const hasVersions = ({ supersededBy, corrects }: Certificate) => supersededBy !== '' || corrects !== ''

function Detail({ id }: { id: string }) {
  const role = useSession()?.role
  const isIssuer = role === 'issuer'
  const query = useQuery({
    ...certificateQuery(id),
    retry: 1,
    refetchOnWindowFocus: false,
    staleTime: certificateStaleTimeMs,
  })
  useFailureToast(query.isLoadingError, texts.fetchFailed)
  if (query.isPending) {
    return (
      <Page title={texts.title}>
        <Skeleton height={420} radius="lg" />
      </Page>
    )
  }
  const certificate = query.data?.certificates[0]
  if (!certificate) {
    const message = query.isError ? messageOf(query.error, messages.certificateFetchFailed) : texts.notFound
    return (
      <NotLoaded message={message} onRetry={() => void query.refetch()} home={role ? homeOf(role) : '/'} />
    )
  }
  const documentKey = query.data?.documentKey
  const isParty = query.data?.type === 'party'
  return (
    <Page
      title={certificate.title || texts.title}
      lead={certificate.userName}
      actions={
        <DetailActions
          certificate={certificate}
          documentKey={documentKey}
          isParty={isParty}
          isHolder={isParty && role === 'student'}
          isIssuer={isIssuer}
        />
      }
    >
      <StandingNotice certificate={certificate} />
      <Suspense>{isParty && <CorrectionNotice certificate={certificate} isIssuer={isIssuer} />}</Suspense>
      <MintedBanner hash={transactionHash(certificate)} />
      <div className={styles.layout}>
        <div>
          <DocumentSheet certificate={certificate} isParty={isParty} />
        </div>
        <div className={styles.side}>
          <Paper withBorder radius="lg" p="lg" bg="var(--surface)">
            <CertificateFacts certificate={certificate} />
          </Paper>
          <Panel title={verdictTexts.title} placeholderHeight={420}>
            <Verdict certificate={certificate} documentKey={documentKey} />
          </Panel>
          {isParty && hasVersions(certificate) && (
            <Panel title={correctionTexts.versions.title} placeholderHeight={120}>
              <Versions certificateId={id} />
            </Panel>
          )}
        </div>
        {isParty && (
          <div>
            {isIssuer && (
              <Panel title={attachmentTexts.title} placeholderHeight={84}>
                <LentAttachments
                  certificateId={certificate._id}
                  isPending={isOpenTo(certificate.state, 'decline')}
                />
              </Panel>
            )}
            <Panel title={historyTexts.title} placeholderHeight={220}>
              <History certificateId={certificate._id} fileBase={fileBaseOf(certificate)} />
            </Panel>
          </div>
        )}
      </div>
    </Page>
  )
}

function NotLoaded({ message, onRetry, home }: { message: string; onRetry: () => void; home: string }) {
  return (
    <Page title={texts.title}>
      <Alert color="red" title={texts.loadError} role="alert">
        <Stack align="flex-start">
          {message}
          <Group gap="sm">
            <Button variant="default" onClick={onRetry}>
              {common.retry}
            </Button>
            <Button component={Link} to={home} variant="default">
              {common.toStart}
            </Button>
          </Group>
        </Stack>
      </Alert>
    </Page>
  )
}

/** A titled part of the page that is loaded lazily. */
function Panel(props: { title: string; placeholderHeight: number; children: ReactNode }) {
  return (
    <Section title={props.title}>
      <Suspense fallback={<Skeleton height={props.placeholderHeight} radius="md" />}>
        {props.children}
      </Suspense>
    </Section>
  )
}
