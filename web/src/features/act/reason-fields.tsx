import { reasonMaxLength } from '@credenza/schema/constants'
import type { RevocationReason, Why } from '@credenza/schema/revocation'
import { NativeSelect, Textarea } from '@mantine/core'
import { inARow } from '../../lib/text/sentence-gap.ts'
import { actTexts } from '../../texts/act.ts'
import { reasonChoices } from './reason.ts'

const texts = actTexts.reason

interface ReasonFieldsProps {
  value: Why
  onChange: (next: Why) => void
  /** Who will read the words. */
  readers: string
}

/** The reason from the list, with optional words. */
export function ReasonFields({ value, onChange, readers }: ReasonFieldsProps) {
  return (
    <>
      <NativeSelect
        label={texts.code}
        data={reasonChoices}
        value={value.reasonCode}
        onChange={({ currentTarget }) =>
          onChange({ ...value, reasonCode: currentTarget.value as RevocationReason })
        }
        data-autofocus
      />
      <Textarea
        label={texts.words}
        description={inARow(readers, `${value.reason.length} / ${reasonMaxLength}`)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        required={value.reasonCode === 'other'}
        autosize
        minRows={3}
        maxLength={reasonMaxLength}
        value={value.reason}
        onChange={({ currentTarget }) => onChange({ ...value, reason: currentTarget.value })}
      />
    </>
  )
}
