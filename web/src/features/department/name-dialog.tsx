import type { Department } from '@credenza/schema/department'
import { TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { messageOf } from '../../lib/api/api-failure.ts'
import { newIntent } from '../../lib/api/intent.ts'
import { departmentTexts as texts } from '../../texts/department.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { addDepartment, saveDepartment } from './department-calls.ts'

interface NameDialogProps {
  /** The department to rename; a new one if omitted. */
  department?: Department
  onDone: () => void
  onClose: () => void
}

export default function NameDialog({ department, onDone, onClose }: NameDialogProps) {
  const [intent] = useState(newIntent)
  const [name, setName] = useState(department?.name ?? '')
  const write = useMutation({
    mutationFn: () =>
      department ? saveDepartment({ ...department, name }) : addDepartment(name, intent.keyFor(name)),
    onSuccess: () => {
      toast.success(department ? texts.saved : texts.added)
      onDone()
    },
  })
  return (
    <FormDialog
      title={department ? texts.renameOf(department.name) : texts.add}
      onClose={onClose}
      unsaved={name !== (department?.name ?? '')}
      busy={write.isPending}
      disabled={name.trim() === ''}
      submitLabel={department ? texts.save : texts.add}
      onSubmit={() => write.mutate()}
    >
      <TextInput
        label={texts.name}
        maxLength={100}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        error={write.error && messageOf(write.error)}
        data-autofocus
      />
    </FormDialog>
  )
}
