import type { LearningPlatform } from '@credenza/schema/learning-platform'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { learningTexts as texts } from '../../texts/learning.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { useGuarded } from '../account/security/use-guarded.ts'
import { addPlatform } from './learning-calls.ts'

interface AddDialogProps {
  onAdded: (platform: LearningPlatform) => Promise<void>
  onClose: () => void
}

/** Asks only for the new platform's name. Its setup needs the addresses that it then gets. */
export default function AddDialog({ onAdded, onClose }: AddDialogProps) {
  const [name, setName] = useState('')
  const add = useGuarded(addPlatform, { onDone: ({ data }) => void onAdded(data) })
  if (add.question) return add.question
  return (
    <FormDialog
      title={texts.add}
      onClose={onClose}
      unsaved={name !== ''}
      busy={add.isPending}
      disabled={name.trim() === ''}
      submitLabel={texts.add}
      onSubmit={() => add.start(name)}
    >
      <TextInput
        label={texts.name}
        maxLength={100}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        error={add.problem}
        data-autofocus
      />
    </FormDialog>
  )
}
