import { dayMs, erasureWindowDays } from '@credenza/schema/constants'
import { Checkbox, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { fieldsOf } from '../../../lib/api/api-failure.ts'
import { newIntent } from '../../../lib/api/intent.ts'
import { formatLongDate } from '../../../lib/text/format.ts'
import { myDataTexts } from '../../../texts/my-data.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { PasswordField } from '../../../ui/field/password-field.tsx'
import { Problem } from '../../../ui/page/problem.tsx'
import { useGuarded } from '../../account/security/use-guarded.ts'
import { askErasure, erasureQuery } from './erasure-calls.ts'

const texts = myDataTexts.dialog

/** Asks for the password, and for a second factor if there is one, before the week starts. */
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
  if (ask.question) return ask.question
  const wrongPassword = fieldsOf(ask.error).password
  return (
    <FormDialog
      title={texts.title}
      onClose={onClose}
      busy={ask.isPending}
      color="red"
      disabled={!understood || password === ''}
      submitLabel={texts.confirm(day)}
      onSubmit={() => ask.start(password)}
    >
      <Stack>
        <Text>{texts.when(day)}</Text>
        <Text>{texts.issuers}</Text>
        <PasswordField
          label={texts.password}
          autoComplete="current-password"
          value={password}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          error={wrongPassword}
          data-autofocus
        />
        <Checkbox
          label={texts.understood}
          checked={understood}
          onChange={({ currentTarget }) => setUnderstood(currentTarget.checked)}
        />
        {ask.problem && !wrongPassword && <Problem text={ask.problem} />}
      </Stack>
    </FormDialog>
  )
}
