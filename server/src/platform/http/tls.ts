import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readSettingFile } from '../read-setting-file.ts'

type Files = { certFile: string; keyFile: string }

/** What makes the server speak HTTPS. Rejects with a sentence if the files cannot be read or are something else. */
export async function readTls({
  tls,
}: {
  tls: Files | undefined
}): Promise<{ cert: string; key: string } | undefined> {
  if (!tls) return undefined
  const certificate = await readSettingFile('TLS_CERT_FILE', tls.certFile, {
    what: 'a certificate chain in PEM form',
    read: (cert) => ({ cert, first: new X509Certificate(cert) }),
  })
  const key = await readSettingFile('TLS_KEY_FILE', tls.keyFile, {
    what: 'a private key in PEM form without a passphrase',
    read: (key) => ({ key, parsed: createPrivateKey(key) }),
  })
  if (!certificate.first.checkPrivateKey(key.parsed))
    throw new Error('TLS_KEY_FILE is not the key of the certificate in TLS_CERT_FILE: set them to a pair.')
  return { cert: certificate.cert, key: key.key }
}
