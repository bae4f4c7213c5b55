import { Badge, Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatNumber } from '../../lib/text/format.ts'
import { issuingTexts } from '../../texts/issuing.ts'
import { offeredYears } from './default-year.ts'

const texts = issuingTexts.dashboard

interface YearStripProps {
  years: { year: string; count: number }[]
  selected: string
  onSelect: (year: string) => void
  /** The content for the selected year. */
  children: ReactNode
}

/** The years as tabs, newest first, each with its number of certificates. */
export function YearStrip({ years, selected, onSelect, children }: YearStripProps) {
  const count = (year: string) => years.find((entry) => entry.year === year)?.count ?? 0
  return (
    <Tabs value={selected} onChange={(year) => year && onSelect(year)} variant="pills" radius="xl">
      <div style={{ overflowX: 'auto' }}>
        <Tabs.List aria-label={texts.years} style={{ flexWrap: 'nowrap' }} mb="md">
          {offeredYears([...years, { year: selected }]).map((year) => (
            <Tabs.Tab
              key={year}
              value={year}
              rightSection={
                count(year) > 0 && (
                  <Badge size="sm" variant="default" miw="max-content">
                    {formatNumber(count(year))}
                  </Badge>
                )
              }
            >
              {year}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </div>
      <Tabs.Panel value={selected}>{children}</Tabs.Panel>
    </Tabs>
  )
}
