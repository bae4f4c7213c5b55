import type { StudentImportDetails } from '@credenza/schema/student-import'
import { NativeSelect, SimpleGrid, Stack, Text } from '@mantine/core'
import { formatList, formatNumber } from '../../../lib/text/format.ts'
import { studentTexts } from '../../../texts/student.ts'
import { importTexts } from '../../../texts/student-import.ts'
import { fieldsNotFound } from './columns.ts'
import type { PlaceChoice } from './import-calls.ts'

const texts = importTexts.place

/** Says where the list was found and what is not in it. */
export function PlaceSummary({ found }: { found: StudentImportDetails }) {
  const { sheets, sheet, headingRow, certainty, columns } = found
  const name = sheets.length > 1 ? sheets[sheet]?.name : undefined
  const row = formatNumber(headingRow)
  const where = name
    ? headingRow > 0
      ? texts.foundOn(name, row)
      : texts.unlabelledOn(name)
    : headingRow > 0
      ? texts.found(row)
      : texts.unlabelled
  const others = sheets.filter(({ isList }, index) => isList && index !== sheet).map(({ name }) => name)
  const absent = fieldsNotFound(columns).map((field) => studentTexts.add.fields[field])
  return (
    <Stack gap={4}>
      <Text fz="sm" dir="auto">
        {where}
      </Text>
      {absent.length > 0 && certainty !== 'unsure' && (
        <Text fz="sm">{texts.notFound(formatList(absent))}</Text>
      )}
      {others.length > 0 && <Text fz="sm">{texts.others(formatList(others))}</Text>}
    </Stack>
  )
}

/** The heading row of a sheet without headings; the first row is 1. */
const noHeadings = 0

interface PlaceChoiceProps {
  found: StudentImportDetails
  busy: boolean
  onPlace: (place: PlaceChoice) => void
}

/** Another sheet, or another row of it with the headings. */
export function ListPlace({
  found: { sheets, sheet, headingRow, topRows },
  busy,
  onPlace,
}: PlaceChoiceProps) {
  const rows = topRows.map(({ row, text }) => ({ value: String(row), label: texts.rowText(row, text) }))
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
      {sheets.length > 1 && (
        <NativeSelect
          label={texts.sheet}
          disabled={busy}
          data={sheets.map(({ name, hidden }, index) => ({
            value: String(index),
            label: hidden ? texts.hidden(name) : name,
          }))}
          value={String(sheet)}
          onChange={({ currentTarget: { value } }) => onPlace({ sheet: Number(value) })}
        />
      )}
      <NativeSelect
        label={texts.row}
        disabled={busy}
        data={[...rows, { value: String(noHeadings), label: texts.noHeadings }]}
        value={String(headingRow)}
        onChange={({ currentTarget: { value } }) => onPlace({ sheet, headingRow: Number(value) })}
      />
    </SimpleGrid>
  )
}
