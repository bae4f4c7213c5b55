import { Button, Divider, Stack } from '@mantine/core'
import { Suspense, useEffect, useState } from 'react'
import { lazy, onceReached } from '../../lib/browser/lazy.ts'
import { verifyTexts } from '../../texts/verify.ts'
import { Page } from '../../ui/page/page.tsx'
import { BroughtCheck } from './brought-check.tsx'
import { DropPlace } from './drop-place.tsx'
import { PasteForm } from './paste-form.tsx'
import { prepareForOffline } from './prepare-for-offline.ts'
import { recogniseCodesLater, recogniseLater } from './recognise-later.ts'
import { useBrought } from './use-brought.ts'

const Scanner = lazy(() => import('./scan/scanner.tsx'))

const texts = verifyTexts.start

/** Takes a certificate as a file, picture, link or text, and leads to its check. */
export function VerifyStart() {
  const { brought, take, reload, clear } = useBrought()
  const [fault, setFault] = useState<{ at: 'file' | 'text'; advice: string | undefined }>()
  const [scanner, setScanner] = useState<'closed' | 'open' | 'never'>('never')
  useEffect(prepareForOffline, [])

  const takeFile = async (file: File | undefined) => {
    if (!file) return setFault({ at: 'file', advice: texts.notOneFile })
    setFault(undefined)
    const { readCertificateFile } = await onceReached(() => import('./file/read-certificate-file.ts'))
    setFault({ at: 'file', advice: await take(await readCertificateFile(file, location.host)) })
  }
  const takeText = async (text: string) => {
    setFault(undefined)
    setFault({ at: 'text', advice: await take(await recogniseLater(text)) })
  }
  const takeScanned = async (codes: readonly string[]) => {
    const advice = await take(await recogniseCodesLater(codes))
    if (advice === undefined) setScanner('closed')
    return advice
  }

  if (brought) {
    const another = (
      <Button variant="default" onClick={clear}>
        {texts.again}
      </Button>
    )
    return <BroughtCheck brought={brought} actions={another} onAgain={(ready) => void reload(ready)} />
  }
  return (
    <Page title={texts.title} lead={texts.lead} size="sm">
      <Stack gap="lg">
        <DropPlace
          onFile={takeFile}
          onScan={() => setScanner('open')}
          problem={fault?.at === 'file' ? fault.advice : undefined}
        />
        <Divider label={texts.or} />
        <PasteForm
          onText={takeText}
          onChange={() => setFault(undefined)}
          problem={fault?.at === 'text' ? fault.advice : undefined}
        />
      </Stack>
      {scanner !== 'never' && (
        <Suspense>
          <Scanner opened={scanner === 'open'} onClose={() => setScanner('closed')} onCodes={takeScanned} />
        </Suspense>
      )}
    </Page>
  )
}
