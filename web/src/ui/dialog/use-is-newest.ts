import { useCallback, useEffect, useRef } from 'react'

/** The open dialogs, the newest last. */
const open: object[] = []

/** Tells whether no dialog has opened above this one: Mantine tells every open dialog that Escape was pressed. */
export function useIsNewest(opened: boolean): () => boolean {
  const self = useRef({})
  useEffect(() => {
    if (!opened) return
    const me = self.current
    open.push(me)
    // Only after the key that closes it has reached the dialogs below.
    return () => void setTimeout(() => open.splice(open.indexOf(me), 1))
  }, [opened])
  return useCallback(() => open.at(-1) === self.current, [])
}
