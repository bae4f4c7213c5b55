import { useWindowEvent } from '@mantine/hooks'
import { pageLanguage } from '../../lib/text/page-language.ts'
import { shortcutOf } from '../../ui/table/row-shortcuts.ts'

/** While a request is on view, arrow keys and J and K go to its neighbours; other letters act on it. */
export function useViewKeys({
  onStep,
  onShortcut,
}: {
  onStep: (by: number) => void
  onShortcut: (letter: string) => void
}): void {
  useWindowEvent('keydown', (event) => {
    const letter = shortcutOf(event)
    if (letter) {
      event.preventDefault()
      if (letter === 'j' || letter === 'k') onStep(letter === 'j' ? 1 : -1)
      else if (letter !== 'v') onShortcut(letter)
      return
    }
    if ((event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') || needsArrows(event.target)) return
    event.preventDefault()
    const forward = pageLanguage.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    onStep(event.key === forward ? 1 : -1)
  })
}

/** Whether the target itself uses arrow keys: for typing, choosing, or scrolling an enlarged picture. */
const needsArrows = (target: EventTarget | null): boolean =>
  target instanceof Element && (target.matches('textarea, select') || target.scrollWidth > target.clientWidth)
