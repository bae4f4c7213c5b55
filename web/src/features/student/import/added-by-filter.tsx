import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { importTexts as texts } from '../../../texts/student-import.ts'
import { withParam } from '../../../ui/table/search-box.tsx'
import { importQuery } from './use-import.ts'

/** Says which import the list is narrowed to, and removes that filter. */
export default function AddedByFilter({ importId }: { importId: string }) {
  const [, setParams] = useSearchParams()
  const { data: found } = useQuery(importQuery(importId))
  const filter = found ? texts.addedBy(found.fileName) : texts.addedByOne
  return (
    <Button
      variant="light"
      maw="100%"
      style={{ alignSelf: 'flex-start' }}
      aria-label={texts.showAll(filter)}
      rightSection={<X size={14} aria-hidden />}
      onClick={() => setParams((before) => withParam(before, 'addedBy', ''), { preventScrollReset: true })}
    >
      {filter}
    </Button>
  )
}
