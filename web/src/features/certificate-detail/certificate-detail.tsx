import type { Certificate } from '@credenza/schema/certificate'
import { isOpenTo } from '@credenza/schema/certificate-state/transitions'
import { certificateStaleTimeMs } from '@credenza/schema/constants'
import { fileBaseOf } from '@credenza/schema/file-name'
import { messages } from '@credenza/schema/messages'
import { Alert, Button, Group, Paper, Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link2, ShieldCheck } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import toast from 'react-hot-toast'
import { Link, useParams } from 'react-router'
import { messageOf } from '../../lib/api/api-failure.ts'
import { lazy } from '../../lib/browser/lazy.ts'
import { homeOf } from '../../lib/session/guard.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { copyText } from '../../lib/text/copy-text.ts'
import { useFailureToast } from '../../lib/use-failure-toast.ts'
import { attachmentTexts } from '../../texts/attachment.ts'
import { certificateTexts } from '../../texts/certificate.ts'
import { common } from '../../texts/common.ts'
import { correctionTexts } from '../../texts/correction.ts'
import { historyTexts } from '../../texts/history.ts'
import { shareTexts } from '../../texts/share.ts'
import { verdictTexts } from '../../texts/verdict.ts'
import { walletOfferTexts } from '../../texts/wallet-offer.ts'
import { Page } from '../../ui/page/page.tsx'
import { Section } from '../../ui/page/section.tsx'
import { type Act, planFor } from '../act/acts.ts'
import { useActs } from '../act/use-acts.tsx'
import { certificateQuery } from '../certificate/certificate-calls.ts'
import { transactionHash } from '../certificate/certificate-state.ts'
import { DocumentSheet } from '../certificate/document-sheet.tsx'
import { shareLink, sharePath } from '../certificate/share-path.ts'
import { useCorrection } from '../correction/use-correction.tsx'
import { canGoIntoWallet } from '../wallet-offer/can-go-into-wallet.ts'
import styles from './certificate-detail.module.css'
import { CertificateFacts } from './certificate-facts.tsx'
import { MintedBanner } from './minted-banner.tsx'
import { StandingNotice } from './standing-notice.tsx'

const HolderButtons = lazy(() => import('./holder-buttons.tsx'))
const LentAttachments = lazy(() => import('../attachment/lent-attachments.tsx'))
const DownloadMenu = lazy(() => import('../download/download-menu.tsx'))
const RowMenu = lazy(() => import('../act/row-menu.tsx'))
const CorrectionNotice = lazy(() => import('../correction/correction-notice.tsx'))
const History = lazy(() => import('./history/history.tsx'))
const Verdict = lazy(() => import('./verdict/verdict.tsx'))
const Versions = lazy(() => import('../correction/versions.tsx'))

const texts = certificateTexts.detail

/** One certificate as its parties see it (specification, section 2, Certificate detail). */
export function CertificateDetail() {
  const { id = '' } = useParams()
  return <Detail key={id} id={id} />
}

/** As wide as a button with this label and an icon. */
const roomFor = (label: string) => (
  <Skeleton key={label} width="auto">
    <Button leftSection={<Link2 size={16} />} disabled aria-hidden>
      {label}
    </Button>
  </Skeleton>
)

const holderWords = (certificate: Certificate): string[] => [
  shareTexts.button,
  shareTexts.linkedIn,
  ...(canGoIntoWallet(certificate) ? [walletOfferTexts.button] : []),
]

const hasVersions = ({ supersededBy, corrects }: Certificate) => supersededBy !== '' || corrects !== ''

function Detail({ id }: { id: string }) {
  const role = useSession()?.role
  const isIssuer = role === 'issuer'
  const { plan, dialog } = useActs()
  const correction = useCorrection()
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
      <Page title={texts.title}>
        <Alert color="red" title={texts.loadError} role="alert">
          <Stack align="flex-start">
            {message}
            <Group gap="sm">
              <Button variant="default" onClick={() => void query.refetch()}>
                {common.retry}
              </Button>
              <Button component={Link} to={role ? homeOf(role) : '/'} variant="default">
                {common.toStart}
              </Button>
            </Group>
          </Stack>
        </Alert>
      </Page>
    )
  }
  const documentKey = query.data?.documentKey
  const isParty = query.data?.type === 'party'
  const isHolder = isParty && role === 'student'
  const act = (wanted: Act, of: Certificate) => plan(planFor(wanted, of))
  const share = async () => {
    await copyText(shareLink(certificate.slug, documentKey))
    toast.success(texts.shared)
  }
  return (
    <Page
      title={certificate.title || texts.title}
      lead={certificate.userName}
      actions={
        // What is still loading has its room, so that nothing moves when it comes.
        <>
          {certificate.isVerified && isHolder && (
            <Suspense fallback={holderWords(certificate).map(roomFor)}>
              <HolderButtons certificate={certificate} />
            </Suspense>
          )}
          {isParty && (
            <Suspense fallback={roomFor(texts.download.button)}>
              <DownloadMenu certificate={certificate} />
            </Suspense>
          )}
          {certificate.isVerified && (
            <Button
              component={Link}
              to={sharePath(certificate.slug, documentKey)}
              variant="default"
              leftSection={<ShieldCheck size={16} />}
            >
              {texts.check}
            </Button>
          )}
          {certificate.isVerified && !isHolder && (
            <Button leftSection={<Link2 size={16} />} onClick={() => void share()} title={texts.shareHint}>
              {texts.share}
            </Button>
          )}
          {isIssuer && (
            <Suspense fallback={<Skeleton width={36} height={36} />}>
              <RowMenu
                certificate={certificate}
                onAct={act}
                onCorrect={correction.correct}
                withOpen={false}
              />
            </Suspense>
          )}
        </>
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
      {dialog}
      {correction.dialog}
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
