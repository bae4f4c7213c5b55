import { formatVerifierKey } from '@credenza/credential/log'
import type { Context } from '../../context.ts'
import { deploymentDid, didDocument } from '../issuer/did.ts'
import { verifierKeysOf } from '../log/cosignatures.ts'
import { logKey, logOrigin } from '../log/log-identity.ts'
import { witnessAddress } from './witness-identity.ts'

/**
 * The deployment's DID document at /.well-known/did.json. Its services pin what a verifier must never take from a bundle: the
 * logs' keys and addresses, and the chain's id and contract. The witnesses in it only tell who has signed: a log that chooses
 * its own witnesses is not watched.
 */
export function deploymentDidDocument(ctx: Context) {
  const { publicUrl, witnesses, witnessFor } = ctx.config
  const did = deploymentDid(publicUrl)
  const { publicKey, publicKeyMultibase } = logKey(ctx)
  const logService = (log: 'certificates' | 'statements') => ({
    id: `${did}#${log}-log`,
    type: 'TransparencyLog',
    serviceEndpoint: {
      origin: logOrigin(publicUrl, log),
      verifierKey: formatVerifierKey({ name: logOrigin(publicUrl, log), publicKey }),
      url: `${publicUrl}/log/${log}`,
    },
  })
  return didDocument(did, [{ publicKeyMultibase, compromisedAt: undefined }], {
    services: [
      logService('certificates'),
      logService('statements'),
      {
        id: `${did}#chain`,
        type: 'CertificateRegistry',
        serviceEndpoint: {
          chainId: ctx.chain.chainId,
          contract: ctx.chain.registry,
          confirmations: ctx.chain.confirmations,
          rpc: [`${publicUrl}/chain/rpc`],
        },
      },
      ...(witnesses
        ? [
            {
              id: `${did}#witnesses`,
              type: 'TransparencyLogWitnesses',
              serviceEndpoint: { quorum: witnesses.quorum, verifierKeys: verifierKeysOf(witnesses) },
            },
          ]
        : []),
      ...(witnessFor.size > 0
        ? [{ id: `${did}#witness`, type: 'TransparencyLogWitness', serviceEndpoint: witnessAddress(ctx) }]
        : []),
    ],
  })
}
