import { Stack, Text, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../../lib/api/api-failure.ts'
import { keptBadgeTexts } from '../../../texts/kept-badge.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { visitApp } from './app-calls.ts'

const texts = keptBadgeTexts.fromApp

/** Asks for the address of a badge app, and goes there. */
export default function AppDialog({ onClose }: { onClose: () => void }) {
  const [app, setApp] = useState('')
  const visit = useMutation({ mutationFn: visitApp, onSuccess: (url) => window.location.assign(url) })
  return (
    <FormDialog
      title={texts.title}
      onClose={onClose}
      busy={visit.isPending || visit.isSuccess}
      disabled={app.trim() === ''}
      submitLabel={texts.go}
      onSubmit={() => visit.mutate(app)}
    >
      <Stack>
        <Text>{texts.lead}</Text>
        <TextInput
          label={texts.address}
          description={texts.example}
          type="url"
          dir="ltr"
          maxLength={200}
          value={app}
          error={visit.error && messageOf(visit.error)}
          onChange={({ currentTarget }) => setApp(currentTarget.value)}
        />
      </Stack>
    </FormDialog>
  )
}
