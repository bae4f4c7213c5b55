import { studentUploadMaxBytes } from '@credenza/schema/constants'
import { messages } from '@credenza/schema/messages'
import { Button, Group, Text } from '@mantine/core'
import { FileSpreadsheet } from 'lucide-react'
import { useDropzone } from 'react-dropzone'
import { importTexts as texts } from '../../../texts/student-import.ts'
import styles from '../../../ui/field/drop-zone.module.css'
import { Problem } from '../../../ui/page/problem.tsx'
import { accepted, dropError } from './drop-errors.ts'

interface FileDropProps {
  file: File | null
  fault: string
  /** True while the file uploads. */
  busy: boolean
  onFile: (file: File | null, fault: string) => void
}

/** Takes one spreadsheet by drop or browse; the zone itself is not a button, so the real one inside stays usable. */
export function FileDrop({ file, fault, busy, onFile }: FileDropProps) {
  const drop = useDropzone({
    accept: accepted,
    maxSize: studentUploadMaxBytes,
    minSize: 1,
    maxFiles: 1,
    multiple: false,
    noClick: true,
    noKeyboard: true,
    disabled: busy,
    // The library notices a cancelled file dialog 300 ms after the window regains focus.
    onFileDialogCancel: () => !file && onFile(null, messages.selectFile),
    // Dropping several files takes none. To replace a file, remove it first.
    onDrop: ([taken], [refused]) => {
      if (file) onFile(file, dropError(taken ? 'too-many-files' : (refused?.errors[0]?.code ?? '')))
      else if (taken && !refused) onFile(taken, '')
      else onFile(null, dropError(refused?.errors[0]?.code ?? ''))
    },
  })
  return (
    <div>
      <div {...drop.getRootProps({ className: styles.zone, 'data-active': drop.isDragActive || undefined })}>
        <input {...drop.getInputProps({ 'aria-label': texts.browse, tabIndex: -1 })} />
        <FileSpreadsheet size={28} strokeWidth={1.5} aria-hidden />
        {file ? (
          <Group gap="sm">
            <Text fw={500} style={{ overflowWrap: 'anywhere' }}>
              {file.name}
            </Text>
            <Button size="compact-sm" variant="default" disabled={busy} onClick={() => onFile(null, '')}>
              {texts.remove}
            </Button>
          </Group>
        ) : (
          <>
            <Text>{texts.drop}</Text>
            <Button variant="default" onClick={drop.open} data-autofocus>
              {texts.browse}
            </Button>
          </>
        )}
        <Text fz="sm" c="dimmed">
          {texts.limits}
        </Text>
      </div>
      {fault && <Problem text={fault} mt={6} />}
    </div>
  )
}
