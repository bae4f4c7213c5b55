import { Button, Divider, Group, Stack, Text, Textarea } from '@mantine/core'
import { Camera, FileCheck2 } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, Suspense, useEffect, useState } from 'react'
import { useDropzone } from 'react-dropzone'
import { useNavigate } from 'react-router'
import { lazy } from '../../lib/lazy.ts'
import { verifyTexts } from '../../texts/verify.ts'
import { Page } from '../../ui/page.tsx'
import { Problem } from '../../ui/problem.tsx'
import type { Loaded, Ready } from '../verification/load-certificate.ts'
import { CheckedLater, loadChecker } from './checked-later.tsx'
import { prepareForOffline } from './prepare-for-offline.ts'
import type { Recognised } from './recognise.ts'
import { recogniseLater } from './recognise-later.ts'
import styles from './verify.module.css'

const Scanner = lazy(() => import('./scan/scanner.tsx'))
const ReceiptCheck = lazy(() => import('./receipt-check.tsx'))
const ForeignCertificate = lazy(() => import('./foreign-certificate.tsx'))

const texts = verifyTexts.start
const largestFile = 20_000_000
/** Only for the file picker: the file's content decides what it is. */
const accepted = '.json,.jwt,.sd-jwt,.pdf,.html,.svg,.png,.jpg,.jpeg,.webp,image/*'

type Place = 'file' | 'text'

/** Shift and Enter still begin a new line. */
function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

/** Takes a certificate as a file, picture, link or text, and leads to its check. */
export function VerifyStart() {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [fault, setFault] = useState<{ at: Place; advice: string }>()
  const [isReading, setIsReading] = useState(false)
  const [scanner, setScanner] = useState<'closed' | 'open' | 'never'>('never')
  const [loaded, setLoaded] = useState<Loaded>()
  const [receipt, setReceipt] = useState<unknown>()

  const bring = async (brought: Pick<Ready, 'bundle' | 'cameIn'>) => {
    try {
      const { loadBrought } = await import('../verification/load-certificate.ts')
      setLoaded(await loadBrought(brought))
    } catch {
      setFault({ at: 'file', advice: verifyTexts.cannotStart.unreachable.advice })
    }
  }
  /** Returns what is wrong with it; undefined if it leads on to a check. */
  const take = async (found: Recognised): Promise<string | undefined> => {
    if (found.kind === 'unknown') return found.advice
    if (found.kind === 'number') void navigate(`/v/${found.number}`)
    if (found.kind === 'link') {
      // Without a network the link leads nowhere, but the code beside it can be checked here.
      if (found.paper && !navigator.onLine) return take(await recogniseLater(found.paper))
      const state = { paper: found.paper }
      void navigate(`/verify/${encodeURIComponent(found.slug)}#${found.key}`, { state })
    }
    if (found.kind === 'shared') void navigate(`/verify/s/${encodeURIComponent(found.shareId)}#${found.key}`)
    if (found.kind === 'receipt') setReceipt(found.receipt)
    if (found.kind === 'jwt') setLoaded({ kind: 'foreign', credential: found.jwt })
    if (found.kind === 'bundle') {
      void loadChecker()
      void bring(found)
    }
    return undefined
  }
  const takeAt = async (at: Place, found: Recognised) => {
    const advice = await take(found)
    setFault(advice === undefined ? undefined : { at, advice })
  }
  useEffect(prepareForOffline, [])
  const drop = useDropzone({
    maxSize: largestFile,
    maxFiles: 1,
    multiple: false,
    noClick: true,
    noKeyboard: true,
    // Of several files the first would be taken, and nobody told of the others.
    onDrop: async ([file], refused) => {
      if (!file || refused.length > 0) return setFault({ at: 'file', advice: texts.notOneFile })
      setFault(undefined)
      setIsReading(true)
      const { readFile } = await import('./file/read-file.ts')
      await takeAt('file', await readFile(file, location.host))
      setIsReading(false)
    },
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    await takeAt('text', await recogniseLater(text))
  }
  const scanned = async (code: string) => {
    const advice = await take(await recogniseLater(code))
    if (advice === undefined) setScanner('closed')
    return advice
  }

  const another = (
    <Button
      variant="default"
      onClick={() => {
        setLoaded(undefined)
        setReceipt(undefined)
      }}
    >
      {texts.again}
    </Button>
  )
  if (receipt !== undefined) {
    return (
      <Suspense>
        <ReceiptCheck receipt={receipt} actions={another} />
      </Suspense>
    )
  }
  if (loaded?.kind === 'ready') {
    return (
      <CheckedLater
        bundle={loaded.bundle}
        sources={loaded.sources}
        cameIn={loaded.cameIn}
        actions={another}
        onAgain={() => void bring(loaded)}
      />
    )
  }
  if (loaded?.kind === 'foreign') {
    return (
      <Suspense>
        <ForeignCertificate credential={loaded.credential} actions={another} />
      </Suspense>
    )
  }
  return (
    <Page title={texts.title} lead={texts.lead} size="sm">
      <Stack gap="lg">
        <div
          {...drop.getRootProps({ className: styles.zone, 'data-active': drop.isDragActive || undefined })}
        >
          <input {...drop.getInputProps({ accept: accepted, 'aria-label': texts.browse, tabIndex: -1 })} />
          <FileCheck2 size={32} strokeWidth={1.4} aria-hidden />
          <Text>{texts.drop}</Text>
          <Group justify="center" gap="sm">
            <Button variant="default" loading={isReading} onClick={drop.open}>
              {texts.browse}
            </Button>
            <Button variant="default" leftSection={<Camera size={16} />} onClick={() => setScanner('open')}>
              {texts.scan}
            </Button>
          </Group>
          <Problem text={fault?.at === 'file' ? fault.advice : undefined} />
        </div>
        <Divider label={texts.or} />
        <form onSubmit={(event) => void submit(event)}>
          <Stack>
            <Textarea
              label={texts.paste}
              description={texts.orNumber}
              placeholder={texts.placeholder}
              dir="ltr"
              autosize
              minRows={3}
              maxRows={10}
              spellCheck={false}
              autoComplete="off"
              onKeyDown={submitOnEnter}
              value={text}
              onChange={(event) => {
                setText(event.currentTarget.value)
                setFault(undefined)
              }}
              error={fault?.at === 'text' ? fault.advice : undefined}
            />
            <Button type="submit" size="md">
              {texts.submit}
            </Button>
          </Stack>
        </form>
      </Stack>
      {scanner !== 'never' && (
        <Suspense>
          <Scanner opened={scanner === 'open'} onClose={() => setScanner('closed')} onText={scanned} />
        </Suspense>
      )}
    </Page>
  )
}
