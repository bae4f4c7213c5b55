import type { OwnName } from '@credenza/schema/own-name'
import { Alert, Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { ownNameTexts as texts } from '../../../texts/own-name.ts'
import { CopyValue } from '../../../ui/copy-value.tsx'
import { Problem } from '../../../ui/page/problem.tsx'
import { useGuarded } from '../../account/security/use-guarded.ts'
import { checkSender } from './own-name-calls.ts'

interface SenderRecordProps {
  sender: NonNullable<OwnName['sender']>
  isLocked: boolean
  onChecked: () => Promise<unknown>
}

/** The DNS record that lets emails come from the address, and whether it was found. */
export function SenderRecord({ sender: { isOn, record }, isLocked, onChecked }: SenderRecordProps) {
  const [isMissing, setMissing] = useState(false)
  const check = useGuarded(checkSender, {
    onDone: async ({ sender }) => {
      setMissing(!sender?.isOn)
      await onChecked()
    },
  })
  const parts = [
    [texts.recordName, record.name],
    [texts.recordValue, record.value],
  ] as const
  return (
    <Alert color={isOn ? 'green' : 'yellow'}>
      <Stack gap="xs" align="flex-start">
        <Text fz="sm">{isOn ? texts.on : texts.addRecord}</Text>
        {parts.map(([label, value]) => (
          <div key={label}>
            <Text fz="sm">{label}</Text>
            <CopyValue value={value} shown={value} name={label} copiedMessage={texts.copied} />
          </div>
        ))}
        <Button
          variant="default"
          size="sm"
          loading={check.isPending}
          disabled={isLocked}
          onClick={() => check.start()}
        >
          {texts.check}
        </Button>
        {isMissing && !isOn && <Text role="status">{texts.missing}</Text>}
        {check.problem && <Problem text={check.problem} />}
      </Stack>
      {check.question}
    </Alert>
  )
}
