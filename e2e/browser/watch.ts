import type { BrowserContext } from '@playwright/test'

/** Runs in every page, so that a violation reaches the console whether or not Chromium reports it. */
const reportViolations = `addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  console.error('CSP violation: ' + violatedDirective + ' ' + blockedURI))`

/** Reports every request to a foreign host, CSP violation, console error and uncaught exception. */
export async function watchNetwork(context: BrowserContext, onFault: (fault: string) => void): Promise<void> {
  await context.addInitScript({ content: reportViolations })
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
