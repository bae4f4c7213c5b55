import { studentUploadMaxBytes } from '@credenza/schema/constants'
import { Button, Group, Text } from '@mantine/core'
import { FileSpreadsheet } from 'lucide-react'
import { useDropzone } from 'react-dropzone'
import { studentTexts } from '../../texts/student.ts'
import { accepted, dropError } from './drop-errors.ts'
import styles from './file-drop.module.css'

const texts = studentTexts.import

interface FileDropProps {
  file: File | null
  fault: string
  onFile: (file: File | null, fault: string) => void
}

/** Takes one spreadsheet by dropping or browsing; the zone itself is no button, so the real one inside stays usable. */
export function FileDrop({ file, fault, onFile }: FileDropProps) {
  const drop = useDropzone({
    accept: accepted,
    maxSize: studentUploadMaxBytes,
    minSize: 1,
    maxFiles: 1,
    multiple: false,
    noClick: true,
    noKeyboard: true,
    onDrop: ([taken], [refused]) => {
      if (taken) onFile(taken, '')
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
            <Button size="compact-sm" variant="default" onClick={() => onFile(null, '')}>
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
      {fault && (
        <Text c="var(--mantine-color-error)" fz="sm" role="alert" mt={6}>
          {fault}
        </Text>
      )}
    </div>
  )
}
