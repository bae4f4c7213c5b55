import type { StudentImport } from '@credenza/schema/student-import'
import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { lazy } from '../../../lib/browser/lazy.ts'
import { minutesAndSeconds, useCountdown } from '../../../lib/use-countdown.ts'
import { batchTexts } from '../../../texts/batch.ts'
import { importTexts } from '../../../texts/student-import.ts'

const UndoImportDialog = lazy(() => import('./undo-import-dialog.tsx'))
const texts = importTexts.undo

/** 'Undo' with the remaining time; nothing once it is too late. */
export function UndoImport({ found }: { found: StudentImport }) {
  const [asking, setAsking] = useState(false)
  const secondsLeft = useCountdown(Date.parse(found.undoUntil) || 0)
  if (secondsLeft === 0 && !asking) return null
  const left = minutesAndSeconds(secondsLeft)
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={texts.within(found.fileName, left)}
        styles={{ label: { fontVariantNumeric: 'tabular-nums' } }}
        onClick={() => setAsking(true)}
      >
        {`${batchTexts.undo} (${left})`}
      </Button>
      <Suspense>{asking && <UndoImportDialog found={found} onClose={() => setAsking(false)} />}</Suspense>
    </>
  )
}
