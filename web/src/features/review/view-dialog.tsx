import { Button, Stack } from '@mantine/core'
import { Download } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import type { PagedList } from '../../lib/list/use-paged-list.ts'
import { reviewTexts as texts } from '../../texts/review.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { KeptFocus } from '../../ui/kept-focus.tsx'
import { ReceivedAttachments } from '../attachment/received-attachments.tsx'
import { DocumentSheet } from '../certificate/document-sheet.tsx'
import { CertificateFile } from '../upload/certificate-file.tsx'
import { saveCertificateFile } from '../upload/save-certificate-file.ts'
import type { Decisions } from './decision-buttons.tsx'
import { HolderFacts } from './holder-facts.tsx'
import type { Reviewable } from './review-calls.ts'
import { Assignee } from './team/assignee.tsx'
import { Notes } from './team/notes.tsx'
import type { Drafts } from './team/use-drafts.ts'
import { useViewKeys } from './use-view-keys.ts'
import { ViewFooter } from './view-footer.tsx'
import { ViewHead } from './view-head.tsx'

interface ViewDialogProps extends Decisions {
  list: PagedList<Reviewable>
  certificateId: string
  /** The last decision, while it can be undone. */
  notice: ReactNode
  drafts: Drafts
  onView: (certificateId: string) => void
  onShortcut: (letter: string, request: Reviewable | undefined) => void
  onClose: () => void
}

/** A request's certificate, as printed or uploaded. Arrow keys go to the next and previous one in the list. */
export default function ViewDialog(props: ViewDialogProps) {
  const { list, certificateId, notice, drafts, onView, onShortcut, onClose, onAccept, onReject } = props
  const place = list.rows.findIndex((row) => row._id === certificateId)
  const certificate = useLastKnown(list.rows[place])
  const { loadMore } = list
  useEffect(() => {
    if (place >= 0 && place === list.rows.length - 1) loadMore()
  }, [place, list.rows.length, loadMore])
  const step = (by: number) => {
    const next = list.rows[place + by]
    if (next) onView(next._id)
  }
  useViewKeys({ onStep: step, onShortcut: (letter) => onShortcut(letter, certificate) })
  if (!certificate) return null

  return (
    <Dialog
      title={texts.viewTitle}
      opened
      onClose={onClose}
      unsaved={drafts.areThere}
      size={860}
      height="86vh"
      footer={<ViewFooter certificate={certificate} onAccept={onAccept} onReject={onReject} />}
    >
      <KeptFocus>
        {/* Not in the field for notes, where letters would be typed and arrow keys would move the caret. */}
        <Stack gap="sm" h="100%" tabIndex={-1} data-autofocus style={{ outline: 'none' }}>
          <ViewHead certificate={certificate} list={list} place={place} onStep={step} />
          <HolderFacts key={`holder of ${certificate._id}`} certificateId={certificate._id} />
          <Assignee request={certificate} />
          <ReceivedAttachments key={`files of ${certificate._id}`} certificateId={certificate._id} />
          {notice}
          {certificate.origin === 'user' ? (
            <CertificateFile key={certificate.doc_url} path={certificate.doc_url} name={certificate.title} />
          ) : (
            <DocumentSheet key={certificate._id} certificate={certificate} isParty />
          )}
          {certificate.loa_doc && (
            <Button
              variant="subtle"
              size="compact-sm"
              style={{ alignSelf: 'flex-start' }}
              leftSection={<Download size={14} />}
              onClick={() => void saveCertificateFile(certificate.loa_doc)}
            >
              {texts.user.letter}
            </Button>
          )}
          <Notes key={`notes of ${certificate._id}`} certificateId={certificate._id} drafts={drafts} />
        </Stack>
      </KeptFocus>
    </Dialog>
  )
}

/** Keeps the request on screen after it has left the list, which may happen once it is decided. */
function useLastKnown(request: Reviewable | undefined): Reviewable | undefined {
  const [known, setKnown] = useState(request)
  if (request && request !== known) setKnown(request)
  return request ?? known
}
