import type { Colleague } from '@credenza/schema/colleague'
import type { GivenRole } from '@credenza/schema/member-role'
import { Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { useDepartments } from '../../lib/use-departments.ts'
import { colleagueTexts as texts } from '../../texts/colleague.ts'
import { departmentTexts } from '../../texts/department.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { DialogButtons } from '../../ui/dialog/dialog-buttons.tsx'
import { Problem } from '../../ui/page/problem.tsx'
import { useGuarded } from '../account/security/use-guarded.ts'
import { changeDepartments, changeRole } from './colleague-calls.ts'
import { MembershipFields, membershipsOf } from './membership-fields.tsx'
import { RoleChoice } from './role-choice.tsx'

interface RoleDialogProps {
  colleague: Colleague
  onChanged: () => Promise<unknown>
  onClose: () => void
}

/** Gives a colleague another role, or roles in departments. */
export default function RoleDialog({ colleague, onChanged, onClose }: RoleDialogProps) {
  const departments = useDepartments().filter(({ isClosed }) => !isClosed)
  const before = membershipsOf(departments, colleague._id)
  const [role, setRole] = useState(colleague.memberRole as GivenRole | 'departmental')
  const [memberships, setMemberships] = useState(before)
  const isBound = role === 'departmental'
  const isSame =
    role === colleague.memberRole && (!isBound || JSON.stringify(memberships) === JSON.stringify(before))
  const save = () =>
    isBound
      ? changeDepartments(colleague._id, memberships)
      : changeRole({ id: colleague._id, memberRole: role })
  const change = useGuarded(save, {
    onDone: async () => {
      toast.success(texts.roleChanged)
      await onChanged()
      onClose()
    },
  })
  if (change.question) return change.question
  return (
    <Dialog
      title={texts.changeRole}
      opened
      onClose={onClose}
      unsaved={!isSame}
      footer={
        <DialogButtons
          onCancel={onClose}
          busy={change.isPending}
          disabled={isSame || (isBound && Object.keys(memberships).length === 0)}
          onClick={() => change.start()}
        >
          {texts.changeRole}
        </DialogButtons>
      }
    >
      <Stack>
        <Text fw={600} dir="auto">
          {colleague.name}
        </Text>
        <RoleChoice
          value={role}
          onChange={setRole}
          after={
            departments.length > 0 && (
              <Radio
                value="departmental"
                label={departmentTexts.inDepartments}
                description={departmentTexts.inDepartmentsMay}
              />
            )
          }
        />
        {isBound && (
          <MembershipFields departments={departments} value={memberships} onChange={setMemberships} />
        )}
        <Text c="dimmed" fz="sm">
          {texts.roleNote}
        </Text>
        {change.problem && <Problem text={change.problem} />}
      </Stack>
    </Dialog>
  )
}
