import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, normalize } from 'node:path'

const types: readonly [RegExp, string][] = [
  [/^\/pages\//, 'text/html; charset=utf-8'],
  [/\.js$/, 'text/javascript; charset=utf-8'],
  [/\.css$/, 'text/css; charset=utf-8'],
  [/\.woff2$/, 'font/woff2'],
  [/^\/ipfs\/|\/tile\//, 'application/octet-stream'],
]

/** A plain web server over a folder, with one rule: the same page is served for every '/verify/…'. */
export async function serveFolder(folder: string): Promise<{ url: string; close(): void }> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url!, 'http://here')
    const path = normalize(decodeURIComponent(pathname)).replace(
      /^\/verify\/[\w-]+$/,
      '/pages/en/verify.html',
    )
    const content = await readFile(join(folder, path)).catch(() => undefined)
    const type = types.find(([pattern]) => pattern.test(path))?.[1] ?? 'application/json'
    if (!content) return void response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>404</h1>')
    response.writeHead(200, { 'content-type': type }).end(content)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
