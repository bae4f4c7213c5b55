import { Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { messageOf } from '../../../lib/api/api-failure.ts'
import { breachTexts as texts } from '../../../texts/breach.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { DialogButtons } from '../../../ui/dialog/dialog-buttons.tsx'
import { Problem } from '../../../ui/page/problem.tsx'
import { instantOf, MomentField, noMoment } from '../../organisation/key/moment-field.tsx'
import { openBreach } from './breach-calls.ts'
import { useBreachAct } from './use-breach-act.ts'

/** Asks what is known about a breach, and when it was found. */
export default function OpenDialog({ onClose }: { onClose: () => void }) {
  const [what, setWhat] = useState('')
  const [moment, setMoment] = useState(noMoment)
  const foundAt = instantOf(moment)
  const open = useBreachAct(openBreach, { done: texts.opened, onClose })
  return (
    <Dialog
      title={texts.openCase}
      opened
      onClose={onClose}
      unsaved={what !== '' || moment !== noMoment}
      footer={
        <DialogButtons
          onCancel={onClose}
          busy={open.isPending}
          disabled={what.trim() === '' || foundAt === undefined}
          onClick={() => foundAt && open.mutate({ what: what.trim(), foundAt })}
        >
          {texts.openCase}
        </DialogButtons>
      }
    >
      <Stack>
        <Textarea
          label={texts.what}
          required
          autosize
          minRows={3}
          maxLength={10_000}
          value={what}
          onChange={({ currentTarget }) => setWhat(currentTarget.value)}
          data-autofocus
        />
        <MomentField
          dateLabel={texts.foundAt}
          timeLabel={texts.timeOf(texts.foundAt)}
          value={moment}
          onChange={setMoment}
        />
        {open.error && <Problem text={messageOf(open.error)} />}
      </Stack>
    </Dialog>
  )
}
