import type { Colleague, ColleagueState } from '@credenza/schema/colleague'
import { Avatar, Badge, Group, Text } from '@mantine/core'
import { formatDate, initials } from '../../lib/text/format.ts'
import { colleagueTexts as texts } from '../../texts/colleague.ts'
import { RowButton } from '../../ui/row-button.tsx'
import styles from '../../ui/table/row-list.module.css'

const colors: Record<ColleagueState, string> = {
  owner: 'indigo',
  active: 'teal',
  invited: 'yellow',
  expired: 'gray',
}

interface ColleagueRowProps {
  colleague: Colleague
  /** The owner's actions; undefined for everyone else, and on the owner's own row. */
  acts: { onAgain: () => void; onChangeRole: () => void; onRemove: () => void } | undefined
  isSending: boolean
}

/** One of an organisation's people, joined or invited. */
export function ColleagueRow({ colleague, acts, isSending }: ColleagueRowProps) {
  const { name, email, state, since, isYou, memberRole, hasSecondFactor } = colleague
  const isInvited = state === 'invited' || state === 'expired'
  const day = formatDate(since)
  return (
    <li className={styles.row}>
      <Avatar color="indigo" size={36} aria-hidden>
        {initials(name)}
      </Avatar>
      <div className={styles.what}>
        <Group gap="xs">
          <Text fz="sm" fw={500} dir="auto">
            {name}
          </Text>
          <Badge color={colors[state]}>{texts.states[state]}</Badge>
          {state !== 'owner' && <Badge color="gray">{texts.roles[memberRole]}</Badge>}
          {isYou && <Badge color="gray">{texts.you}</Badge>}
          {hasSecondFactor === false && <Badge color="yellow">{texts.noFactor}</Badge>}
        </Group>
        <Text fz="sm" c="dimmed">
          <bdi>{email}</bdi> · {isInvited ? texts.sent(day) : texts.joined(day)}
        </Text>
      </div>
      {acts && (
        <Group gap={6}>
          {isInvited && (
            <RowButton
              label={texts.again}
              ariaLabel={texts.againTo(name)}
              loading={isSending}
              onClick={acts.onAgain}
            />
          )}
          <RowButton
            label={texts.changeRole}
            ariaLabel={texts.changeRoleOf(name)}
            onClick={acts.onChangeRole}
          />
          <RowButton
            label={isInvited ? texts.withdraw : texts.remove}
            ariaLabel={isInvited ? texts.withdrawOf(name) : texts.removeWhom(name)}
            onClick={acts.onRemove}
          />
        </Group>
      )}
    </li>
  )
}
