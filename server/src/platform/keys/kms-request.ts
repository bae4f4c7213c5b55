import { type AwsCredentials, signAwsRequest } from '../s3/sign-aws-request.ts'

/** A request to the API of AWS KMS (JSON 1.1, Signature Version 4), signed as of now. */
export function kmsRequest(
  { endpoint, credentials }: { endpoint: string; credentials: AwsCredentials },
  action: 'Encrypt' | 'Decrypt' | 'GetPublicKey' | 'Sign',
  content: object,
): { url: URL; init: RequestInit } {
  const url = new URL(endpoint)
  const body = Buffer.from(JSON.stringify(content))
  const headers = {
    'content-type': 'application/x-amz-json-1.1',
    'x-amz-target': `TrentService.${action}`,
  }
  const signed = signAwsRequest(
    { method: 'POST', url, headers, body, service: 'kms' },
    credentials,
    new Date(),
  )
  return { url, init: { method: 'POST', headers: signed, body } }
}
