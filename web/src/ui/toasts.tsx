import { Toaster } from 'react-hot-toast'

/** Toasts appear top-centre; lifetimes (4000, 2000 ms, unlimited) and the limit of 20 are the library's own. */
export function Toasts() {
  return (
    <Toaster
      position="top-center"
      toastOptions={{
        style: {
          background: 'var(--surface)',
          color: 'var(--mantine-color-text)',
          border: '1px solid var(--line)',
          fontSize: 14,
          maxWidth: 420,
        },
      }}
    />
  )
}
