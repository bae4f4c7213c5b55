import type { StudentImportDetails } from '@credenza/schema/student-import'
import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { messageOf } from '../../../lib/api/api-failure.ts'
import { formatNumber } from '../../../lib/format.ts'
import { common } from '../../../texts/common.ts'
import { importTexts as texts } from '../../../texts/student-import.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { KeptFocus } from '../../../ui/kept-focus.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { ImportStep } from './import-step.tsx'
import { UploadStep } from './upload-step.tsx'
import { useImport } from './use-import.ts'
import { useImportToasts } from './use-import-toasts.ts'
import { useSheetUpload } from './use-sheet-upload.ts'

interface ImportDialogProps {
  /** The import to continue; without one the dialog asks for a new list. */
  importId?: string
  onClose: () => void
}

/**
 * Many students from a spreadsheet (specification, 'Data Upload'): a list is uploaded, reviewed, and imported on
 * confirmation. The dialog can be closed at any time except during the upload; the import continues on the server.
 */
export default function ImportDialog({ importId, onClose }: ImportDialogProps) {
  const [id, setId] = useState(importId)
  const [updateExisting, setUpdateExisting] = useState(false)
  const upload = useSheetUpload(setId)
  const { query, match, start, cancel } = useImport(id)
  const found = id === undefined ? undefined : query.data
  useImportToasts(found, onClose)

  const footer = () => {
    if (id === undefined) {
      return (
        <Button loading={upload.busy} onClick={upload.submit}>
          {upload.busy ? texts.submitting : texts.submit}
        </Button>
      )
    }
    const close = (
      <Button variant="default" onClick={onClose}>
        {common.close}
      </Button>
    )
    const another = (
      <Button variant="default" onClick={() => setId(undefined)}>
        {texts.another}
      </Button>
    )
    if (!found || found.status === 'waiting' || found.status === 'running') return close
    if (found.status === 'done' || found.status === 'failed') {
      return (
        <>
          {another}
          {close}
        </>
      )
    }
    const count = toImport(found, updateExisting)
    return (
      <>
        <Button
          variant="default"
          loading={cancel.isPending}
          onClick={() => cancel.mutate(undefined, { onSuccess: () => setId(undefined) })}
        >
          {texts.discard}
        </Button>
        {found.status === 'ready' && (
          <Button
            loading={start.isPending}
            disabled={count === 0}
            onClick={() => start.mutate(updateExisting)}
          >
            {texts.start(formatNumber(count))}
          </Button>
        )}
      </>
    )
  }
  return (
    <Dialog title={texts.title} opened size="lg" onClose={() => !upload.busy && onClose()} footer={footer()}>
      <KeptFocus>
        {id === undefined && <UploadStep upload={upload} onOpen={setId} />}
        {id !== undefined &&
          !found &&
          (query.error ? <Problem text={messageOf(query.error)} /> : <Skeleton h={120} />)}
        {found && (
          <ImportStep
            key={`${found.id} ${JSON.stringify(found.columns)}`}
            found={found}
            matching={match.isPending}
            onMatch={match.mutate}
            updateExisting={updateExisting}
            onUpdateExisting={setUpdateExisting}
          />
        )}
      </KeptFocus>
    </Dialog>
  )
}

const toImport = ({ created, changed }: StudentImportDetails, updateExisting: boolean): number =>
  created + (updateExisting ? changed : 0)
