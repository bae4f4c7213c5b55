import { type KeyObject, sign } from 'node:crypto'
import { awsCredentials, isSigned } from './kms-stand-in.ts'
import { openStandIn, publicDer, type SigningStandIn, signDigest } from './signing-stand-in.ts'

/** AWS KMS with keys that sign: GetPublicKey and Sign, each call signed. */
export const openAwsStandIn = (): Promise<SigningStandIn> =>
  openStandIn(({ request, body }, keys) => {
    const refused = (type: string) => ({ status: 400, content: { __type: type } })
    if (!isSigned(request, body)) return refused('InvalidSignatureException')
    const { KeyId, Message, MessageType, SigningAlgorithm } = JSON.parse(body.toString())
    const key = keys.get(String(KeyId).replace('alias/', ''))
    if (!key) return refused('NotFoundException')
    if (request.headers['x-amz-target'] === 'TrentService.GetPublicKey')
      return { status: 200, content: { KeyId, PublicKey: publicDer(key).toString('base64') } }
    const signature = signatureOf(key, Buffer.from(Message, 'base64'), `${MessageType} ${SigningAlgorithm}`)
    if (!signature) return refused('ValidationException')
    return { status: 200, content: { KeyId, Signature: signature.toString('base64') } }
  })

/** As the environment names it. */
export const awsSettings = ({ url }: SigningStandIn) => ({
  SIGNING_KMS_ENDPOINT: url,
  SIGNING_KMS_REGION: awsCredentials.region,
  SIGNING_KMS_ACCESS_KEY_ID: awsCredentials.accessKeyId,
  SIGNING_KMS_SECRET_ACCESS_KEY: awsCredentials.secretAccessKey,
})

function signatureOf(key: KeyObject, message: Buffer, way: string): Buffer | undefined {
  if (key.asymmetricKeyType === 'ed25519')
    return way === 'RAW ED25519_SHA_512' && message.length <= 4096 ? sign(null, message, key) : undefined
  return way === 'DIGEST ECDSA_SHA_256' && message.length === 32 ? signDigest(key, message) : undefined
}
