import { shownCode } from '@credenza/credential/verify'
import type { DescribedAlignment } from '@credenza/schema/alignment'
import { mostAlignments } from '@credenza/schema/alignment'
import { ActionIcon, Group, Select, Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { categoryTexts } from '../../texts/category.ts'
import { common } from '../../texts/common.ts'
import { scrollingOptions } from '../../ui/table/scrolling-options.ts'
import { AddByAddress } from './add-by-address.tsx'
import { alignmentsQuery } from './category-calls.ts'

const texts = categoryTexts.alignments

interface AlignmentsFieldProps {
  chosen: readonly DescribedAlignment[]
  onChange: (chosen: DescribedAlignment[]) => void
  error: string
}

/** What a category corresponds to: found by searching, or added by address. */
export default function AlignmentsField({ chosen, onChange, error }: AlignmentsFieldProps) {
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed, 250)
  const found = useQuery({ ...alignmentsQuery(search), placeholderData: keepPreviousData })
  const open = (found.data?.data ?? []).filter(({ url }) => !chosen.some((one) => one.url === url))
  const add = (one: DescribedAlignment | undefined) => {
    if (one) onChange([...chosen.filter(({ url }) => url !== one.url), one])
    setTyped('')
  }
  return (
    <Stack gap="sm" mt="md">
      <Select
        label={texts.search}
        description={found.data?.esco === 'unreachable' ? texts.escoUnreachable : texts.hint}
        data={open.map((one) => ({ value: one.url, label: labelOf(one) }))}
        // The server has already searched, in every language.
        filter={({ options }) => options}
        value={null}
        onChange={(url) => add(open.find((one) => one.url === url))}
        searchable
        searchValue={typed}
        onSearchChange={setTyped}
        disabled={chosen.length >= mostAlignments}
        error={error}
        {...scrollingOptions}
        nothingFoundMessage={found.isFetching ? common.loading : common.noOptions}
      />
      {chosen.length > 0 && (
        <Stack component="ul" gap={4} m={0} p={0} aria-label={texts.chosen} style={{ listStyle: 'none' }}>
          {chosen.map((one) => (
            <Group component="li" key={one.url} gap="xs" wrap="nowrap" justify="space-between">
              <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                <bdi>{labelOf(one)}</bdi>
              </Text>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={texts.remove(one.name)}
                onClick={() => onChange(chosen.filter(({ url }) => url !== one.url))}
              >
                <X size={15} />
              </ActionIcon>
            </Group>
          ))}
        </Stack>
      )}
      <AddByAddress disabled={chosen.length >= mostAlignments} onAdd={add} />
    </Stack>
  )
}

const labelOf = ({ name, framework, code }: DescribedAlignment): string =>
  [name, [framework, shownCode(code)].filter(Boolean).join(' ')].filter(Boolean).join(' · ')
