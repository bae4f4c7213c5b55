import { batchPermission } from '@credenza/schema/batch-permission'
import { Button, Group, Menu, Text } from '@mantine/core'
import { ArrowRightLeft, ChevronDown, Download, type LucideIcon, Mail, PenLine, Users } from 'lucide-react'
import { usePermitted } from '../../lib/session/use-permitted.ts'
import { actTexts } from '../../texts/act.ts'
import { approvalTexts } from '../../texts/approval.ts'
import { common } from '../../texts/common.ts'
import type { Act } from './acts.ts'

const { acts, selection: texts, sign } = actTexts

interface SelectionBarProps {
  /** The number of chosen ones, in words. */
  count: string
  /** The number of all matches, in words, if they can be chosen together. */
  all?: string | undefined
  onChooseAll?: () => void
  onClear?: () => void
  /** Whether any of the chosen ones that the page knows can be signed. */
  toSign?: boolean
  onAct: (act: Act) => void
  /** Asks the signers to approve the chosen ones; left out if no rule requires that. */
  onAsk?: (() => void) | undefined
}

/** The number of chosen certificates and all actions on them. */
export default function SelectionBar(props: SelectionBarProps) {
  const { count, all, onChooseAll, onClear, toSign = true, onAct, onAsk } = props
  const isPermitted = usePermitted()
  const maySign = isPermitted('sign')
  const button = (act: Act, Icon: LucideIcon) =>
    isPermitted(batchPermission[act]) && (
      <Button size="compact-sm" variant="default" leftSection={<Icon size={14} />} onClick={() => onAct(act)}>
        {acts[act].button}
      </Button>
    )
  return (
    <Group gap="sm" role="group" aria-label={texts.acts}>
      <Text fz="sm" role="status">
        {common.rowsSelected(count)}
      </Text>
      {all !== undefined && (
        <Button size="compact-sm" variant="subtle" onClick={onChooseAll}>
          {texts.chooseAll(all)}
        </Button>
      )}
      {maySign && (
        <Button
          size="compact-sm"
          variant={toSign ? 'filled' : 'default'}
          leftSection={<PenLine size={14} />}
          onClick={() => onAct('sign')}
        >
          {sign.button(count)}
        </Button>
      )}
      {onAsk && (
        <Button size="compact-sm" variant="default" leftSection={<Users size={14} />} onClick={onAsk}>
          {approvalTexts.ask.button}
        </Button>
      )}
      {button('transfer', ArrowRightLeft)}
      {button('deliver', Mail)}
      {button('export', Download)}
      {maySign && (
        <Menu position="bottom-start">
          <Menu.Target>
            <Button size="compact-sm" variant="default" rightSection={<ChevronDown size={14} />}>
              {texts.more}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => onAct('suspend')}>{acts.suspend.button}</Menu.Item>
            <Menu.Item onClick={() => onAct('reinstate')}>{acts.reinstate.button}</Menu.Item>
            <Menu.Item c="var(--mantine-color-error)" onClick={() => onAct('revoke')}>
              {acts.revoke.button}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
      {onClear && (
        <Button size="compact-sm" variant="subtle" color="gray" c="inherit" onClick={onClear}>
          {common.clearSelection}
        </Button>
      )}
    </Group>
  )
}
