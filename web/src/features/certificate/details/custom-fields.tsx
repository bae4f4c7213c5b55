import { type CustomDetail, detailLimits } from '@credenza/schema/certificate-details'
import { ActionIcon, Button, Group, Stack, TextInput } from '@mantine/core'
import { Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { detailTexts as texts } from '../../../texts/details.ts'

interface CustomFieldsProps {
  value: readonly CustomDetail[]
  onChange: (next: CustomDetail[]) => void
  /** What is wrong at a place such as '0.label'. */
  faultOf: (place: string) => string | undefined
}

/** Fields that the issuer names itself. A removed one gives its focus to the button that adds one. */
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
        // By place: a field has no id, and its place is what tells it apart
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
          <ActionIcon
            variant="subtle"
            color="gray"
            mt={26}
            aria-label={texts.removeField(index + 1)}
            onClick={() => remove(index)}
          >
            <Trash2 size={16} />
          </ActionIcon>
        </Group>
      ))}
      <Group>
        <Button
          ref={adding}
          variant="default"
          size="xs"
          leftSection={<Plus size={14} aria-hidden />}
          aria-disabled={value.length >= detailLimits.custom}
          disabled={value.length >= detailLimits.custom}
          onClick={() => onChange([...value, { label: '', value: '' }])}
        >
          {texts.addField}
        </Button>
      </Group>
    </Stack>
  )
}
