import { embedPortable } from '@credenza/credential/portable'
import { type Bundle, parseBundle } from '@credenza/credential/verify'
import type { Certificate } from '@credenza/schema/certificate'
import { fileNameOf } from '@credenza/schema/file-name'
import type { LanguageCode } from '@credenza/schema/languages'
import { fetchFile } from '../../lib/api/call.ts'
import { saveBlob } from '../../lib/browser/save-file.ts'
import { pageLanguage } from '../../lib/text/page-language.ts'
import { fetchCertificate } from '../certificate/certificate-calls.ts'
import { credentialPath, documentPath } from '../certificate/document-path.ts'
import { shareLink } from '../certificate/share-path.ts'
import { loadBrought } from '../verification/load-certificate.ts'
import { browserPorts, type Sources } from '../verification/ports.ts'
import { recordCertificate } from './record-certificate.ts'

const templates: Record<LanguageCode, () => Promise<{ default: string }>> = {
  en: () => import('virtual:portable-page/en'),
  fr: () => import('virtual:portable-page/fr'),
  ar: () => import('virtual:portable-page/ar'),
  ur: () => import('virtual:portable-page/ur'),
  hi: () => import('virtual:portable-page/hi'),
  zh: () => import('virtual:portable-page/zh'),
}

/** Saves a party's certificate as a page that verifies itself. Throws if a part is unavailable. */
export async function savePageOfParty(certificate: Certificate): Promise<void> {
  const { _id, slug } = certificate
  const [credential, drawing, { documentKey }] = await Promise.all([
    fetchFile(credentialPath(_id)).then((file) => file.text()),
    fetchFile(documentPath(_id, 'svg')).then((file) => file.text()),
    fetchCertificate(_id),
  ])
  const loaded = await loadBrought({ bundle: parseBundle(credential) })
  if (loaded.kind !== 'ready') throw new Error('The evidence could not be fetched')
  await save(
    loaded.bundle,
    loaded.sources,
    { link: shareLink(slug, documentKey), drawing },
    fileNameOf(certificate, 'html'),
  )
}

/** Saves a certificate opened from its link or file, with the issuer's drawing if it is on screen. */
export const savePageOfVisitor = (bundle: Bundle, sources: Sources, drawing: string | null): Promise<void> =>
  save(bundle, sources, { link: location.href, drawing }, 'certificate.html')

async function save(
  bundle: Bundle,
  sources: Sources,
  shown: { link: string; drawing: string | null },
  name: string,
): Promise<void> {
  const { default: template } = await templates[pageLanguage.code]()
  const file = await recordCertificate(bundle, browserPorts(sources), shown)
  saveBlob(new Blob([embedPortable(template, file)], { type: 'text/html' }), name)
}
