import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// Test files share a window, so each test restores it.
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  sessionStorage.clear()
  localStorage.clear()
})
