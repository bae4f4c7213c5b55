import type { StoredFile } from '@credenza/schema/sign-up-application'
import { Button, Group, Progress, Text } from '@mantine/core'
import { FileCheck2, FileText, Upload } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useDropzone } from 'react-dropzone'
import { useObjectUrl } from '../../lib/browser/use-object-url.ts'
import { acceptedFiles } from '../../lib/form/file-fault.ts'
import { formatDate } from '../../lib/text/format.ts'
import { formatSize } from '../../lib/text/format-size.ts'
import { signUpTexts } from '../../texts/sign-up.ts'
import { Problem } from '../../ui/page/problem.tsx'
import styles from './document-tile.module.css'
import { TileButton } from './tile-button.tsx'

const texts = signUpTexts.file

interface DocumentTileProps {
  label: string
  file: File | null
  /** The file already on the server. */
  stored: StoredFile | undefined
  error: string | undefined
  /** The uploaded share during an upload, from 0 to 1. */
  progress: number | undefined
  onChange: (file: File | null) => void
  onViewStored: () => void
  /** Gets focus if something is wrong with the file. */
  ref: (button: HTMLButtonElement | null) => void
}

/**
 * One document to upload, which can be chosen or dropped, viewed, replaced and removed. The tile itself is not a button, so
 * that the buttons inside stay usable.
 */
export default function DocumentTile(props: DocumentTileProps) {
  const { label, file, stored, progress, onChange, ref } = props
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [tooMany, setTooMany] = useState(false)
  const busy = progress !== undefined
  const drop = useDropzone({
    accept: acceptedFiles,
    multiple: false,
    noClick: true,
    noKeyboard: true,
    disabled: busy,
    onDrop: (taken, refused) => {
      // Accept a refused file too, so that the form can say what is wrong with it.
      const [first, second] = [...taken, ...refused.map((refusal) => refusal.file)]
      setTooMany(second !== undefined)
      if (first && !second) onChange(first)
    },
  })
  const url = useObjectUrl(file ?? undefined)
  const error = tooMany ? texts.tooMany : props.error
  const remove = () => {
    onChange(null)
    button.current?.focus()
  }

  return (
    <fieldset
      {...drop.getRootProps({
        className: styles.tile,
        'data-active': drop.isDragActive || undefined,
        'data-faulty': error !== undefined || undefined,
        role: undefined,
        tabIndex: undefined,
      })}
      aria-labelledby={`${id}-label`}
    >
      <input {...drop.getInputProps({ 'aria-label': texts.choose(label), tabIndex: -1 })} />
      <div className={styles.row}>
        <div className={styles.picture} aria-hidden>
          <Picture file={file} url={url} isStored={stored !== undefined} />
        </div>
        <div className={styles.facts}>
          <Text fw={500} id={`${id}-label`}>
            {label}
            {!stored && (
              <Text span c="var(--mantine-color-error)" aria-hidden>
                {' *'}
              </Text>
            )}
          </Text>
          <Text fz="sm" c="dimmed" component="div" style={{ overflowWrap: 'anywhere' }}>
            {describe(file, stored)}
          </Text>
        </div>
        <Group gap="xs" className={styles.actions}>
          {file && url && (
            <TileButton label={texts.viewWhat(label)} href={url}>
              {texts.view}
            </TileButton>
          )}
          {!file && stored && (
            <TileButton label={texts.viewWhat(label)} onClick={props.onViewStored}>
              {texts.view}
            </TileButton>
          )}
          {file && (
            <TileButton
              label={stored ? texts.undoWhat(label) : texts.removeWhat(label)}
              onClick={remove}
              disabled={busy}
            >
              {stored ? texts.undo : texts.remove}
            </TileButton>
          )}
          <Button
            data-faulty={error !== undefined || undefined}
            ref={(element) => {
              button.current = element
              ref(element)
            }}
            size="compact-sm"
            variant="default"
            onClick={drop.open}
            disabled={busy}
            aria-label={file || stored ? texts.replaceWhat(label) : texts.choose(label)}
            aria-describedby={error ? `${id}-error` : undefined}
          >
            {file || stored ? texts.replace : texts.browse}
          </Button>
        </Group>
      </div>
      {busy && file && (
        <Progress mt={8} value={progress * 100} size="sm" aria-label={texts.progress(label)} />
      )}
      {error && <Problem text={error} id={`${id}-error`} mt={8} />}
    </fieldset>
  )
}

function Picture({ file, url, isStored }: { file: File | null; url: string | undefined; isStored: boolean }) {
  const [unreadable, setUnreadable] = useState<string>()
  if (file?.type.startsWith('image/') && url && url !== unreadable)
    return <img src={url} alt="" onError={() => setUnreadable(url)} />
  if (file) return <FileText size={24} strokeWidth={1.5} />
  if (isStored) return <FileCheck2 size={24} strokeWidth={1.5} />
  return <Upload size={22} strokeWidth={1.5} />
}

function describe(file: File | null, stored: StoredFile | undefined): ReactNode {
  if (file)
    return (
      <>
        <bdi>{file.name}</bdi> · <bdi>{formatSize(file.size)}</bdi>
      </>
    )
  if (!stored) return texts.drop
  return `${texts.onFile} · ${texts.onFileSince(formatDate(stored.uploadedAt), formatSize(stored.bytes))}`
}
