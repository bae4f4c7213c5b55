import type { Bundle } from '@credenza/credential/verify'
import { Button } from '@mantine/core'
import { FileCheck2 } from 'lucide-react'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { portableTexts } from '../../texts/portable.ts'
import type { Sources } from '../verification/ports.ts'

/** Saves the checked certificate as a page that checks itself. The page template is loaded on demand. */
export function SavePageButton({ bundle, sources }: { bundle: Bundle; sources: Sources }) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const { savePageOfVisitor } = await import('./save-page.ts')
      await savePageOfVisitor(bundle, sources)
    } catch {
      toast.error(portableTexts.failed)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      variant="default"
      leftSection={<FileCheck2 size={15} />}
      loading={busy}
      onClick={() => void save()}
    >
      {portableTexts.download}
    </Button>
  )
}
