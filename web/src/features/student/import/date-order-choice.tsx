import type { DateOrder, ImportDates } from '@credenza/schema/student-import'
import { Radio, Stack, Text } from '@mantine/core'
import { formatNumber } from '../../../lib/text/format.ts'
import { importTexts } from '../../../texts/student-import.ts'

const texts = importTexts.dates
const orders: readonly DateOrder[] = ['day-first', 'month-first']

interface DateOrderChoiceProps {
  dates: ImportDates
  order: DateOrder | undefined
  onOrder: (order: DateOrder) => void
}

/** How the list's dates are read, and what settled it; a question where nothing did. */
export function DateOrderChoice({ dates, order, onOrder }: DateOrderChoiceProps) {
  return (
    <Radio.Group
      label={dates.order ? texts.label : texts.title}
      description={<bdi>{reason(dates)}</bdi>}
      required={!dates.order}
      value={order ?? ''}
      onChange={(value) => onOrder(value as DateOrder)}
    >
      <Stack gap="xs" mt="xs">
        {orders.map((choice) => (
          <Radio key={choice} value={choice} label={texts[choice]} />
        ))}
      </Stack>
    </Radio.Group>
  )
}

/** One line for a list whose order is known. */
export function DateOrderNote({ dates }: { dates: ImportDates }) {
  if (!dates.order) return null
  return (
    <Text fz="sm">
      {texts[dates.order]}. {reason(dates)}
    </Text>
  )
}

function reason({ order, settledBy, dayFirst, monthFirst, example }: ImportDates): string {
  if (settledBy === 'person') return texts.person
  if (settledBy === 'heading') return texts.heading
  if (order) return texts.column(formatNumber(Math.max(dayFirst, monthFirst)))
  if (dayFirst > 0) return texts.both(formatNumber(dayFirst), formatNumber(monthFirst))
  return texts.why(example || '03/04/2000')
}
