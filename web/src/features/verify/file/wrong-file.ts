import type { verifyTexts } from '../../../texts/verify.ts'

type WrongFile = keyof (typeof verifyTexts)['start']['wrongFile']

const zip = [0x50, 0x4b, 0x03, 0x04]
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0]
const parts = [
  ['xl/', 'excel'],
  ['word/', 'word'],
  ['ppt/', 'powerpoint'],
] as const

/** What a file is that can never hold a certificate; undefined for everything else. Goes by content, not by name. */
export function wrongFileOf(bytes: Uint8Array): WrongFile | undefined {
  const startsWith = (magic: number[]) => magic.every((byte, at) => bytes[at] === byte)
  if (bytes.length === 0) return 'empty'
  if (startsWith(compoundFile)) return 'office'
  if (!startsWith(zip)) return undefined
  // The names of a ZIP's entries stand uncompressed between them.
  const text = new TextDecoder('latin1').decode(bytes)
  return parts.find(([folder]) => text.includes(folder))?.[1] ?? 'archive'
}
