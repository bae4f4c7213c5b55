import { erasureWindowDays } from '@credenza/schema/constants'
import { Checkbox, PasswordInput, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import toast from 'react-hot-toast'
import { fieldsOf } from '../../../lib/api/api-failure.ts'
import { newIntent } from '../../../lib/api/intent.ts'
import { formatLongDate } from '../../../lib/format.ts'
import { accountTexts } from '../../../texts/account.ts'
import { myDataTexts } from '../../../texts/my-data.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogButtons } from '../../../ui/dialog-buttons.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { useGuarded } from '../../account/security/use-guarded.ts'
import { askErasure, erasureQuery } from './erasure-calls.ts'

const texts = myDataTexts.dialog
const formId = 'erase-my-data'
const dayMs = 24 * 60 * 60_000

/** Asks for the password, and for a second factor if one is set, before the week starts. */
export default function EraseDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient()
  const [intent] = useState(newIntent)
  const [day] = useState(() => formatLongDate(new Date(Date.now() + erasureWindowDays * dayMs).toISOString()))
  const [password, setPassword] = useState('')
  const [understood, setUnderstood] = useState(false)
  const ask = useGuarded((typed: string) => askErasure(typed, intent.keyFor(typed)), {
    onDone: (erasure) => {
      queries.setQueryData(erasureQuery.queryKey, erasure)
      toast.success(texts.asked)
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    ask.start(password)
  }
  if (ask.question) return ask.question
  const wrongPassword = fieldsOf(ask.error).password
  return (
    <Dialog
      title={texts.title}
      opened
      onClose={onClose}
      footer={
        <DialogButtons
          onCancel={onClose}
          busy={ask.isPending}
          type="submit"
          form={formId}
          color="red"
          disabled={!understood || password === ''}
        >
          {texts.confirm(day)}
        </DialogButtons>
      }
    >
      <form id={formId} method="post" onSubmit={submit} noValidate>
        <Stack>
          <Text>{texts.when(day)}</Text>
          <Text>{texts.issuers}</Text>
          <PasswordInput
            label={texts.password}
            autoComplete="current-password"
            visibilityToggleButtonProps={{ 'aria-label': accountTexts.showPassword, tabIndex: 0 }}
            value={password}
            onChange={({ currentTarget }) => setPassword(currentTarget.value)}
            error={wrongPassword}
            aria-invalid={wrongPassword ? true : undefined}
            data-autofocus
          />
          <Checkbox
            label={texts.understood}
            checked={understood}
            onChange={({ currentTarget }) => setUnderstood(currentTarget.checked)}
          />
          {ask.problem && !wrongPassword && <Problem text={ask.problem} />}
        </Stack>
      </form>
    </Dialog>
  )
}
