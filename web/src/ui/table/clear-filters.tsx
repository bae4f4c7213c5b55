import { Button } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { listTexts } from '../../texts/list.ts'
import { withParam } from './search-box.tsx'

/** Shows a list whole again in which a search and filters have left nothing. They are stored in these parameters. */
export function ClearFilters({ params }: { params: readonly string[] }) {
  const [, setParams] = useSearchParams()
  return (
    <Button
      variant="default"
      onClick={({ currentTarget }) => {
        // The button goes, so the list takes the focus.
        currentTarget.closest<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true })
        setParams((before) => params.reduce((next, name) => withParam(next, name, ''), before), {
          replace: true,
          preventScrollReset: true,
        })
      }}
    >
      {listTexts.clear}
    </Button>
  )
}
