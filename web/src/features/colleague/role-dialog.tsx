import type { Colleague } from '@credenza/schema/colleague'
import type { GivenRole } from '@credenza/schema/member-role'
import { Stack, Text } from '@mantine/core'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { colleagueTexts as texts } from '../../texts/colleague.ts'
import { securityTexts } from '../../texts/security.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogButtons } from '../../ui/dialog-buttons.tsx'
import { Problem } from '../../ui/problem.tsx'
import { useGuarded } from '../account/security/use-guarded.ts'
import { changeRole } from './colleague-calls.ts'
import { RoleChoice } from './role-choice.tsx'

interface RoleDialogProps {
  colleague: Colleague
  onChanged: () => Promise<unknown>
  onClose: () => void
}

/** Gives a colleague another role. */
export default function RoleDialog({ colleague, onChanged, onClose }: RoleDialogProps) {
  const [role, setRole] = useState(colleague.memberRole as GivenRole)
  const change = useGuarded(changeRole, {
    onDone: async () => {
      toast.success(texts.roleChanged)
      await onChanged()
      onClose()
    },
  })
  if (change.question) {
    return (
      <Dialog title={securityTexts.confirmTitle} opened onClose={change.cancel}>
        {change.question}
      </Dialog>
    )
  }
  return (
    <Dialog
      title={texts.changeRole}
      opened
      onClose={onClose}
      unsaved={role !== colleague.memberRole}
      footer={
        <DialogButtons
          onCancel={onClose}
          busy={change.isPending}
          disabled={role === colleague.memberRole}
          onClick={() => change.start({ id: colleague._id, memberRole: role })}
        >
          {texts.changeRole}
        </DialogButtons>
      }
    >
      <Stack>
        <Text fw={600} dir="auto">
          {colleague.name}
        </Text>
        <RoleChoice value={role} onChange={setRole} />
        <Text c="dimmed" fz="sm">
          {texts.roleNote}
        </Text>
        {change.problem && <Problem text={change.problem} />}
      </Stack>
    </Dialog>
  )
}
