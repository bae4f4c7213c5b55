import { Button, Divider, Stack, Text, Textarea } from '@mantine/core'
import { FileCheck2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useDropzone } from 'react-dropzone'
import { useNavigate } from 'react-router'
import { verifyTexts } from '../../texts/verify.ts'
import { Page } from '../../ui/page.tsx'
import { CheckedLater, loadChecker } from './checked-later.tsx'
import { type Loaded, loadBrought } from './load-certificate.ts'
import { recognise } from './recognise.ts'
import styles from './verify.module.css'

const texts = verifyTexts.start
const largestFile = 1_000_000

/** Takes a certificate file or a link from anybody and leads to its check. */
export function VerifyStart() {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [fault, setFault] = useState('')
  const [loaded, setLoaded] = useState<Loaded>()

  const take = async (input: string) => {
    const found = recognise(input, location.host)
    setFault(found.kind === 'unknown' ? found.advice : '')
    if (found.kind === 'link') void navigate(`/verify/${encodeURIComponent(found.slug)}#${found.key}`)
    if (found.kind !== 'bundle') return
    void loadChecker()
    setLoaded(await loadBrought(found.bundle))
  }
  const drop = useDropzone({
    accept: { 'application/json': ['.json'] },
    maxSize: largestFile,
    maxFiles: 1,
    multiple: false,
    noClick: true,
    noKeyboard: true,
    onDrop: async ([file], [refused]) => {
      if (file) return take(await file.text())
      setFault(refused?.errors[0]?.code === 'file-too-large' ? texts.tooLarge : texts.wrongFile)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void take(text)
  }

  if (loaded?.kind === 'ready') {
    return (
      <Page
        title={verifyTexts.page.title}
        actions={
          <Button variant="default" onClick={() => setLoaded(undefined)}>
            {texts.again}
          </Button>
        }
      >
        <CheckedLater
          bundle={loaded.bundle}
          sources={loaded.sources}
          onAgain={() => void loadBrought(loaded.bundle).then(setLoaded)}
        />
      </Page>
    )
  }
  return (
    <Page title={texts.title} lead={texts.lead} size="sm">
      <Stack gap="lg">
        <div
          {...drop.getRootProps({ className: styles.zone, 'data-active': drop.isDragActive || undefined })}
        >
          <input {...drop.getInputProps({ 'aria-label': texts.browse, tabIndex: -1 })} />
          <FileCheck2 size={32} strokeWidth={1.4} aria-hidden />
          <Text>{texts.drop}</Text>
          <Button variant="default" onClick={drop.open}>
            {texts.browse}
          </Button>
        </div>
        <Divider label={texts.or} />
        <form onSubmit={submit}>
          <Stack>
            <Textarea
              label={texts.paste}
              placeholder={texts.placeholder}
              autosize
              minRows={3}
              maxRows={10}
              spellCheck={false}
              autoComplete="off"
              value={text}
              onChange={(event) => {
                setText(event.currentTarget.value)
                setFault('')
              }}
              error={fault}
            />
            <Button type="submit" size="md">
              {texts.submit}
            </Button>
          </Stack>
        </form>
      </Stack>
    </Page>
  )
}
