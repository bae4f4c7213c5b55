import { join } from 'node:path'
import { type Design, isEarlier, longDesigns } from '@credenza/schema'
import { NodeCompiler, type NodeTypstDocument, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler'
import { Resvg } from '@resvg/resvg-js'
import { withWholeClusters } from './clusters/whole-clusters.ts'
import { arabicFamily } from './coverage.ts'
import { toDocumentError } from './diagnosis.ts'
import { DocumentError } from './errors.ts'
import { fontPaths } from './fonts.ts'
import type { Attachments, DocumentInput } from './input.ts'
import { checkLengths } from './lengths.ts'
import { type PageFile, page } from './page.ts'
import type { Report } from './report.ts'
import { isRightToLeft } from './words.ts'

/** One compiler. It makes one document at a time, and keeps nothing of it. */
export interface Renderer {
  /** Returns a tagged PDF/A-3a with the attachments. The same input gives the same bytes. Throws DocumentError. */
  pdf(input: DocumentInput, attachments: Attachments): Uint8Array
  /** Draws text as outlines, and stacks pages vertically. Throws DocumentError. */
  svg(input: DocumentInput): string
  /** Stacks pages vertically. Throws DocumentError. */
  png(input: DocumentInput, size: { widthPx: number }): Uint8Array
  /**
   * Returns a PDF. It shows a character that no font has as a box: unlike a certificate, a report is not refused for a
   * name.
   */
  report(report: Report): Uint8Array
}

const TEMPLATES = join(import.meta.dirname, '../templates')
/**
 * The compiler's cache drops what this many documents in a row did not need. Longer, and it only takes memory; at once, and
 * a document takes half as long again.
 */
const EVICT_EVERY = 5

/**
 * Opens a renderer. Between two documents, let the event loop turn (`await setImmediate()`): only that frees the memory of
 * the last one. A call blocks its thread, so a busy server renders in a worker.
 */
export function openRenderer(): Renderer {
  const compiler = NodeCompiler.create({ workspace: TEMPLATES, fontArgs: [{ fontPaths: fontPaths() }] })
  let made = 0

  /**
   * Makes the document and its PDF. The PDF is always made, because only PDF/A refuses a character that no font has; an SVG
   * would show a box.
   */
  function render(input: DocumentInput, attachments?: Attachments) {
    checkLengths(input)
    const { data, files } = page(input, attachments)
    for (const { path, bytes } of files) compiler.mapShadow(join(TEMPLATES, path), Buffer.from(bytes))
    try {
      compiler.mapShadow(join(TEMPLATES, 'document.json'), Buffer.from(JSON.stringify(data)))
      const { design } = input.settings
      const document = compile(fileOf(design))
      if (document.numOfPages > 1 && !longDesigns.includes(design)) {
        throw new DocumentError({ code: 'too_long', field: 'settings.texts.body' })
      }
      const pdf = withWholeClusters(compiler.pdf(document, { pdfStandard: PdfStandard.A_3a }))
      requireOwnAttachments(pdf, { attachments, files })
      return { document, pdf }
    } catch (error) {
      if (error instanceof DocumentError) throw error
      const field = files.find(isBroken)?.field
      throw field ? new DocumentError({ code: 'image', field }) : toDocumentError(error, input)
    } finally {
      forget()
    }
  }

  function report({ attachment, ...report }: Report): Uint8Array {
    try {
      if (attachment) compiler.mapShadow(join(TEMPLATES, attachment.name), Buffer.from(attachment.bytes))
      compiler.mapShadow(
        join(TEMPLATES, 'report.json'),
        Buffer.from(
          JSON.stringify({
            ...report,
            rightToLeft: isRightToLeft(report.language),
            arabicFont: reportFont(report),
            attachments: attachment ? [{ ...attachment, bytes: undefined }] : [],
          }),
        ),
      )
      const standard = attachment ? { pdfStandard: PdfStandard.A_3a } : undefined
      return withWholeClusters(compiler.pdf(compile('report'), standard))
    } finally {
      forget()
    }
  }

  function forget(): void {
    compiler.resetShadow()
    if (++made % EVICT_EVERY === 0) compiler.evictCache(1)
  }

  /** The compiler does not say which image it could not decode, so after a failure each one is tried alone. */
  const isBroken = ({ path, field }: PageFile) =>
    field !== undefined && compiler.compile({ mainFileContent: `#image("${path}")` }).hasError()

  function compile(file: string): NodeTypstDocument {
    const result = compiler.compile({ mainFilePath: join(TEMPLATES, `${file}.typ`) })
    if (result.result) return result.result
    throw new Error(JSON.stringify(compiler.fetchDiagnostics(result.takeError()!)))
  }

  function svg(input: DocumentInput): string {
    const { document } = render(input)
    const drawn = titled(compiler.plainSvg(document), input)
    return document.numOfPages > 1 ? onPaper(drawn, input) : drawn
  }
  return {
    pdf: (input, attachments) => render(input, attachments).pdf,
    svg,
    png: (input, { widthPx }) =>
      new Resvg(svg(input), { fitTo: { mode: 'width', value: widthPx }, font: { loadSystemFonts: false } })
        .render()
        .asPng(),
    report,
  }
}

/**
 * The bytes of a picture come into the PDF as they are, and could look like an attachment there to programs that search a PDF
 * instead of reading its tables. Verifiers of earlier releases do.
 */
function requireOwnAttachments(
  pdf: Uint8Array,
  { attachments, files }: { attachments: Attachments | undefined; files: PageFile[] },
): void {
  const found =
    Buffer.from(pdf)
      .toString('latin1')
      .match(/\/Type\s*\/EmbeddedFile\b/g)?.length ?? 0
  if (found <= Object.values(attachments ?? {}).filter(Boolean).length) return
  const pictures = files.filter(({ field }) => field !== undefined)
  const guilty = pictures.find(({ bytes }) => Buffer.from(bytes).includes('EmbeddedFile')) ?? pictures[0]
  throw new DocumentError({ code: 'image', field: guilty?.field ?? 'images.logo' })
}

const fileOf = (design: Design): string => (isEarlier(design) ? `earlier/${design}` : design)

const reportFont = ({ title, facts, columns, rows, sums }: Report): string =>
  arabicFamily('Tajawal', [title, ...columns, ...rows.flat(), ...[...facts, ...sums].flatMap(Object.values)])

/** Adds the paper behind later pages: the compiler draws it only for the first. */
const onPaper = (svg: string, { settings }: DocumentInput): string =>
  svg.replace('</title>', `</title><rect width="100%" height="100%" fill="${settings.colours.paper}"/>`)

/** Adds a title to the picture, since outlines say nothing to a screen reader. */
function titled(svg: string, { facts }: DocumentInput): string {
  const name = `${facts.title} · ${facts.name}`.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  return svg.replace(/<svg([^>]*)>/, `<svg$1 role="img"><title>${name}</title>`)
}
