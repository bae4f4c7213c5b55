import { frameworkOf } from '../issue/alignments.ts'
import type { CertificateDocument } from '../issue/build-certificate.ts'
import { coursesOf } from '../issue/courses.ts'
import { isOfCourse } from '../issue/results.ts'
import { eqfLevel, escoSkill, fieldOfEducation, inLanguage, type Text } from './vocabulary.ts'

type Node = { id: string; type: string } & Record<string, unknown>

/** The learning achievement of a certificate in ELM 3, with its courses as parts. */
export function learningAchievement(certificate: CertificateDocument): Node {
  const { id, credentialSubject } = certificate
  const { achievement, creditsEarned } = credentialSubject
  const of = partMaker(certificate)
  const parts = coursesOf(certificate).map(({ name, grade, credits }, index) => {
    const part = `${id}#course-${index + 1}`
    return of.achievement(part, name, {
      provenBy: of.assessment(`${part}-grade`, name, grade),
      ...(credits !== undefined && { creditReceived: of.credits(`${part}-credits`, credits) }),
    })
  })
  const results = wholeResults(certificate).map(({ name, value }, index) =>
    of.assessment(`${id}#assessment-${index + 1}`, name, value),
  )
  return of.achievement(`${id}#achievement`, achievement.name, {
    description: inLanguage(achievement.description),
    ...(creditsEarned !== undefined && {
      creditReceived: of.credits(`${id}#credits`, String(creditsEarned)),
    }),
    ...(results.length > 0 && { provenBy: results }),
    specifiedBy: specification(certificate),
    ...(parts.length > 0 && { hasPart: parts }),
  })
}

function partMaker({ id, issuer, validFrom, credentialSubject }: CertificateDocument) {
  const awardedBy = {
    id: `${id}#award`,
    type: 'AwardingProcess',
    awardingBody: { id: issuer.id },
    awardingDate: validFrom,
  }
  return {
    achievement: (partId: string, title: string, rest: object): Node => ({
      id: partId,
      type: 'LearningAchievement',
      title: inLanguage(title),
      awardedBy,
      ...rest,
    }),
    assessment: (partId: string, title: string, grade: string): Node => ({
      id: partId,
      type: 'LearningAssessment',
      title: inLanguage(title),
      awardedBy,
      grade: { id: `${partId}-note`, type: 'Note', noteLiteral: inLanguage(grade) },
    }),
    /** Certificates do not say whether these are ECTS credits or others. */
    credits: (partId: string, point: string): Node => ({
      id: partId,
      type: 'CreditPoint',
      framework: {
        id: `${credentialSubject.achievement.id}#credits`,
        type: 'Concept',
        prefLabel: { en: 'Credits of the awarding body' },
      },
      point,
    }),
  }
}

/** Results for the achievement as a whole: '3.72 / 4' under 'GPA'. */
function wholeResults({ credentialSubject }: CertificateDocument): { name: string; value: string }[] {
  const { achievement, result = [] } = credentialSubject
  const values = new Map(result.map(({ resultDescription, value }) => [resultDescription, value]))
  return (achievement.resultDescription ?? [])
    .filter((description) => !isOfCourse(description))
    .map(({ id, name, valueMax }) => {
      const value = values.get(id) ?? ''
      return { name, value: valueMax === undefined ? value : `${value} / ${valueMax}` }
    })
}

/** Describes the achievement and its alignments. Only a qualification can have a level of the EQF. */
function specification({ credentialSubject }: CertificateDocument): Node {
  const { id, name, tag, alignment = [] } = credentialSubject.achievement
  const targets = alignment.map((one) => ({ ...one, framework: frameworkOf(one.targetUrl)?.id }))
  const of = <Made>(framework: string, make: (url: string, name: string, id: string) => Made): Made[] =>
    targets
      .filter((target) => target.framework === framework)
      .map((target) => make(target.targetUrl, target.targetName, target.id))
  const fields = of('isced-f', fieldOfEducation)
  const [level] = of('eqf', eqfLevel)
  const outcomes = of('esco-skill', (url, skill, alignmentId) => ({
    id: `${alignmentId}-outcome`,
    type: 'LearningOutcome',
    title: inLanguage(skill) as Text,
    relatedESCOSkill: escoSkill(url, skill),
  }))
  const pages = [...of('esco-occupation', page), ...of('ctdl', page)]
  return {
    id,
    type: level ? 'Qualification' : 'LearningAchievementSpecification',
    title: inLanguage(name),
    category: inLanguage(tag[0]),
    ...(fields.length > 0 && { thematicArea: fields }),
    ...(level && { eqfLevel: level }),
    ...(outcomes.length > 0 && { learningOutcome: outcomes }),
    ...(pages.length > 0 && { supplementaryDocument: pages }),
  }
}

const page = (url: string, name: string, alignmentId: string) => ({
  id: `${alignmentId}-page`,
  type: 'WebResource',
  title: inLanguage(name),
  contentURL: url,
})
