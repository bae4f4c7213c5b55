import type { Department } from '@credenza/schema/department'
import { NativeSelect, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { messageOf } from '../../lib/api/api-failure.ts'
import { departmentTexts as texts } from '../../texts/department.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { DialogButtons } from '../../ui/dialog/dialog-buttons.tsx'
import { Problem } from '../../ui/page/problem.tsx'
import { mergeDepartment } from './department-calls.ts'

interface MergeDialogProps {
  department: Department
  others: readonly Department[]
  onDone: () => void
  onClose: () => void
}

/** Asks which department to merge this one into, because that cannot be undone. */
export default function MergeDialog({ department, others, onDone, onClose }: MergeDialogProps) {
  const [into, setInto] = useState(others[0]?._id ?? '')
  const merge = useMutation({
    mutationFn: mergeDepartment,
    onSuccess: () => {
      toast.success(texts.merged)
      onDone()
    },
  })
  return (
    <Dialog
      title={texts.mergeOf(department.name)}
      opened
      onClose={onClose}
      footer={
        <DialogButtons
          onCancel={onClose}
          busy={merge.isPending}
          color="red"
          onClick={() => merge.mutate({ from: department._id, into })}
        >
          {texts.merge}
        </DialogButtons>
      }
    >
      <Stack>
        <Text>{texts.mergeText}</Text>
        <NativeSelect
          label={texts.mergeInto}
          value={into}
          onChange={({ currentTarget }) => setInto(currentTarget.value)}
          data={others.map(({ _id, name }) => ({ value: _id, label: name }))}
          data-autofocus
        />
        {merge.error && <Problem text={messageOf(merge.error)} />}
      </Stack>
    </Dialog>
  )
}
