import { useState } from 'react'

/** Unfinished notes by request, each stored until it is added or all are discarded. */
export interface Drafts {
  of: (certificateId: string) => string
  write: (certificateId: string, text: string) => void
  discard: () => void
  areThere: boolean
}

export function useDrafts(): Drafts {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({})
  return {
    of: (certificateId) => texts[certificateId] ?? '',
    write: (certificateId, text) => setTexts((before) => ({ ...before, [certificateId]: text })),
    discard: () => setTexts({}),
    areThere: Object.values(texts).some((text) => text.trim() !== ''),
  }
}
