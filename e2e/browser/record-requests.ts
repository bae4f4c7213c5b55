import type { Page } from '@playwright/test'

/**
 * Records every request of a page for the server's data, as the server sees it: method, address, body and the headers that
 * could distinguish visitors. Leaves out the app's own files, which are the same for everyone.
 */
export function recordRequests(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    const { protocol, pathname, search } = new URL(request.url())
    // A blob is already in the browser.
    if (protocol === 'blob:') return
    if (/^\/(assets|geo|favicon)/.test(pathname)) return
    const { cookie = '', referer = '', authorization = '' } = request.headers()
    requests.push(
      [request.method(), pathname + search, request.postData() ?? '', cookie, referer, authorization].join(
        ' ',
      ),
    )
  })
  return requests
}
