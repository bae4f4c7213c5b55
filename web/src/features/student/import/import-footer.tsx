import type { StudentImportDetails } from '@credenza/schema/student-import'
import { Button, Text } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { formatNumber } from '../../../lib/text/format.ts'
import { common } from '../../../texts/common.ts'
import { importTexts as texts } from '../../../texts/student-import.ts'
import styles from './import-footer.module.css'
import type { useImport } from './use-import.ts'
import type { SheetUpload } from './use-sheet-upload.ts'

interface ImportFooterProps {
  /** Undefined while a list is being chosen. */
  importId: string | undefined
  found: StudentImportDetails | undefined
  upload: SheetUpload
  acts: Pick<ReturnType<typeof useImport>, 'start' | 'cancel'>
  updateExisting: boolean
  /** Goes back to choosing a list. */
  onAnother: () => void
  onClose: () => void
}

/**
 * The dialog's buttons. What goes on stands at the end and what gives up at the start in every step, so that a second
 * click on the same place never does the opposite of the first.
 */
export function ImportFooter({ importId, found, upload, acts, updateExisting, ...on }: ImportFooterProps) {
  const hintId = useId()
  if (importId === undefined) {
    return (
      <Slots
        end={
          <Button loading={upload.busy} onClick={upload.submit}>
            {upload.busy ? texts.submitting : texts.submit}
          </Button>
        }
      />
    )
  }
  const close = (
    <Button variant="default" onClick={on.onClose}>
      {common.close}
    </Button>
  )
  if (!found) return <Slots start={close} />
  if (found.status === 'done' || found.status === 'failed') {
    const another = (
      <Button variant="default" onClick={on.onAnother}>
        {texts.another}
      </Button>
    )
    return <Slots start={another} end={close} />
  }
  const isWriting = found.status === 'waiting' || found.status === 'running'
  const count = found.created + (updateExisting || found.updateExisting ? found.changed : 0)
  const hasOnlyChanges = found.status === 'ready' && count === 0 && found.changed > 0
  const discard = (
    <Button
      variant="default"
      loading={acts.cancel.isPending}
      onClick={() => acts.cancel.mutate(undefined, { onSuccess: on.onAnother })}
    >
      {texts.discard}
    </Button>
  )
  const start = (
    <Button
      loading={acts.start.isPending || isWriting}
      disabled={found.status !== 'ready' || count === 0}
      aria-describedby={hasOnlyChanges ? hintId : undefined}
      onClick={() => acts.start.mutate(updateExisting)}
    >
      {found.status === 'ready' ? texts.start(formatNumber(count)) : texts.startWaiting}
    </Button>
  )
  return (
    <>
      {hasOnlyChanges && (
        <Text id={hintId} className={styles.hint} fz="sm">
          {texts.onlyChanges}
        </Text>
      )}
      <Slots start={isWriting ? close : discard} end={start} />
    </>
  )
}

const Slots = ({ start, end }: { start?: ReactNode; end?: ReactNode }) => (
  <>
    <div className={styles.start}>{start}</div>
    {end}
  </>
)
