import type { Department } from '@credenza/schema/department'
import { TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { messageOf } from '../../lib/api/api-failure.ts'
import { newIntent } from '../../lib/api/intent.ts'
import { departmentTexts as texts } from '../../texts/department.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogButtons } from '../../ui/dialog-buttons.tsx'
import { addDepartment, saveDepartment } from './department-calls.ts'

interface NameDialogProps {
  /** The one to rename; a new one without it. */
  department?: Department
  onDone: () => void
  onClose: () => void
}

const formId = 'department-name'

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
    <Dialog
      title={department ? texts.renameOf(department.name) : texts.add}
      opened
      onClose={onClose}
      unsaved={name !== (department?.name ?? '')}
      footer={
        <DialogButtons
          onCancel={onClose}
          busy={write.isPending}
          disabled={name.trim() === ''}
          type="submit"
          form={formId}
        >
          {department ? texts.save : texts.add}
        </DialogButtons>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          write.mutate()
        }}
      >
        <TextInput
          label={texts.name}
          maxLength={100}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          error={write.error && messageOf(write.error)}
          data-autofocus
        />
      </form>
    </Dialog>
  )
}
