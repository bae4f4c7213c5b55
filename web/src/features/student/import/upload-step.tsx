import { Anchor, Progress, Stack, Text } from '@mantine/core'
import toast from 'react-hot-toast'
import { saveFile } from '../../../lib/browser/save-file.ts'
import { sentenceGap } from '../../../lib/text/sentence-gap.ts'
import { importTexts as texts } from '../../../texts/student-import.ts'
import { FileDrop } from './file-drop.tsx'
import { samplePath } from './import-calls.ts'
import { PastImports } from './past-imports.tsx'
import type { SheetUpload } from './use-sheet-upload.ts'

/** The specification's part of the dialog: the sample, and the zone to drop or browse for a list. */
export function UploadStep({ upload, onOpen }: { upload: SheetUpload; onOpen: (id: string) => void }) {
  const download = () => saveFile(samplePath, 'students.xlsx').catch(() => toast.error(texts.downloadFailed))
  return (
    <Stack>
      <Text>
        {texts.intro}
        {sentenceGap}
        <Anchor component="button" type="button" underline="always" onClick={() => void download()}>
          {texts.sample}
        </Anchor>
      </Text>
      <FileDrop file={upload.file} fault={upload.fault} busy={upload.busy} onFile={upload.choose} />
      {upload.busy && <Progress value={upload.share * 100} aria-label={texts.uploading} />}
      <PastImports onOpen={onOpen} />
    </Stack>
  )
}
