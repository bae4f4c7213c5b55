/**
 * As `fetch`, but calls `onSent` with the number of bytes sent so far. `fetch` itself reports nothing until the response
 * arrives.
 */
export function watchedFetch(
  url: string,
  {
    method,
    headers,
    body,
    signal,
  }: Required<Pick<RequestInit, 'method'>> & {
    headers: Headers
    body?: XMLHttpRequestBodyInit
    signal?: AbortSignal
  },
  onSent: (bytes: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = () => reject(signal?.aborted ? signal.reason : new TypeError('The request failed.'))
    request.open(method, url)
    for (const [name, value] of headers) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded }) => onSent(loaded)
    request.onload = () => resolve(asResponse(request))
    request.onerror = fail
    request.onabort = fail
    request.ontimeout = fail
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body)
  })
}

function asResponse(request: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim())
  }
  return new Response(request.responseText, { status: request.status, headers })
}
