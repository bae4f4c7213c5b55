import type { Bundle } from '@credenza/credential/verify'
import { Button } from '@mantine/core'
import { FileCheck2 } from 'lucide-react'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { portableTexts } from '../../texts/portable.ts'
import type { Sources } from '../verification/ports.ts'

interface SavePageButtonProps {
  bundle: Bundle
  sources: Sources
  /** The issuer's drawing on screen, or null. */
  drawing: string | null
}

/** Saves the checked certificate as a page that checks itself. The page template is loaded on demand. */
export function SavePageButton({ bundle, sources, drawing }: SavePageButtonProps) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const { savePageOfVisitor } = await import('./save-page.ts')
      await savePageOfVisitor(bundle, sources, drawing)
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
