import type { BrowserContext } from '@playwright/test'

/** Runs in every page, so that a violation reaches the console even if Chromium does not report it. */
const reportViolations = `addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  console.error('CSP violation: ' + violatedDirective + ' ' + blockedURI));`

/** Stores what toasts say for `expectSaid`. Embedded documents are skipped: they may run no scripts, and have no toasts. */
const keepToasts = `if (window === top) {
  const said = (globalThis.saidByToasts = [])
  const known = new WeakMap()
  new MutationObserver(() => {
    for (const toast of document.querySelectorAll('[data-rht-toaster] [role="status"]')) {
      if (known.get(toast) === toast.textContent) continue
      known.set(toast, toast.textContent)
      said.push(toast.textContent)
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
}`

/** Reports every request to another host, CSP violation, console error and uncaught exception. */
export async function watchNetwork(context: BrowserContext, onFault: (fault: string) => void): Promise<void> {
  await context.addInitScript({ content: reportViolations + keepToasts })
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (/^https?:|^wss?:/.test(protocol) && hostname !== 'localhost') {
      onFault(`request to ${protocol}//${hostname}`)
    }
  })
  context.on('console', (message) => {
    if (message.type() === 'error') onFault(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => onFault(`exception: ${error.error().message}`))
}
