import { type Bundle, type CameIn, organisationId, withoutUnbelieved } from '@credenza/credential/verify'
import { Button, Container } from '@mantine/core'
import { Download, RotateCw } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { saveBlob } from '../../lib/browser/save-file.ts'
import { verifyTexts } from '../../texts/verify.ts'
import { useFocusAfterAct } from '../../ui/use-focus-after-act.ts'
import { SavePageButton } from '../portable/save-page-button.tsx'
import type { BearerLink } from '../verification/fetch-drawing.ts'
import type { Sources } from '../verification/ports.ts'
import { useVerification } from '../verification/use-verification.ts'
import { ClaimedFacts } from './fact-list.tsx'
import { QuestionList } from './question-list.tsx'
import { CertificateHead } from './result/certificate-head.tsx'
import { FoldedChecks } from './result/folded-checks.tsx'
import { isPresentable } from './result/is-presentable.ts'
import { IssuersPicture } from './result/issuers-picture.tsx'
import styles from './result/result.module.css'
import { useDrawing } from './result/use-drawing.ts'

const texts = verifyTexts.page

interface VerificationViewProps {
  bundle: Bundle
  sources: Sources
  /** The link that led here; undefined for a file. */
  link?: BearerLink | undefined
  /** What a file is, if that matters. */
  cameIn?: CameIn | undefined
  /** More information, below the verdict. */
  notice?: ReactNode
  /** More buttons. */
  actions?: ReactNode
  onAgain: () => void
  /** Whether it is being loaded again. */
  isLoading?: boolean
}

/** A certificate being checked: verdict and facts on top, then its picture, then the eight checks in one line. */
export default function VerificationView({
  bundle,
  sources,
  link,
  cameIn,
  notice,
  actions,
  onAgain,
  isLoading = false,
}: VerificationViewProps) {
  const { settled, facts, verification } = useVerification(bundle, sources, cameIn)
  const again = useRef<HTMLButtonElement>(null)
  useFocusAfterAct(isLoading, again)
  const signature = settled.get('signature')
  const isSigned = signature?.answer === 'passed'
  // Otherwise nobody knows which certificate is meant.
  const isOpen = settled.get('well-formed')?.code !== 'paper-altered'
  const isOurForm = settled.get('well-formed')?.answer === 'passed'
  const isIssuerKnown = settled.get('issuer')?.answer === 'passed'
  const issuer = sources.deployment && organisationId(facts.issuerId, sources.deployment)
  // Shown only after the verdict, which does not wait for it. Its place is kept from the beginning, so that nothing moves.
  const drawing = useDrawing(link, facts, verification && isPresentable(verification))
  const isPictured = drawing.kind === 'waiting' || drawing.kind === 'ready'
  const download = () =>
    saveBlob(
      new Blob([JSON.stringify(withoutUnbelieved(bundle, verification?.checks ?? []))], {
        type: 'application/json',
      }),
      'certificate.json',
    )

  return (
    <Container size="xl" py={{ base: 'md', sm: 'xl' }} w="100%" className={styles.page}>
      <div className={styles.result} data-pictured={isPictured || undefined}>
        <CertificateHead
          verification={verification}
          facts={isSigned ? facts : undefined}
          issuerPath={isIssuerKnown && issuer !== undefined ? `/issuers/${issuer}` : undefined}
        >
          {notice}
        </CertificateHead>
        <IssuersPicture drawing={drawing} facts={facts} />
        {signature && !isSigned && isOpen && <ClaimedFacts facts={facts} />}
        <FoldedChecks settled={settled} verification={verification}>
          {verification && <QuestionList checks={verification.checks} />}
        </FoldedChecks>
        <div className={styles.actions}>
          {actions}
          <Button
            variant="default"
            leftSection={<RotateCw size={15} />}
            ref={again}
            onClick={onAgain}
            disabled={!verification}
            loading={isLoading}
          >
            {texts.again}
          </Button>
          {isOpen && (
            <Button variant="default" leftSection={<Download size={15} />} onClick={download}>
              {texts.download}
            </Button>
          )}
          {verification && isSigned && isOurForm && (
            <SavePageButton
              bundle={bundle}
              sources={sources}
              drawing={drawing.kind === 'ready' ? drawing.svg : null}
            />
          )}
        </div>
      </div>
    </Container>
  )
}
