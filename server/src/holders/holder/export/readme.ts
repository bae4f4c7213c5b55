import { words } from '@credenza/languages/words'
import { type LanguageCode, languageCodes } from '@credenza/schema/languages'
import type { Context } from '../../../context.ts'
import type { ZipEntry } from '../../../platform/zip-stream.ts'

/** The contents of the export and how to use it, in every language, the reader's first. */
export function readme({ config, clock }: Context, reader: LanguageCode): ZipEntry {
  const day = clock().toISOString().slice(0, 10)
  const others = languageCodes.filter((code) => code !== reader)
  const texts = [reader, ...others].map((code) => textIn(code, config.publicUrl, day))
  return { name: 'README.txt', content: new TextEncoder().encode(texts.join('\n\n')) }
}

function textIn(language: LanguageCode, address: string, day: string): string {
  const { title, files, certificateFiles, closing } = words[language].document.readme
  const inFolder = Object.entries(certificateFiles).map(([file, says]) =>
    line(`  ${file}`, typeof says === 'string' ? says : says(`${address}/verify`)),
  )
  const list = [...Object.entries(files).map(([file, says]) => line(file, says)), ...inFolder]
  return `${title(address, day)}\n\n${list.join('\n')}\n\n${closing}\n`
}

const line = (file: string, says: string): string => `${file.padEnd(26)} ${says}`
