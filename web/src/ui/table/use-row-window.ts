import { useMediaQuery } from '@mantine/hooks'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefCallback, type RefObject, useDeferredValue } from 'react'

/** The rows that are in the document; heights are in pixels. */
interface RowWindow {
  first: number
  /** The place after the last one. */
  end: number
  /** The height of the rows before the first one, and of those after the last. */
  above: number
  below: number
  /** Measures the height of a card, which differs between rows. */
  measure: RefCallback<Element> | undefined
}

export const rowHeightPx = 49
/** The approximate height of a card, until it is drawn and measured. */
const cardHeightPx = 190
/** The width below which rows are cards, as in the style sheet. */
const asCards = '(max-width: 40em)'
/** From this number on, only visible rows are in the document. */
const virtualFrom = 100

/** Tells which of `count` rows to draw, given what is in view. */
export function useRowWindow(count: number, scroller: RefObject<HTMLElement | null>): RowWindow {
  const isOfCards = useMediaQuery(asCards) ?? false
  // It measures short lists too: if it only started at the hundredth row, it would draw none at first.
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => (isOfCards ? cardHeightPx : rowHeightPx),
    overscan: 12,
  })
  // Rows that come into view are drawn in batches: a dozen at once would delay a frame.
  const current = virtual.getVirtualItems()
  const deferred = useDeferredValue(current)
  const measure = isOfCards ? virtual.measureElement : undefined
  if (count <= virtualFrom) return { first: 0, end: count, above: 0, below: 0, measure }
  const inView = deferred.length > 0 ? deferred : current
  const [first, last] = [inView[0], inView.at(-1)]
  return {
    first: first?.index ?? 0,
    end: (last?.index ?? -1) + 1,
    above: first?.start ?? 0,
    below: virtual.getTotalSize() - (last?.end ?? 0),
    measure,
  }
}
