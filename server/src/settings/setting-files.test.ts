import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { requireSettingFiles } from './setting-files.ts'

test('a file that cannot be read, or is not a certificate or key, is refused by its setting', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'credenza-files-'))
  const text = join(folder, 'text')
  await writeFile(text, 'host')
  await expect(requireSettingFiles({ TSA_CERTIFICATES_FILE: '/nope' }, { tls: undefined })).rejects.toThrow(
    'TSA_CERTIFICATES_FILE: /nope cannot be read (ENOENT): name a file that the server may read.',
  )
  await expect(requireSettingFiles({}, { tls: { certFile: text, keyFile: text } })).rejects.toThrow(
    `TLS_CERT_FILE: ${text} is not a certificate chain in PEM form: name one that is.`,
  )
  await requireSettingFiles({ TSA_CERTIFICATES_FILE: text }, { tls: undefined })
  await rm(folder, { recursive: true })
})
