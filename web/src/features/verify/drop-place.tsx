import { Button, Group, Text } from '@mantine/core'
import { Camera, FileCheck2 } from 'lucide-react'
import { useState } from 'react'
import { useDropzone } from 'react-dropzone'
import { verifyTexts } from '../../texts/verify.ts'
import { Problem } from '../../ui/page/problem.tsx'
import styles from './verify.module.css'

const texts = verifyTexts.start
const largestFile = 20_000_000
/** Only for the file picker: the file's content decides what it is. */
const accepted = '.json,.jwt,.sd-jwt,.pdf,.html,.svg,.png,.jpg,.jpeg,.webp,image/*'

interface DropPlaceProps {
  /** Called with the file, and with undefined if it is too large or one of several. */
  onFile: (file: File | undefined) => Promise<void>
  onScan: () => void
  problem: string | undefined
}

/** Takes a certificate as a file, or opens the camera. */
export function DropPlace({ onFile, onScan, problem }: DropPlaceProps) {
  const [reading, setReading] = useState<File>()
  const drop = useDropzone({
    maxSize: largestFile,
    maxFiles: 1,
    multiple: false,
    noClick: true,
    noKeyboard: true,
    onDrop: async ([file], refused) => {
      setReading(file)
      try {
        // Of several files the first would be taken, and nobody told of the others.
        await onFile(refused.length > 0 ? undefined : file)
      } finally {
        setReading(undefined)
      }
    },
  })
  return (
    <div {...drop.getRootProps({ className: styles.zone, 'data-active': drop.isDragActive || undefined })}>
      <input {...drop.getInputProps({ accept: accepted, 'aria-label': texts.browse, tabIndex: -1 })} />
      <FileCheck2 size={32} strokeWidth={1.4} aria-hidden />
      <Text>{texts.drop}</Text>
      <Group justify="center" gap="sm">
        <Button variant="default" loading={reading !== undefined} onClick={drop.open}>
          {texts.browse}
        </Button>
        <Button variant="default" leftSection={<Camera size={16} />} onClick={onScan}>
          {texts.scan}
        </Button>
      </Group>
      <Text role="status" fz="sm" c="dimmed">
        {reading && (reading.type.startsWith('image/') ? texts.lookingForCode : texts.readingFile)}
      </Text>
      <Problem text={problem} />
    </div>
  )
}
