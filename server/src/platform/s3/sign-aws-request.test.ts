import { expect, test } from 'vitest'
import { signAwsRequest } from './sign-aws-request.ts'

// The examples of AWS's page "Authenticating Requests: Using the Authorization Header (Signature Version 4)".
const credentials = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
}
const now = new Date('2013-05-24T00:00:00Z')

test('the published GET example gets its published signature', () => {
  const url = new URL('https://examplebucket.s3.amazonaws.com/test.txt')
  const signed = signAwsRequest({ method: 'GET', url, headers: { range: 'bytes=0-9' } }, credentials, now)
  expect(signed.authorization).toBe(
    'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, ' +
      'SignedHeaders=host;range;x-amz-content-sha256;x-amz-date, ' +
      'Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  )
  expect(signed['x-amz-date']).toBe('20130524T000000Z')
})

test('the published PUT example gets its published signature', () => {
  const headers = { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' }
  const url = new URL('https://examplebucket.s3.amazonaws.com/test%24file.text')
  const body = Buffer.from('Welcome to Amazon S3.')
  expect(signAwsRequest({ method: 'PUT', url, headers, body }, credentials, now).authorization).toContain(
    'Signature=98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  )
})
