import { useEffect } from 'react'
import toast from 'react-hot-toast'

/** Says once in a toast that something could not be loaded, in the specification's words (section 8). */
export function useFailureToast(hasFailed: boolean, words: string): void {
  useEffect(() => {
    if (hasFailed) toast.error(words)
  }, [hasFailed, words])
}
