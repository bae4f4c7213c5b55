import { randomUUID } from 'node:crypto'
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'

export interface BucketServer {
  /** The settings that make a server publish there. */
  settings: Record<string, string>
  close(): void
}

/**
 * An S3 endpoint whose only bucket stores its objects as files in this folder. It requires a signature, but does not check
 * it.
 */
export async function serveBucket(folder: string): Promise<BucketServer> {
  const isThere = (path: string) =>
    access(path).then(
      () => true,
      () => false,
    )
  const server = createServer(async (request, response) => {
    const [, bucket, ...key] = new URL(request.url!, 'http://here').pathname.split('/')
    const path = join(folder, ...key.map(decodeURIComponent))
    const body = await buffer(request)
    const isSigned = request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/')
    if (bucket !== 'public' || !isSigned) return void response.writeHead(403).end()
    if (request.method === 'PUT') {
      await mkdir(dirname(path), { recursive: true })
      const draft = `${path}.${randomUUID()}`
      await writeFile(draft, body)
      await rename(draft, path)
      return void response.writeHead(200).end()
    }
    if (request.method === 'DELETE') {
      await rm(path, { force: true })
      return void response.writeHead(204).end()
    }
    if (!(await isThere(path))) return void response.writeHead(404).end()
    response.writeHead(200).end(request.method === 'GET' ? await readFile(path) : undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    settings: {
      PUBLISH_TO: 's3://public',
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
