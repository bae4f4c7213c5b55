import { Button, Checkbox, Group, Paper, Stack, Text, Textarea } from '@mantine/core'
import { ClipboardPaste } from 'lucide-react'
import { useState } from 'react'
import { formatNumber } from '../../../../lib/text/format.ts'
import { inARow } from '../../../../lib/text/sentence-gap.ts'
import { common } from '../../../../texts/common.ts'
import { correctionTexts } from '../../../../texts/correction.ts'
import { courseTexts, detailTexts } from '../../../../texts/details.ts'
import { Confirm } from '../../../../ui/dialog/confirm.tsx'
import type { Matched } from './match-rows.ts'
import { RosterGrades } from './roster-grades.tsx'
import type { Pasted } from './use-pasted.ts'

const texts = detailTexts.pasted
const mostNamed = 10
const namesOfFields: Readonly<Record<string, string>> = {
  ...correctionTexts.fields,
  gpaScale: detailTexts.gpaScale,
  subject: courseTexts.course,
}

interface PastedDetailsProps {
  pasted: Pasted
  onChange: (next: Pasted) => void
  matched: Matched | undefined
  /** How many recipients there are. */
  count: number
}

/** Reads each recipient's title and details from rows copied out of a spreadsheet. */
export function PastedDetails({ pasted, onChange, matched, count }: PastedDetailsProps) {
  const [opened, setOpened] = useState(false)
  const [offered, setOffered] = useState<string>()
  if (!opened) {
    return (
      <Group>
        <Button
          variant="subtle"
          size="compact-sm"
          h="auto"
          py={4}
          ta="start"
          styles={{ label: { whiteSpace: 'normal', lineHeight: 1.4 } }}
          leftSection={<ClipboardPaste size={14} aria-hidden />}
          onClick={() => setOpened(true)}
        >
          {texts.open}
        </Button>
      </Group>
    )
  }
  const choose = (heading: string, isChosen: boolean) => {
    const chosen = new Set(pasted.chosen)
    if (isChosen) chosen.add(heading)
    else chosen.delete(heading)
    onChange({ ...pasted, chosen })
  }
  const replace = (text: string) => {
    setOffered(undefined)
    onChange({ ...pasted, text })
  }
  return (
    <Paper component="fieldset" withBorder radius="md" p="md" m={0} miw={0}>
      <Stack gap="sm">
        <Text component="legend" fz="sm" fw={550} px={6} ms={-6}>
          {texts.title}
        </Text>
        <Textarea
          label={texts.label}
          description={texts.hint}
          autoFocus
          dir="auto"
          minRows={4}
          maxRows={8}
          autosize
          value={pasted.text}
          error={matched && faultOf(matched)}
          onChange={({ currentTarget }) => onChange({ ...pasted, text: currentTarget.value })}
        />
        <RosterGrades onRead={pasted.text.trim() === '' ? replace : setOffered} />
        <Text fz="sm" role="status">
          {matched &&
            !matched.nameless &&
            texts.matched(formatNumber(matched.each.length), formatNumber(count))}
          {matched && matched.strangers.length > 0 && ` ${texts.strangers(listed(matched.strangers))}`}
        </Text>
        {matched && matched.others.length > 0 && (
          <Checkbox.Group label={texts.others} value={[...pasted.chosen]}>
            <Group gap="md" mt={6}>
              {matched.others.map((heading) => (
                <Checkbox
                  key={heading}
                  value={heading}
                  label={<bdi>{heading}</bdi>}
                  onChange={({ currentTarget }) => choose(heading, currentTarget.checked)}
                />
              ))}
            </Group>
          </Checkbox.Group>
        )}
      </Stack>
      {offered !== undefined && (
        <Confirm
          title={texts.replaceQuestion}
          confirmLabel={texts.replace}
          onClose={() => setOffered(undefined)}
          onConfirm={() => replace(offered)}
        >
          {texts.replaceText}
        </Confirm>
      )}
    </Paper>
  )
}

function faultOf({ nameless, faulty, contrary }: Matched): string | undefined {
  if (nameless) return texts.nameless
  const told = [
    ...faulty.map(({ row, fields }) => texts.faulty(String(row), namesOf(fields))),
    ...contrary.map(({ row, earlier, fields }) =>
      texts.contrary(String(earlier), String(row), namesOf(fields)),
    ),
  ]
  return told.length === 0 ? undefined : inARow(...told.slice(0, mostNamed), told.length > mostNamed && '…')
}

const namesOf = (fields: readonly string[]): string =>
  fields.map((field) => namesOfFields[field] ?? field).join(common.comma)

const listed = (rows: readonly number[]): string =>
  [...rows.slice(0, mostNamed), ...(rows.length > mostNamed ? ['…'] : [])].join(common.comma)
