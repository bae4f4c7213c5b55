import type { Certificate } from '@credenza/schema/certificate'
import { Button } from '@mantine/core'
import { Download } from 'lucide-react'
import { uploadTexts as texts } from '../../texts/upload.ts'
import { Fact } from '../../ui/page/fact.tsx'
import { saveCertificateFile } from './save-certificate-file.ts'
import { isUploadedFile } from './uploaded-file.ts'

/** The files of an upload among a certificate's facts, for people who may read them. */
export function UploadFacts({ certificate }: { certificate: Certificate }) {
  const files = [
    { name: texts.uploaded, path: certificate.doc_url },
    { name: texts.letter, path: certificate.loa_doc },
  ]
  return files
    .filter(({ path }) => isUploadedFile(path))
    .map(({ name, path }) => (
      <Fact key={name} label={name}>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<Download size={14} />}
          aria-label={texts.downloadWhat(name)}
          onClick={() => void saveCertificateFile(path)}
        >
          {texts.download}
        </Button>
      </Fact>
    ))
}
