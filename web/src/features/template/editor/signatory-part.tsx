import type { TemplateSettings } from '@credenza/schema/template'
import { ActionIcon, Button, Group, Text, TextInput } from '@mantine/core'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { templateTexts } from '../../../texts/template.ts'
import styles from './editor.module.css'
import { ImageField } from './image-field.tsx'
import type { PanelProps } from './panel.ts'

const texts = templateTexts.signatories
const most = 3
type Signatory = TemplateSettings['signatories'][number]

/** The people named at the bottom of the certificate, in order. */
export function SignatoryPart({ settings: { signatories }, change, faults }: PanelProps) {
  const put = (next: Signatory[], field = 'signatories') => change('signatories', next, field)
  const set = (at: number, part: Partial<Signatory>) =>
    put(
      signatories.map((person, i) => (i === at ? { ...person, ...part } : person)),
      `signatories.${at}.${Object.keys(part)[0]}`,
    )
  const move = (from: number, to: number) =>
    put(signatories.toSpliced(from, 1).toSpliced(to, 0, signatories[from]!))
  return (
    <>
      {signatories.map((person, i) => (
        <fieldset key={i} className={styles.signatory}>
          <Group justify="space-between" wrap="nowrap">
            <Text component="legend" fz="sm" fw={600}>
              {texts.person(i + 1)}
            </Text>
            <Group gap={2} wrap="nowrap">
              <MoveButton label={texts.up(i + 1)} disabled={i === 0} onClick={() => move(i, i - 1)}>
                <ArrowUp size={15} />
              </MoveButton>
              <MoveButton
                label={texts.down(i + 1)}
                disabled={i === signatories.length - 1}
                onClick={() => move(i, i + 1)}
              >
                <ArrowDown size={15} />
              </MoveButton>
              <MoveButton label={texts.remove(i + 1)} onClick={() => put(signatories.toSpliced(i, 1))}>
                <Trash2 size={15} />
              </MoveButton>
            </Group>
          </Group>
          <TextInput
            label={texts.name}
            required
            maxLength={120}
            dir="auto"
            value={person.name}
            error={faults[`signatories.${i}.name`]}
            onChange={(event) => set(i, { name: event.currentTarget.value })}
          />
          <TextInput
            label={texts.role}
            maxLength={120}
            dir="auto"
            value={person.role}
            onChange={(event) => set(i, { role: event.currentTarget.value })}
          />
          <ImageField
            label={templateTexts.signature}
            imageId={person.signature}
            onChange={(signature) => set(i, { signature })}
          />
        </fieldset>
      ))}
      {signatories.length < most ? (
        <Button
          variant="default"
          size="sm"
          onClick={() => put([...signatories, { name: '', role: '', signature: '' }])}
        >
          {texts.add}
        </Button>
      ) : (
        <Text fz="sm" c="dimmed">
          {texts.most}
        </Text>
      )}
    </>
  )
}

interface MoveButtonProps {
  label: string
  disabled?: boolean
  onClick: () => void
  children: React.ReactNode
}

const MoveButton = ({ label, children, ...button }: MoveButtonProps) => (
  <ActionIcon variant="subtle" color="gray" aria-label={label} {...button}>
    {children}
  </ActionIcon>
)
