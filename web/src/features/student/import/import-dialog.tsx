import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { messageOf } from '../../../lib/api/api-failure.ts'
import { isLost } from '../../../lib/is-lost.ts'
import { usePermitted } from '../../../lib/session/use-permitted.ts'
import { common } from '../../../texts/common.ts'
import { importTexts as texts } from '../../../texts/student-import.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { KeptFocus } from '../../../ui/kept-focus.tsx'
import { Problem } from '../../../ui/page/problem.tsx'
import { AddedStudents } from './added-students.tsx'
import { ImportFooter } from './import-footer.tsx'
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
 * confirmation. The dialog can be closed at any time except during the upload; the import continues on the server. People
 * who may not prepare only read what was found.
 */
export default function ImportDialog({ importId, onClose }: ImportDialogProps) {
  const mayPrepare = usePermitted()('prepare')
  const [id, setId] = useState(importId)
  const [updateExisting, setUpdateExisting] = useState(false)
  const upload = useSheetUpload(setId)
  const { query, match, place, start, cancel } = useImport(id)
  const found = id === undefined ? undefined : query.data
  useImportToasts(found, onClose)

  const footer = mayPrepare ? (
    <ImportFooter
      importId={id}
      found={found}
      upload={upload}
      acts={{ start, cancel }}
      updateExisting={updateExisting}
      onAnother={() => setId(undefined)}
      onClose={onClose}
    />
  ) : (
    <Button variant="default" onClick={onClose}>
      {common.close}
    </Button>
  )
  return (
    <Dialog
      title={texts.title}
      opened
      size={found ? 1080 : 'lg'}
      onClose={() => !upload.busy && onClose()}
      footer={footer}
    >
      <KeptFocus>
        {id === undefined && <UploadStep upload={upload} onOpen={setId} />}
        {id !== undefined &&
          !found &&
          (query.error ? <Problem text={messageOf(query.error)} /> : <Skeleton h={120} />)}
        {found && (
          <ImportStep
            found={found}
            mayChange={mayPrepare}
            lost={isLost(query)}
            matching={match.isPending || place.isPending}
            onMatch={match.mutate}
            onPlace={place.mutate}
            updateExisting={updateExisting}
            onUpdateExisting={setUpdateExisting}
            ended={<AddedStudents found={found} mayUndo={mayPrepare} onClose={onClose} />}
          />
        )}
      </KeptFocus>
    </Dialog>
  )
}
