import { type CustomDetail, detailLimits } from '@credenza/schema/certificate-details'
import { Group, Stack, TextInput } from '@mantine/core'
import { useRef } from 'react'
import { detailTexts as texts } from '../../../texts/details.ts'
import { AddRow, RemoveRow } from './row-buttons.tsx'

interface CustomFieldsProps {
  value: readonly CustomDetail[]
  onChange: (next: CustomDetail[]) => void
  /** The error at a place such as '0.label'. */
  faultOf: (place: string) => string | undefined
}

/** Fields that the issuer names. Removing one moves the focus to the button that adds one. */
export function CustomFields({ value, onChange, faultOf }: CustomFieldsProps) {
  const adding = useRef<HTMLButtonElement>(null)
  const change = (at: number, part: Partial<CustomDetail>) =>
    onChange(value.map((one, index) => (index === at ? { ...one, ...part } : one)))
  const remove = (at: number) => {
    adding.current?.focus()
    onChange(value.filter((_, index) => index !== at))
  }
  return (
    <Stack gap="sm">
      {value.map(({ label, value: text }, index) => (
        // By place: a field has no id, and is identified by its place
        <Group key={index} align="flex-start" gap="sm" wrap="nowrap">
          <TextInput
            flex="1 1 0"
            label={texts.label(index + 1)}
            dir="auto"
            maxLength={detailLimits.label}
            value={label}
            error={faultOf(`${index}.label`)}
            onChange={({ currentTarget }) => change(index, { label: currentTarget.value })}
          />
          <TextInput
            flex="1 1 0"
            label={texts.value(index + 1)}
            dir="auto"
            maxLength={detailLimits.value}
            value={text}
            error={faultOf(`${index}.value`)}
            onChange={({ currentTarget }) => change(index, { value: currentTarget.value })}
          />
          <RemoveRow label={texts.removeField(index + 1)} onClick={() => remove(index)} />
        </Group>
      ))}
      <AddRow
        ref={adding}
        label={texts.addField}
        disabled={value.length >= detailLimits.custom}
        onClick={() => onChange([...value, { label: '', value: '' }])}
      />
    </Stack>
  )
}
