import { scrollLinkMs } from '@credenza/schema/constants'
import { useScrollIntoView } from '@mantine/hooks'
import type { MouseEvent } from 'react'
import type { SectionId } from './sections.ts'

/** Height of the sticky header with some space, in pixels. */
const headerPx = 60

/** Scrolls to a section in 500 ms and moves focus there. Without scripts, the link is a plain fragment. */
export function useSectionLinks(onFollow?: () => void) {
  const { scrollIntoView, targetRef } = useScrollIntoView<HTMLElement>({
    duration: scrollLinkMs,
    offset: headerPx,
    onScrollFinish: () => targetRef.current?.focus({ preventScroll: true }),
  })
  return (id: SectionId) => ({
    href: `#${id}`,
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      onFollow?.()
      targetRef.current = document.getElementById(id)
      scrollIntoView()
    },
  })
}
