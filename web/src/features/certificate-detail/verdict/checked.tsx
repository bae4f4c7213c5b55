import type { Certificate } from '@credenza/schema/certificate'
import { Button, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { verdictTexts } from '../../../texts/verdict.ts'
import { verifyTexts } from '../../../texts/verify.ts'
import { CannotStart, CheckAgain } from '../../verification/cannot-start.tsx'
import { CheckList } from '../../verification/check-list.tsx'
import type { Ready } from '../../verification/load-certificate.ts'
import { loadByLink } from '../../verification/load-certificate.ts'
import { mayOpenLater } from '../../verification/may-open-later.ts'
import { nothingYet, type Progress, useVerification } from '../../verification/use-verification.ts'
import { VerdictPill } from '../../verification/verdict-pill.tsx'
import { MissingList } from './missing-list.tsx'
import styles from './verdict.module.css'

const { page: texts, cannotStart } = verifyTexts

interface CheckedProps {
  certificate: Certificate
  documentKey: string | undefined
}

/** The eight checks of a signed certificate, run in this browser exactly as on its public page. */
export function Checked({ certificate, documentKey }: CheckedProps) {
  const loaded = useQuery({
    queryKey: ['verification', certificate._id, documentKey ?? ''],
    queryFn: () => loadByLink(certificate.slug, documentKey ?? '', 'this'),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // Refetched data must be checked again even if it is the same.
    structuralSharing: false,
  })
  const again = () => void loaded.refetch()
  if (!loaded.data) return <Result {...nothingYet} />
  if (loaded.data.kind === 'ready')
    return <Verification ready={loaded.data} certificate={certificate} onAgain={again} />
  const problem = loaded.data.kind === 'cannot-start' ? loaded.data.problem : 'unreachable'
  if (problem === 'key-missing') return <CannotStart words={verdictTexts.withoutKey} />
  return (
    <CannotStart
      words={cannotStart[problem]}
      action={mayOpenLater(problem) && <CheckAgain onAgain={again} />}
    />
  )
}

interface VerificationProps {
  ready: Ready
  certificate: Certificate
  onAgain: () => void
}

function Verification({ ready, certificate, onAgain }: VerificationProps) {
  const progress = useVerification(ready.bundle, ready.sources)
  return (
    <>
      <Result {...progress}>
        <MissingList certificate={certificate} />
      </Result>
      <Button
        className={styles.again}
        variant="default"
        size="compact-sm"
        mt="md"
        leftSection={<RotateCw size={14} />}
        onClick={onAgain}
        disabled={!progress.verification}
      >
        {texts.again}
      </Button>
    </>
  )
}

function Result({ settled, verification, children }: Progress & { children?: ReactNode }) {
  return (
    <Stack gap="md" align="flex-start">
      <VerdictPill verdict={verification?.verdict} />
      <Text data-headline>{verification?.headline ?? texts.checking}</Text>
      {children}
      <CheckList settled={settled} />
    </Stack>
  )
}
