/** The achievement types of Open Badges 3.0.3 (AchievementType enumeration). */
const OPEN_BADGES_TYPES = [
  'Achievement',
  'ApprenticeshipCertificate',
  'Assessment',
  'Assignment',
  'AssociateDegree',
  'Award',
  'Badge',
  'BachelorDegree',
  'Certificate',
  'CertificateOfCompletion',
  'Certification',
  'CommunityService',
  'Competency',
  'Course',
  'CoCurricular',
  'Degree',
  'Diploma',
  'DoctoralDegree',
  'Fieldwork',
  'GeneralEducationDevelopment',
  'JourneymanCertificate',
  'LearningProgram',
  'License',
  'Membership',
  'ProfessionalDoctorate',
  'QualityAssuranceCredential',
  'MasterCertificate',
  'MasterDegree',
  'MicroCredential',
  'ResearchDoctorate',
  'SecondarySchoolDiploma',
]
const BY_LETTERS = new Map(OPEN_BADGES_TYPES.map((type) => [type.toLowerCase(), type]))

/**
 * Open Badges' `achievementType` for an organisation's own category name: a type of the enumeration where the name is one
 * ("bachelor degree"), else an `ext:` type of the name's ASCII letters and digits, else (a name in another script)
 * `Certificate`. The category itself is kept verbatim in the achievement's `tag`.
 */
export function achievementType(category: string): string {
  const letters = category.replace(/[^A-Za-z0-9]/g, '')
  const known = BY_LETTERS.get(letters.toLowerCase())
  if (known !== undefined) return known
  return letters === '' ? 'Certificate' : `ext:${letters}`
}
