import type { MonthActivity } from '@credenza/schema/overview'
import { Group, Table, Text } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '../../lib/text/format.ts'
import { pageLanguage } from '../../lib/text/page-language.ts'
import { overviewTexts } from '../../texts/overview.ts'
import { Section } from '../../ui/page/section.tsx'
import { axisEnd, barsOf } from './bars.ts'
import styles from './months-chart.module.css'
import { overviewQuery } from './overview-calls.ts'

const texts = overviewTexts.months
const acts = ['created', 'signed', 'accepted'] as const
const height = 180
const axisWidth = 64
/** What the longest short name of a month takes, in any of the languages. */
const labelWidth = 48
const { dir, locale } = pageLanguage

const shortMonth = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })
const longMonth = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
const nameOf = (month: string, format: Intl.DateTimeFormat): string => format.format(new Date(`${month}-01`))

/** How many certificates were created, signed and accepted in each of twelve months, as bars and as a table. */
export default function MonthsChart() {
  const { data } = useQuery(overviewQuery)
  return data && <Months months={data.months} />
}

function Months({ months }: { months: readonly MonthActivity[] }) {
  const isEmpty = months.every((month) => acts.every((act) => month[act] === 0))
  return (
    <Section title={texts.title}>
      {isEmpty ? (
        <Text c="dimmed">{texts.none}</Text>
      ) : (
        <div>
          <Group gap="lg" mb="sm">
            {acts.map((act) => (
              <span key={act} className={styles.legend}>
                <span className={styles.swatch} data-act={act} />
                {texts[act]}
              </span>
            ))}
          </Group>
          <Bars months={months} />
          <details className={styles.details}>
            <summary>{texts.asTable}</summary>
            <Numbers months={months} />
          </details>
        </div>
      )}
    </Section>
  )
}

/**
 * Only visual: the table below says the same. In right-to-left languages, time also runs right to left. It is drawn at its
 * actual size, so that its text is as large as the page's. On a narrow screen only some months are named, always the newest.
 */
function Bars({ months }: { months: readonly MonthActivity[] }) {
  const { ref, width } = useElementSize()
  const area = { width: Math.max(0, width - axisWidth), height }
  const groups = months.map((month) => acts.map((act) => month[act]))
  const end = axisEnd(groups.flat())
  const mirrored = (x: number, width: number) => (dir === 'rtl' ? area.width - x - width : x)
  const left = dir === 'rtl' ? 0 : axisWidth
  const groupWidth = area.width / months.length
  const namedEvery = Math.ceil(labelWidth / groupWidth)
  return (
    <div ref={ref}>
      <svg
        className={styles.chart}
        width={width}
        height={area.height + 36}
        aria-hidden="true"
        direction="ltr"
      >
        {[0, 0.5, 1].map((share) => {
          const y = 8 + area.height * (1 - share)
          return (
            <g key={share}>
              <line className={styles.line} x1={left} x2={left + area.width} y1={y} y2={y} />
              {(end > 1 || share !== 0.5) && (
                <text
                  className={styles.label}
                  x={dir === 'rtl' ? area.width + 8 : axisWidth - 8}
                  y={y + 4}
                  textAnchor={dir === 'rtl' ? 'start' : 'end'}
                >
                  {formatNumber(end * share)}
                </text>
              )}
            </g>
          )
        })}
        <g transform={`translate(${left} 8)`}>
          {barsOf(groups, area).map((bars, i) => {
            const { month, created, signed, accepted } = months[i]!
            const numbers = [created, signed, accepted].map(formatNumber) as [string, string, string]
            return (
              <g key={month}>
                <title>{texts.summary(nameOf(month, longMonth), ...numbers)}</title>
                {bars.map((bar, act) => (
                  <rect
                    key={acts[act]}
                    className={styles.bar}
                    data-act={acts[act]}
                    {...bar}
                    x={mirrored(bar.x, bar.width)}
                    rx={1.5}
                  />
                ))}
                {(months.length - 1 - i) % namedEvery === 0 && (
                  <text
                    className={styles.label}
                    x={mirrored(i * groupWidth, groupWidth) + groupWidth / 2}
                    y={area.height + 20}
                    textAnchor="middle"
                  >
                    {nameOf(month, shortMonth)}
                  </text>
                )}
              </g>
            )
          })}
        </g>
      </svg>
    </div>
  )
}

function Numbers({ months }: { months: readonly MonthActivity[] }) {
  return (
    <Table mt="xs" aria-label={texts.title}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{texts.month}</Table.Th>
          {acts.map((act) => (
            <Table.Th key={act} scope="col" ta="end">
              {texts[act]}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {months.map((month) => (
          <Table.Tr key={month.month}>
            <Table.Th scope="row">{nameOf(month.month, longMonth)}</Table.Th>
            {acts.map((act) => (
              <Table.Td key={act} ta="end">
                {formatNumber(month[act])}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
