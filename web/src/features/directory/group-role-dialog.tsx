import type { DirectoryGroup } from '@credenza/schema/directory'
import type { GivenRole } from '@credenza/schema/member-role'
import { Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { directoryTexts as texts } from '../../texts/directory.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { DialogButtons } from '../../ui/dialog/dialog-buttons.tsx'
import { Problem } from '../../ui/page/problem.tsx'
import { useGuarded } from '../account/security/use-guarded.ts'
import { RoleChoice } from '../colleague/role-choice.tsx'
import { giveGroupRole } from './directory-calls.ts'

interface GroupRoleDialogProps {
  group: DirectoryGroup
  onChanged: () => Promise<unknown>
  onClose: () => void
}

const none = ''
type Choice = GivenRole | typeof none

/** Gives the people of a group a role, or none. */
export default function GroupRoleDialog({ group, onChanged, onClose }: GroupRoleDialogProps) {
  const first: Choice = group.memberRole ?? none
  const [chosen, setChosen] = useState<Choice>(first)
  const change = useGuarded(giveGroupRole, {
    onDone: async () => {
      toast.success(texts.changed)
      await onChanged()
      onClose()
    },
  })
  if (change.question) return change.question
  return (
    <Dialog
      title={texts.change}
      opened
      onClose={onClose}
      unsaved={chosen !== first}
      footer={
        <DialogButtons
          onCancel={onClose}
          busy={change.isPending}
          disabled={chosen === first}
          onClick={() => change.start({ id: group._id, memberRole: chosen || null })}
        >
          {texts.change}
        </DialogButtons>
      }
    >
      <Stack>
        <Text fw={600} dir="auto">
          {group.displayName}
        </Text>
        <RoleChoice
          value={chosen}
          onChange={setChosen}
          label={texts.role}
          before={<Radio value={none} label={texts.noRole} description={texts.noRoleMay} />}
        />
        <Text c="dimmed" fz="sm">
          {texts.changeNote}
        </Text>
        {change.problem && <Problem text={change.problem} />}
      </Stack>
    </Dialog>
  )
}
