import { Button } from '@mantine/core'
import { Upload } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazy } from '../../lib/browser/lazy.ts'
import { uploadTexts as texts } from '../../texts/upload.ts'

const UploadDialog = lazy(() => import('./upload-dialog.tsx'))

/** Opens the dialog in which a student uploads a certificate. */
export function UploadButton() {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button variant="default" leftSection={<Upload size={16} />} onClick={() => setOpened(true)}>
        {texts.open}
      </Button>
      <Suspense>{opened && <UploadDialog onClose={() => setOpened(false)} />}</Suspense>
    </>
  )
}
