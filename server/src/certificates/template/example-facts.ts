import type { DocumentFacts } from '@credenza/document'

/** A made-up person whose name is hard to typeset: long, in two scripts and two directions. */
const exampleName =
  'Alexandria Constantinopoulou-Featherstonehaugh · الدكتورة نور الهدى بنت عبد الرحمن الأنصاري'

/** Example facts for a preview, for those that are not given. */
export function exampleFacts({
  issuer,
  standing,
  language,
}: Pick<DocumentFacts, 'issuer' | 'standing' | 'language'>): DocumentFacts {
  return {
    name: exampleName,
    title: 'Bachelor of Science in Civil Engineering',
    type: 'Degree',
    issuer,
    date: '2026-06-30',
    validUntil: '2031-06-30',
    number: '1024',
    details: { grade: 'A', gpa: '3.72', gpaScale: '4', honours: 'With distinction', credits: '180' },
    link: 'https://example.org/verify/example',
    results: [
      { subject: 'Structural Analysis', grade: 'A', credits: '6' },
      { subject: 'Hydraulics', grade: 'A−', credits: '5' },
      { subject: 'Geotechnical Engineering', grade: 'B+', credits: '6' },
      { subject: 'اللغة العربية', grade: 'A', credits: '3' },
    ],
    standing,
    digitalSignature: 'z3ExampleSignature5TqkV9yWkBz8h2mPq4Lr7',
    recorded: standing === 'verified',
    language,
  }
}
