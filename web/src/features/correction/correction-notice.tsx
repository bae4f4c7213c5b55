import type { Certificate } from '@credenza/schema/certificate'
import { Alert, Anchor, Group, Text } from '@mantine/core'
import { lazy, type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import { correctionTexts } from '../../texts/correction.ts'
import { useVersions, waitingCorrection } from './use-versions.ts'

const TakeBackButton = lazy(() => import('./take-back-button.tsx'))

const texts = correctionTexts.waiting

interface CorrectionNoticeProps {
  certificate: Certificate
  /** Whoever made the correction may take it back. */
  isIssuer: boolean
}

/** That a correction waits: on the certificate that it corrects and on the correction itself, each leading to the other. */
export default function CorrectionNotice({ certificate, isIssuer }: CorrectionNoticeProps) {
  const { data: versions } = useVersions(certificate._id)
  const waiting = waitingCorrection(versions, certificate._id)
  if (waiting) {
    return (
      <Notice
        title={waiting.signedAt ? texts.acceptance : texts.signature}
        text={texts.stands}
        to={waiting._id}
        link={texts.open}
      >
        {isIssuer && !waiting.signedAt && <TakeBackButton certificateId={certificate._id} />}
      </Notice>
    )
  }
  const corrected = versions?.find(({ _id }) => _id === certificate.corrects)
  if (!corrected || corrected.supersededAt) return null
  return <Notice title={texts.corrects} text={texts.takesPlace} to={corrected._id} link={texts.openEarlier} />
}

interface NoticeProps {
  title: string
  text: string
  to: string
  link: string
  children?: ReactNode
}

function Notice({ title, text, to, link, children }: NoticeProps) {
  return (
    <Alert color="yellow" title={title}>
      <Text fz="sm">{text}</Text>
      <Group mt="xs">
        <Anchor component={Link} to={`/certificate/${to}`} fz="sm" c="inherit" underline="always">
          {link}
        </Anchor>
        <Suspense>{children}</Suspense>
      </Group>
    </Alert>
  )
}
