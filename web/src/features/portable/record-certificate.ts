import { type PortableFile, recordAnswers } from '@credenza/credential/portable'
import { type Bundle, type Ports, verifyCertificate, withoutUnbelieved } from '@credenza/credential/verify'

/** Checks a certificate and records all responses, so that it can be checked again without a network. */
export async function recordCertificate(
  bundle: Bundle,
  ports: Ports,
  shown: Pick<PortableFile, 'link' | 'drawing'>,
): Promise<PortableFile> {
  const recorder = recordAnswers(ports)
  const { checks } = await verifyCertificate(bundle, recorder.ports)
  return { bundle: withoutUnbelieved(bundle, checks), recording: recorder.recording, ...shown }
}
