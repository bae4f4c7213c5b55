import { checkLimits } from '@credenza/schema/constants'
import { Button, Text } from '@mantine/core'
import { Files } from 'lucide-react'
import { useState } from 'react'
import { useDropzone } from 'react-dropzone'
import { checkTexts as texts } from '../../texts/check.ts'
import styles from '../../ui/field/drop-zone.module.css'
import { Problem } from '../../ui/page/problem.tsx'

interface CheckDropProps {
  /** True while files are uploading. */
  busy: boolean
  onFiles: (files: File[]) => void
}

/** Takes files by drop or with a button. The drop zone itself is not a button, so the button inside stays usable. */
export function CheckDrop({ busy, onFiles }: CheckDropProps) {
  const [fault, setFault] = useState('')
  const drop = useDropzone({
    noClick: true,
    noKeyboard: true,
    disabled: busy,
    onDrop: (files) => {
      const found = faultOf(files)
      setFault(found)
      if (found === '' && files.length > 0) onFiles(files)
    },
  })
  return (
    <div>
      <div {...drop.getRootProps({ className: styles.zone, 'data-active': drop.isDragActive || undefined })}>
        <input {...drop.getInputProps({ 'aria-label': texts.browse, tabIndex: -1 })} />
        <Files size={28} strokeWidth={1.5} aria-hidden />
        <Text>{texts.drop}</Text>
        <Button onClick={drop.open} loading={busy}>
          {texts.browse}
        </Button>
        <Text fz="sm" c="dimmed">
          {texts.kinds}
        </Text>
      </div>
      {fault && <Problem text={fault} mt={6} />}
    </div>
  )
}

function faultOf(files: readonly File[]): string {
  if (files.length > checkLimits.files) return texts.tooMany
  const bytes = files.reduce((sum, file) => sum + file.size, 0)
  return bytes > checkLimits.wholeBytes ? texts.tooLarge : ''
}
