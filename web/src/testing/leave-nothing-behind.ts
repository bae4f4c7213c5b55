import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// Test files share a window: each test leaves it as it was.
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  sessionStorage.clear()
  localStorage.clear()
})
