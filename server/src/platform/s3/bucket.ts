import { SaxesParser } from 'saxes'
import { type AwsCredentials, signAwsRequest } from './sign-aws-request.ts'

const timeoutMs = 30_000

export interface S3Settings extends AwsCredentials {
  /** For example https://s3.eu-central-1.amazonaws.com. The bucket is addressed by path, which all stores support. */
  endpoint: string
  bucket: string
}

/** An S3-compatible bucket. Names consist of unreserved characters, percent-encoded ones and slashes. */
export interface Bucket {
  /** `headers` are returned with the object when it is read; names in lower case. */
  put(name: string, bytes: Uint8Array, headers?: Record<string, string>): Promise<void>
  has(name: string): Promise<boolean>
  get(name: string): Promise<Uint8Array | undefined>
  delete(name: string): Promise<void>
  /** All names that begin with this, sorted (ListObjectsV2). */
  list(prefix: string): Promise<string[]>
}

/** `variables` is the prefix of the settings' names, for errors: 'S3_', 'BACKUP_S3_'. */
export function openBucket(settings: S3Settings, variables: string): Bucket {
  const folder = new URL(`${settings.endpoint.replace(/\/+$/, '')}/${settings.bucket}/`)

  function call(
    method: 'GET' | 'HEAD' | 'PUT' | 'DELETE',
    url: URL,
    { body, headers }: { body?: Uint8Array; headers?: Record<string, string> | undefined } = {},
  ): Promise<Response> {
    return fetch(url, {
      method,
      headers: signAwsRequest(
        { method, url, ...(headers && { headers }), ...(body && { body }) },
        settings,
        new Date(),
      ),
      body: body && Uint8Array.from(body),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: Error) => {
      const { code, message } = (error.cause ?? error) as NodeJS.ErrnoException
      const reason = error.name === 'TimeoutError' ? 'no answer in time' : (code ?? message)
      throw new Error(`The bucket cannot be reached (${reason}): check ${variables}ENDPOINT`, {
        cause: error,
      })
    })
  }

  /** Reads the response to its end, which frees the connection. Throws unless it is a success, or a 404 for a name. */
  async function finished(method: string, response: Response): Promise<void> {
    await response.arrayBuffer()
    if (response.ok || (response.status === 404 && method !== 'PUT' && method !== 'list')) return
    const advice =
      response.status === 403
        ? 'the access key needs s3:GetObject, s3:PutObject, s3:DeleteObject and s3:ListBucket'
        : `check ${variables}ENDPOINT and ${variables}BUCKET`
    throw new Error(`The bucket answered ${response.status} to ${method}: ${advice}`)
  }

  return {
    put: async (name, body, headers) =>
      finished('PUT', await call('PUT', new URL(name, folder), { body, headers })),
    async has(name) {
      const response = await call('HEAD', new URL(name, folder))
      await finished('HEAD', response)
      return response.ok
    },
    async get(name) {
      const response = await call('GET', new URL(name, folder))
      if (response.ok) return new Uint8Array(await response.arrayBuffer())
      await finished('GET', response)
      return undefined
    },
    delete: async (name) => finished('DELETE', await call('DELETE', new URL(name, folder))),
    async list(prefix) {
      const names: string[] = []
      let next: string | undefined
      do {
        const url = new URL(folder.href.replace(/\/$/, ''))
        url.searchParams.set('list-type', '2')
        url.searchParams.set('prefix', prefix)
        if (next) url.searchParams.set('continuation-token', next)
        const response = await call('GET', url)
        if (!response.ok) await finished('list', response)
        const page = readListing(await response.text())
        names.push(...page.names)
        next = page.next
      } while (next)
      return names.sort()
    },
  }
}

/** The keys in a ListBucketResult, and the token for the next page. */
function readListing(xml: string): { names: string[]; next: string | undefined } {
  const names: string[] = []
  let next: string | undefined
  let text = ''
  const parser = new SaxesParser()
  parser.on('opentag', () => {
    text = ''
  })
  parser.on('text', (part) => {
    text += part
  })
  parser.on('closetag', ({ name }) => {
    if (name === 'Key') names.push(text)
    if (name === 'NextContinuationToken') next = text
    text = ''
  })
  parser.write(xml).close()
  return { names, next }
}

/** The settings, if none is missing; otherwise throws an error that names the variables. */
export function completeS3(
  s3: Partial<S3Settings> & Pick<S3Settings, 'endpoint'>,
  variables: string,
): S3Settings {
  const { endpoint, bucket, accessKeyId, secretAccessKey, region = 'us-east-1' } = s3
  if (!bucket || !accessKeyId || !secretAccessKey) {
    const given = { BUCKET: bucket, ACCESS_KEY_ID: accessKeyId, SECRET_ACCESS_KEY: secretAccessKey }
    const missing = Object.entries(given).flatMap(([name, value]) => (value ? [] : `${variables}${name}`))
    const names = new Intl.ListFormat('en-GB').format(missing)
    throw new Error(`With ${variables}ENDPOINT set ${names} too.`)
  }
  return { endpoint, bucket, accessKeyId, secretAccessKey, region }
}
