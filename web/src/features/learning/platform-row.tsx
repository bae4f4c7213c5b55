import type { LearningPlatform } from '@credenza/schema/learning-platform'
import { Badge, Group, Text } from '@mantine/core'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { learningTexts as texts } from '../../texts/learning.ts'
import ConfirmDialog from '../../ui/dialog/confirm-dialog.tsx'
import { Problem } from '../../ui/page/problem.tsx'
import { RowButton } from '../../ui/row-button.tsx'
import styles from '../../ui/table/row-list.module.css'
import { useGuarded } from '../account/security/use-guarded.ts'
import { removePlatform, switchPlatform, testPlatform } from './learning-calls.ts'

const colours = { draft: 'gray', tested: 'yellow', on: 'teal' } as const

interface PlatformRowProps {
  platform: LearningPlatform
  onChanged: () => Promise<void>
  /** Undefined for people who may only read. */
  onSetUp: (() => void) | undefined
}

/** One platform, with the actions possible in its state. */
export function PlatformRow({ platform, onChanged, onSetUp }: PlatformRowProps) {
  const { _id: id, name, state, settings } = platform
  const [isRemoving, setRemoving] = useState(false)
  const done = (said: string) => async () => {
    toast.success(said)
    setRemoving(false)
    await onChanged()
  }
  const test = useGuarded(testPlatform, { onDone: done(texts.tested) })
  const turn = useGuarded(switchPlatform, { onDone: done(texts.saved) })
  const remove = useGuarded(removePlatform, { onDone: done(texts.saved) })
  const problem = test.problem ?? turn.problem ?? remove.problem
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <Group gap="xs">
          <Text fz="sm" fw={500} dir="auto">
            {name}
          </Text>
          <Badge color={colours[state]}>{texts.states[state]}</Badge>
        </Group>
        {settings && (
          <Text fz="sm" c="dimmed" dir="ltr">
            {settings.issuer}
          </Text>
        )}
        {problem && <Problem text={problem} />}
      </div>
      {onSetUp && (
        <Group gap="xs">
          <RowButton label={texts.setUp} ariaLabel={texts.setUpOf(name)} onClick={onSetUp} />
          {settings && (
            <RowButton
              label={texts.test}
              ariaLabel={texts.testOf(name)}
              loading={test.isPending}
              onClick={() => test.start(id)}
            />
          )}
          {state === 'tested' && (
            <RowButton
              label={texts.switchOn}
              ariaLabel={texts.switchOnOf(name)}
              loading={turn.isPending}
              onClick={() => turn.start({ id, on: true })}
            />
          )}
          {state === 'on' && (
            <RowButton
              label={texts.switchOff}
              ariaLabel={texts.switchOffOf(name)}
              loading={turn.isPending}
              onClick={() => turn.start({ id, on: false })}
            />
          )}
          <RowButton
            label={texts.remove}
            ariaLabel={texts.removeOf(name)}
            onClick={() => setRemoving(true)}
          />
        </Group>
      )}
      {test.question ?? turn.question ?? remove.question}
      {isRemoving && !remove.question && (
        <ConfirmDialog
          title={texts.removeQuestion}
          opened
          confirmLabel={texts.removeOf(name)}
          busy={remove.isPending}
          onConfirm={() => remove.start(id)}
          onClose={() => setRemoving(false)}
        >
          {texts.removeText}
        </ConfirmDialog>
      )}
    </li>
  )
}
