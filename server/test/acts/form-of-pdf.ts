import { generalPath } from '@credenza/credential/general'
import type { Context } from '../../src/context.ts'
import { verifyOpened } from '../../src/verifying/foreign/open-credential.ts'
import { readCertificateFile } from '../../src/verifying/verify-file/certificate-file.ts'

/** What the first check says about a PDF with a certificate: 'well-formed', or what is wrong with its seal. */
export async function formOfPdf(ctx: Context, pdf: Uint8Array): Promise<string> {
  const { bundle, cameIn } = await readCertificateFile(pdf)
  const { checks, verdict } = await ctx.judging.forJob((judge) =>
    verifyOpened(ctx, { bundle, general: generalPath, judge }, { cameIn }),
  )
  const { code } = checks.find(({ name }) => name === 'well-formed')!
  if (code !== 'well-formed' && verdict !== 'CANNOT TELL') throw new Error(`${code} is ${verdict}`)
  return code
}
