import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { signAwsRequest } from '../../src/platform/s3/sign-aws-request.ts'

/** The credentials that sign calls to these stand-ins. */
export const awsCredentials = {
  region: 'me-central-1',
  accessKeyId: 'AKIDEXAMPLE',
  secretAccessKey: 'not a secret',
}

/** A key service that speaks the API of AWS KMS, with two keys. */
export async function openKms() {
  const keys = new Map(['one', 'two'].map((id) => [id, randomBytes(32)]))
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const target = String(request.headers['x-amz-target'])
    const answer = (status: number, content: object) =>
      response
        .writeHead(status, { 'content-type': 'application/x-amz-json-1.1' })
        .end(JSON.stringify(content))
    if (!isSigned(request, body)) return void answer(400, { __type: 'InvalidSignatureException' })
    const { KeyId, EncryptionContext, Plaintext, CiphertextBlob } = JSON.parse(body.toString())
    const key = keys.get(KeyId)
    if (!key) return void answer(400, { __type: 'NotFoundException' })
    const context = Buffer.from(JSON.stringify(EncryptionContext))
    if (target === 'TrentService.Encrypt') {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(context)
      const sealed = Buffer.concat([
        iv,
        cipher.update(Plaintext, 'base64'),
        cipher.final(),
        cipher.getAuthTag(),
      ])
      return void answer(200, { KeyId, CiphertextBlob: sealed.toString('base64') })
    }
    const blob = Buffer.from(CiphertextBlob, 'base64')
    try {
      const opening = createDecipheriv('aes-256-gcm', key, blob.subarray(0, 12)).setAAD(context)
      opening.setAuthTag(blob.subarray(-16))
      const plain = Buffer.concat([opening.update(blob.subarray(12, -16)), opening.final()])
      answer(200, { KeyId, Plaintext: plain.toString('base64') })
    } catch {
      answer(400, { __type: 'InvalidCiphertextException' })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  return {
    settings: (keyId: string) => ({ kind: 'kms' as const, endpoint, keyId, credentials: awsCredentials }),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Whether a call of AWS KMS has the signature of these credentials. */
export function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const { host, authorization, ...sent } = request.headers
  const url = new URL(request.url!, `http://${host}`)
  const headers = {
    'content-type': String(sent['content-type']),
    'x-amz-target': String(sent['x-amz-target']),
  }
  const date = String(sent['x-amz-date'])
  const at = new Date(date.replace(/(....)(..)(..)T(..)(..)(..)Z/, '$1-$2-$3T$4:$5:$6Z'))
  const signed = signAwsRequest({ method: 'POST', url, headers, body, service: 'kms' }, awsCredentials, at)
  return signed.authorization === authorization
}
