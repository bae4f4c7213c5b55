import type { Page } from '@playwright/test'

/** The parts of the DOM used inside the page below, because these packages are type-checked without the DOM. */
interface InPage {
  document: {
    body: unknown
    querySelector(selector: string): PageElement | null
    querySelectorAll(selector: string): Iterable<PageElement>
  }
  MutationObserver: new (
    callback: () => void,
  ) => { observe(target: unknown, options: object): void; disconnect(): void }
  DataTransfer: new () => { items: { add(file: unknown): void }; files: unknown }
}
interface PageElement {
  files: unknown
  textContent: string
  click(): void
  dispatchEvent(event: Event): void
  getAttribute(name: string): string | null
}

/**
 * Gives certificate files to the open /verify page one by one, as if they were dropped there. Returns the verdicts, or why
 * there is none. The visitor's own browser checks each file with the code that every visitor gets.
 */
export const verifyDropped = (page: Page, files: readonly string[]): Promise<string[]> =>
  page.evaluate(async (texts) => {
    // This runs in the page, whose types are unknown to this Node program.
    const { document, MutationObserver, DataTransfer } = globalThis as unknown as InPage
    const appears = (find: () => PageElement | undefined) =>
      new Promise<PageElement>((resolve) => {
        const observer = new MutationObserver(look)
        function look() {
          const found = find()
          if (!found) return
          observer.disconnect()
          resolve(found)
        }
        observer.observe(document.body, { subtree: true, childList: true, attributes: true })
        look()
      })
    const button = (words: string) =>
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words)
    // A credential issued elsewhere leaves the browser only if the visitor agrees.
    const settledOrAsked = () => {
      button('Send it and check')?.click()
      const problem = [...document.querySelectorAll('p[role="alert"]')].find(({ textContent }) => textContent)
      return document.querySelector('[data-verdict]:not([data-verdict="checking"])') ?? problem
    }

    const verdicts: string[] = []
    for (const text of texts) {
      const input = await appears(() => document.querySelector('input[type="file"]') ?? undefined)
      const transfer = new DataTransfer()
      transfer.items.add(new File([text], 'certificate.json', { type: 'application/json' }))
      input.files = transfer.files
      input.dispatchEvent(new Event('change', { bubbles: true }))
      const shown = await appears(settledOrAsked)
      verdicts.push(shown.getAttribute('data-verdict') ?? shown.textContent)
      button('Check another one')?.click()
    }
    return verdicts
  }, files)
