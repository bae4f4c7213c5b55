/** Sentences by code. One that names something is a function of it. */
type Sayings = Readonly<Record<string, string | ((parameters: never) => string)>>

/** A code of a table, with what its sentence names. */
export type ProblemIn<Table extends Sayings> = {
  [Code in keyof Table & string]: Table[Code] extends (parameters: infer Named) => string
    ? { code: Code } & Named
    : { code: Code }
}[keyof Table & string]

/** The sentence of a problem, in the language of the table. */
export function sayProblem<Table extends Sayings>(table: Table, problem: ProblemIn<Table>): string {
  const sentence = table[problem.code]!
  // `ProblemIn` pairs each code with its own parameters, which TypeScript cannot follow here.
  return typeof sentence === 'string' ? sentence : sentence(problem as never)
}

/** Why a file that somebody brought is not a certificate file, in English. Other languages have the same codes. */
export const bundleProblems = {
  'not-json': 'The file is not JSON.',
  'repeated-member': 'Refused: the file gives one name to two values, so programs could read it differently.',
  'not-object': 'The file is not a certificate: a JSON object is expected.',
  'too-large': 'The file is too large to be a certificate.',
  damaged: 'The file is damaged.',
  empty: 'The file holds no certificate.',
  'unknown-part': 'This is not a certificate: it has a part that certificate files do not have.',
  'no-answers': 'The file lacks the answers that it was checked with.',
  endorsements: ({ most }: { most: number }) =>
    `The endorsements in the file are not a list of at most ${most} credentials.`,
  'log-proof': 'The log proof in the file needs entry, index, size, path and checkpoint.',
  'log-proofs': ({ most }: { most: number }) =>
    `The log proofs of statements in the file are not a list of at most ${most}.`,
  anchor: 'The anchor in the file needs chainId, contract and transaction.',
  'presentation-empty': 'The presentation holds no certificate.',
  'presentation-several': 'The presentation holds several certificates. Check them one by one.',
  'no-kind':
    'A certificate does not come in this kind of file. Name a file in JSON, PDF, HTML or SD-JWT VC, or a picture in PNG or JPEG.',
  'pdf-empty': 'The PDF carries no certificate.',
  'pdf-several': 'The PDF carries more than one certificate, so nobody can tell which one its pages show.',
  'picture-several': 'The picture carries more than one certificate, so nobody can tell which one it shows.',
  'picture-damaged': 'The picture is damaged, or too large.',
  'picture-too-large': 'Refused: the picture has more than 25 megapixels.',
  'picture-interlaced': 'The picture is interlaced. Save it again without that.',
  'picture-without-code': 'No QR code could be read in the picture.',
  'picture-of-link':
    'The picture shows a QR code, but not one that can be checked without its link: open it in a browser.',
  'paper-newer': 'The code on the paper is of a newer version than this program can read.',
  'paper-damaged': 'The code on the paper is damaged or incomplete.',
}

export type BundleProblem = ProblemIn<typeof bundleProblems>

/** A file is not a certificate file. */
export class BundleError extends TypeError {
  override name = 'BundleError'
  readonly problem: BundleProblem
  constructor(problem: BundleProblem) {
    super(sayProblem(bundleProblems, problem))
    this.problem = problem
  }
}
