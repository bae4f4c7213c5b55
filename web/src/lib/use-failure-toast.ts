import { useEffect } from 'react'
import toast from 'react-hot-toast'

/** Says once in a toast that something could not be read, as the specification words it (section 8). */
export function useFailureToast(hasFailed: boolean, words: string): void {
  useEffect(() => {
    if (hasFailed) toast.error(words)
  }, [hasFailed, words])
}
