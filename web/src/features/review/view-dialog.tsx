import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { ChevronLeft, ChevronRight, Download } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import type { PagedList } from '../../lib/list/use-paged-list.ts'
import { formatCount, formatNumber } from '../../lib/text/format.ts'
import { pageLanguage } from '../../lib/text/page-language.ts'
import { reviewTexts as texts } from '../../texts/review.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { KeptFocus } from '../../ui/kept-focus.tsx'
import { shortcutOf } from '../../ui/table/row-shortcuts.ts'
import { ReceivedAttachments } from '../attachment/received-attachments.tsx'
import { DocumentSheet } from '../certificate/document-sheet.tsx'
import DownloadMenu from '../download/download-menu.tsx'
import { CertificateFile } from '../upload/certificate-file.tsx'
import { saveCertificateFile } from '../upload/save-certificate-file.ts'
import { DecisionButtons, type Decisions } from './decision-buttons.tsx'
import { HolderFacts } from './holder-facts.tsx'
import type { Reviewable } from './review-calls.ts'
import { Assignee } from './team/assignee.tsx'
import { Notes } from './team/notes.tsx'
import type { Drafts } from './team/use-drafts.ts'

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
  useWindowEvent('keydown', (event) => {
    const letter = shortcutOf(event)
    if (letter) {
      event.preventDefault()
      if (letter === 'j' || letter === 'k') step(letter === 'j' ? 1 : -1)
      else if (letter !== 'v') onShortcut(letter, certificate)
      return
    }
    if ((event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') || needsArrows(event.target)) return
    event.preventDefault()
    const forward = pageLanguage.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    step(event.key === forward ? 1 : -1)
  })
  if (!certificate) return null
  const isUpload = certificate.origin === 'user'

  return (
    <Dialog
      title={texts.viewTitle}
      opened
      onClose={onClose}
      unsaved={drafts.areThere}
      size={860}
      height="86vh"
      footer={
        <Group justify="space-between" w="100%" gap="sm">
          {isUpload ? (
            <Button
              variant="default"
              leftSection={<Download size={16} />}
              onClick={() => void saveCertificateFile(certificate.doc_url)}
            >
              {texts.user.download}
            </Button>
          ) : (
            <DownloadMenu certificate={certificate} />
          )}
          <DecisionButtons request={certificate} onAccept={onAccept} onReject={onReject} />
        </Group>
      }
    >
      <KeptFocus>
        <Stack gap="sm" h="100%">
          <Group justify="space-between" wrap="nowrap" align="flex-start">
            <div>
              <Text fw={600} dir="auto">
                {certificate.title}
              </Text>
              <Text fz="sm" c="dimmed">
                <bdi>{certificate.userName}</bdi> · <bdi>{certificate.issuerName}</bdi>
              </Text>
            </div>
            <Group gap={4} wrap="nowrap">
              <StepButton label={texts.previous} disabled={place <= 0} onClick={() => step(-1)}>
                <ChevronLeft size={18} className="pointing" />
              </StepButton>
              <Text fz="sm" c="dimmed" role="status" style={{ whiteSpace: 'nowrap' }}>
                {place >= 0 &&
                  texts.position(
                    formatNumber(place + 1),
                    formatCount(list.total ?? list.rows.length, list.totalIsExact),
                  )}
              </Text>
              <StepButton
                label={texts.next}
                disabled={place === list.rows.length - 1}
                onClick={() => step(1)}
              >
                <ChevronRight size={18} className="pointing" />
              </StepButton>
            </Group>
          </Group>
          <HolderFacts key={`holder of ${certificate._id}`} certificateId={certificate._id} />
          <Assignee request={certificate} />
          <ReceivedAttachments key={`files of ${certificate._id}`} certificateId={certificate._id} />
          {notice}
          {isUpload ? (
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

interface StepButtonProps {
  label: string
  disabled: boolean
  onClick: () => void
  children: ReactNode
}

/** At an end of the list, the button keeps focus and does nothing: if it became disabled, it would lose focus. */
function StepButton({ label, disabled, onClick, children }: StepButtonProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={label}
      aria-disabled={disabled}
      data-disabled={disabled || undefined}
      onClick={onClick}
    >
      {children}
    </ActionIcon>
  )
}

/** Whether the target itself uses arrow keys: for typing, choosing, or scrolling an enlarged picture. */
const needsArrows = (target: EventTarget | null): boolean =>
  target instanceof Element && (target.matches('textarea, select') || target.scrollWidth > target.clientWidth)
