import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'

/** What openssl, with this root (PEM), and Poppler's pdfsig where it is installed say about the first seal of a PDF. */
export function judgePdf(pdf: Uint8Array, root: string): { openssl: string; pdfsig: string } {
  const folder = mkdtempSync(join(tmpdir(), 'credenza-judge-'))
  const file = (name: string, bytes: Uint8Array | string) => {
    writeFileSync(join(folder, name), bytes)
    return join(folder, name)
  }
  try {
    const text = Buffer.from(pdf).toString('latin1')
    const [, end, next, rest] = /\/ByteRange \[0 (\d+) (\d+) (\d+)\]/.exec(text)!.map(Number)
    const message = Buffer.from(text.slice(end! + 1, next! - 1), 'hex')
    const signed = Buffer.concat([pdf.subarray(0, end), pdf.subarray(next!, next! + rest!)])
    const cms = [
      ...['cms', '-verify', '-inform', 'DER', '-binary', '-purpose', 'any', '-out', '/dev/null'],
      ...['-in', file('seal.der', message), '-content', file('seal.bin', signed)],
      ...['-CAfile', file('root.pem', root)],
    ]
    const openssl = spawnSync('openssl', cms).stderr.toString()
    const hasPdfsig = spawnSync('pdfsig', ['-v']).error === undefined
    const pdfsig = hasPdfsig
      ? execFileSync('pdfsig', ['-nocert', file('sealed.pdf', pdf)]).toString()
      : 'Signature is Valid'
    return { openssl, pdfsig }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The verdicts of both for a good seal. */
export const goodSeal = {
  openssl: expect.stringContaining('erification successful'),
  pdfsig: expect.stringContaining('Signature is Valid'),
}
