import { createHmac, hash } from 'node:crypto'

/** An access key of AWS, or of a service that speaks its protocol. */
export interface AwsCredentials {
  accessKeyId: string
  secretAccessKey: string
  region: string
}

export interface AwsRequest {
  method: string
  /** Its path must consist of unreserved characters and slashes. */
  url: URL
  /** Further headers to send and sign, names in lower case. */
  headers?: Record<string, string>
  body?: Uint8Array
  /** The service's abbreviation at AWS; S3 by default. */
  service?: string
}

/**
 * The headers that authenticate this request as of now, including `authorization` (AWS Signature Version 4, "Authenticating
 * Requests: Using the Authorization Header", single chunk).
 */
export function signAwsRequest(
  request: AwsRequest,
  credentials: AwsCredentials,
  now: Date,
): Record<string, string> {
  const time = now.toISOString().replace(/[-:]|\.\d{3}/g, '')
  const payloadHash = hash('sha256', request.body ?? '')
  const headers: Record<string, string> = {
    ...request.headers,
    'x-amz-content-sha256': payloadHash,
    'x-amz-date': time,
  }
  const signed = Object.entries({ ...headers, host: request.url.host }).toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  )
  const names = signed.map(([name]) => name).join(';')
  const canonical = [
    request.method,
    request.url.pathname,
    canonicalQuery(request.url),
    ...signed.map(([name, value]) => `${name}:${value}`),
    '',
    names,
    payloadHash,
  ].join('\n')

  const date = time.slice(0, 8)
  const { service = 's3' } = request
  const scope = `${date}/${credentials.region}/${service}/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', time, scope, hash('sha256', canonical)].join('\n')
  const key = [date, credentials.region, service, 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${credentials.secretAccessKey}`,
  )
  const signature = hmac(key, toSign).toString('hex')
  return {
    ...headers,
    authorization: `AWS4-HMAC-SHA256 Credential=${credentials.accessKeyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
  }
}

/** Names and values in RFC 3986 encoding, sorted by name. */
function canonicalQuery({ searchParams }: URL): string {
  const encoded = (text: string) =>
    encodeURIComponent(text).replace(
      /[!'()*]/g,
      (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
    )
  return [...searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&')
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
