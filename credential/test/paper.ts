import type { CertificateInput } from '../src/issue/build-certificate.ts'
import { documentHash } from '../src/issue/hash-document.ts'
import { paperStatement } from '../src/paper/build-paper.ts'
import { paperCredential } from '../src/paper/paper-credential.ts'
import type { PaperStatement } from '../src/paper/paper-statement.ts'
import { bytesToSign, readPaper, writePaper } from '../src/paper/paper-text.ts'
import type { Ports } from '../src/verify/ports.ts'
import { approved, bundleOf, certificateBy, deployment, statusList } from './deployment.ts'
import { type TestIssuer, testIssuer } from './keys.ts'
import { sampleInput } from './sample-certificate.ts'

/** An issuer whose DID is of the kind that deployments give, as papers need it. */
export const paperIssuer = testIssuer(7, 'org_0123456789abcdef')
export const paperList = 'https://credenza.example/issuers/org_0123456789abcdef/status/revocation/3'
export const paperIndex = 94_567

/** What the paper of a certificate with these texts states, and the certificate. */
export function paperOf(
  texts: { name?: string; title?: string; issuer?: string } = {},
  changes: Partial<CertificateInput> = {},
) {
  const { recipient, achievement, issuer } = sampleInput(paperIssuer.did)
  const certificate = certificateBy(paperIssuer, {
    recipient: { ...recipient, name: texts.name ?? recipient.name },
    achievement: { ...achievement, title: texts.title ?? achievement.title },
    issuer: { ...issuer, name: texts.issuer ?? issuer.name },
    status: { revocation: { listUrl: paperList, index: paperIndex } },
    ...changes,
  })
  const statement = paperStatement(certificate, {
    documentHash: documentHash(certificate),
    publicKey: paperIssuer.publicKey,
    signedAt: '2026-11-20T09:30:00Z',
  })
  if (!statement) throw new Error('This certificate has no paper')
  return { certificate, statement }
}

/** The text of the code, signed by a key: the issuer's, unless another is given. */
export const printed = (statement: PaperStatement, signer: TestIssuer = paperIssuer): string =>
  writePaper(statement, signer.sign(bytesToSign(statement)))

/** The bundle of a paper: its statement, with everything that the deployment has about the certificate. */
export async function paperBundle(text: string) {
  const { bundle, root } = await bundleOf(paperOf().certificate)
  return { bundle: { ...bundle, certificate: { ...paperCredential(readPaper(text)) } }, root }
}

/** A deployment to which the issuer of papers belongs; `set` are the bits of its status list. */
export async function paperPorts(
  root: string,
  { set = [] as number[], ...changes }: Partial<Ports> & { set?: number[] } = {},
) {
  const usual = await deployment(root)
  const list = await statusList(paperIssuer, paperList, { set })
  return deployment(root, {
    resolveDid: async (did) => (did === paperIssuer.did ? paperIssuer.didDocument : usual.resolveDid(did)),
    issuerRecord: async (did) => (did === paperIssuer.did ? approved : usual.issuerRecord(did)),
    fetchStatusList: async (url) => (url === paperList ? list : usual.fetchStatusList(url)),
    ...changes,
  })
}
