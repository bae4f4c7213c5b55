import { Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { messageOf } from '../../../lib/api/api-failure.ts'
import { breachTexts } from '../../../texts/breach.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { DialogButtons } from '../../../ui/dialog/dialog-buttons.tsx'
import { Problem } from '../../../ui/page/problem.tsx'
import { instantOf, MomentField, noMoment } from '../../organisation/key/moment-field.tsx'
import { addNote } from './breach-calls.ts'
import { useBreachAct } from './use-breach-act.ts'

const texts = breachTexts.notes

interface NoteDialogProps {
  id: string
  /** Whether the note says that the authority was told, and when. */
  ofAuthority: boolean
  onClose: () => void
}

/** Asks what became known about a breach, or when and how the authority was told. */
export default function NoteDialog({ id, ofAuthority, onClose }: NoteDialogProps) {
  const [text, setText] = useState('')
  const [moment, setMoment] = useState(noMoment)
  const authorityToldAt = instantOf(moment)
  const note = useBreachAct(
    () => addNote(id, { text: text.trim(), ...(ofAuthority && { authorityToldAt }) }),
    { done: ofAuthority ? texts.noted : texts.added, onClose },
  )
  const title = ofAuthority ? texts.tellTitle : texts.add
  return (
    <Dialog
      title={title}
      opened
      onClose={onClose}
      unsaved={text !== '' || moment !== noMoment}
      footer={
        <DialogButtons
          onCancel={onClose}
          busy={note.isPending}
          disabled={text.trim() === '' || (ofAuthority && authorityToldAt === undefined)}
          onClick={() => note.mutate(undefined)}
        >
          {ofAuthority ? texts.tell : texts.add}
        </DialogButtons>
      }
    >
      <Stack>
        {ofAuthority && (
          <MomentField
            dateLabel={texts.toldAt}
            timeLabel={breachTexts.timeOf(texts.toldAt)}
            value={moment}
            onChange={setMoment}
          />
        )}
        <Textarea
          label={ofAuthority ? texts.how : texts.label}
          required
          autosize
          minRows={3}
          maxLength={10_000}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          data-autofocus={!ofAuthority}
        />
        {note.error && <Problem text={messageOf(note.error)} />}
      </Stack>
    </Dialog>
  )
}
