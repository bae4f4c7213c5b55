import { Button, Text } from '@mantine/core'
import { templateTexts } from '../../../texts/template.ts'
import { ActButton } from '../../../ui/act-button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'

const texts = templateTexts.editor

interface ConflictDialogProps {
  busy: boolean
  onClose: () => void
  onSaveMine: () => void
  onTakeTheirs: () => void
}

/** Shown if another person has saved the template in the meantime. Nothing is lost until the user has chosen. */
export default function ConflictDialog({ busy, onClose, onSaveMine, onTakeTheirs }: ConflictDialogProps) {
  return (
    <Dialog
      title={texts.changedTitle}
      opened
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onTakeTheirs} disabled={busy}>
            {texts.takeTheirs}
          </Button>
          <ActButton onClick={onSaveMine} busy={busy} data-autofocus>
            {texts.saveMine}
          </ActButton>
        </>
      }
    >
      <Text>{texts.changedText}</Text>
    </Dialog>
  )
}
