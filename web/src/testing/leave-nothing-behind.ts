import { cleanup, configure } from '@testing-library/react'
import * as React from 'react'
import { afterEach, vi } from 'vitest'

// On a busy machine, what a screen loads or computes may take a while.
configure({ asyncUtilTimeout: 5000 })

// Test files share a window, so each test must restore it.
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  sessionStorage.clear()
  localStorage.clear()
})

// What a test left under way, such as a batch that it follows, is refused and so ends. Otherwise it would go on calling within
// later tests.
Object.assign(globalThis, {
  fetch: async () =>
    Response.json({ success: false, error: 'not_found', message: 'The test has ended.' }, { status: 404 }),
})

// Toasts keep their styles in one element, which browsers expose as `window._goober` because of its id. happy-dom does not,
// so each toast would add elements to the shared window, and every later query by role would read them all.
const toastStyles = document.createElement('style')
toastStyles.append(' ')
document.createDocumentFragment().append(toastStyles)
Object.assign(window, { _goober: toastStyles })

// For its warnings, React remembers with a stack where each of its elements was made, which takes a fifth of the tests' time.
const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
Object.defineProperty(
  (React as unknown as Record<typeof internals, object>)[internals],
  'recentlyCreatedOwnerStacks',
  {
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
  },
)
