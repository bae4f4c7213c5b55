/** The prefixes of the context. */
const PREFIXES = {
  cred: 'https://www.w3.org/2018/credentials#',
  elm: 'http://data.europa.eu/snb/model/elm/',
  adms: 'http://www.w3.org/ns/adms#',
  dc: 'http://purl.org/dc/terms/',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
  foaf: 'http://xmlns.com/foaf/0.1/',
  rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
  org: 'http://www.w3.org/ns/org#',
  rov: 'http://www.w3.org/ns/regorg#',
  skos: 'http://www.w3.org/2004/02/skos/core#',
  person: 'http://www.w3.org/ns/person#',
  clv: 'http://data.europa.eu/m8g',
  locn: 'http://www.w3.org/ns/locn#',
  vc: 'http://data.europa.eu/snb/model/w3c/vc/',
}

/** The classes of each vocabulary. */
const CLASSES: Record<string, string> = {
  elm:
    'Accreditation Agent Amount Address AwardingOpportunity AwardingProcess Claim ContactPoint ' +
    'CreditPoint DisplayParameter DisplayDetail EuropeanDigitalCredential EuropeanDigitalPresentation ' +
    'Evidence GradingScheme Grant Group Identifier IndividualDisplay LearningAchievement ' +
    'LearningAchievementSpecification LearningActivity LearningActivitySpecification LearningAssessment ' +
    'LearningAssessmentSpecification LearningEntitlement LearningEntitlementSpecification ' +
    'LearningOpportunity LearningOutcome LegalIdentifier Mailbox MediaObject Note Organisation Person ' +
    'Phone PriceDetail Qualification ResultCategory ResultDistribution ShaclValidator2017 ' +
    'ShortenedGrading Specification VerificationCheck WebResource',
  skos: 'Concept ConceptScheme',
  locn: 'Geometry',
  dc: 'Location PeriodOfTime',
}

/**
 * Properties by type or container, and by vocabulary. `term=name` marks those whose name in the vocabulary differs from the
 * term.
 */
const PROPERTIES: [kind: string, vocabulary: string, terms: string][] = [
  [
    '@id',
    'elm',
    'accreditation accreditingAgent admissionProcedure additionalNote address assessedBy attachment ' +
      'attachmentType awardingBody awardingOpportunity awardedBy awards bannerImage citizenshipCountry ' +
      'contactForm contactPoint contentEncoding contentType countryCode creditPoint creditReceived ' +
      'credentialProfiles decision descriptionHtml directedBy displayParameter displayDetail educationLevel ' +
      'educationSubject eIDASIdentifier=eidasLegalIdentifier elmSubject=subject emailAddress ' +
      'embeddedEvidence entitlesTo entitledBy entitlementStatus entryRequirement eqfLevel=EQFLevel ' +
      'evidenceTarget priceDetail amount framework fullAddress gender generalisationOf grade gradeStatus ' +
      'gradingScheme grant groupMemberOf hasClaim hasCredential hasPart image idVerification influencedBy ' +
      'influences individualDisplay isPartOf landingPage learningAchievementSpecification ' +
      'learningActivitySpecification learningOpportunity learningOutcome learningOutcomeSummary ' +
      'learningSetting learningSchedule limitCredentialType limitEQFLevel limitField limitJurisdiction ' +
      'limitNationalOccupation limitOccupation limitOrganisation limitQualification location logo mode ' +
      'educationalSystemNote nationalID noteFormat nqfLevel=NQFLevel organisation placeOfBirth ' +
      'primaryLanguage phone provenBy proves providedBy qualificationCode relatedESCOSkill relatedSkill ' +
      'report resultDestribution resultCategory reusabilityLevel scheduleInformation shortenedGrading ' +
      'spatialCode specialisationOf specifiedBy supplementaryDocument targetGroup taxIdentifier ' +
      'thematicArea=ISCEDFCode unit used vatIdentifier verificationCheck verificationStatus',
  ],
  ['@language', 'skos', 'altLabel definition prefLabel'],
  [
    'xsd:dateTime',
    'elm',
    'applicationDeadline awardingDate dateOfBirth endDate expiryDate reviewDate startDate',
  ],
  [
    'xsd:string',
    'elm',
    'areaDialingCode contactHour content countryDialing dialNumber evidenceStatement label ' +
      'maximumScore=maxScore minimumScore=minScore point phoneNumber schemeName schemeVersion score status ' +
      'summaryDisplay',
  ],
  ['@language', 'person', 'birthName patronymicName'],
  ['@language', 'elm', 'category geographicName noteLiteral'],
  ['@id', 'org', 'hasSubOrganization memberOf subOrganizationOf'],
  ['xsd:integer', 'elm', 'contentSize percentageEqual percentageHigher percentageLower'],
  ['xsd:anyURI', 'elm', 'contentURL=contentUrl schemeId'],
  ['xsd:positiveInteger', 'elm', 'count levelOfCompletion page'],
  ['@id', 'dc', 'creator dateModified=modified dcType=type language publisher spatial subject temporal'],
  ['xsd:dateTime', 'dc', 'dateCreated=created dateIssued=issued valid'],
  ['@language', 'dc', 'description title'],
  ['xsd:duration', 'elm', 'duration maximumDuration volumeOfLearning workload'],
  ['@language', 'foaf', 'familyName fullName givenName'],
  ['@id', 'foaf', 'homepage member'],
  ['@id', 'adms', 'identifier'],
  ['@id', 'skos', 'inScheme'],
  ['xsd:boolean', 'elm', 'isPartialQualification'],
  ['xsd:string', 'clv', 'latitude longitude'],
  ['@language', 'rov', 'legalName'],
  ['', 'skos', 'notation'],
  ['@id', 'rov', 'registration'],
  ['@language', 'adms', 'schemeAgency'],
  ['xsd:decimal', 'elm', 'value'],
]

const termsOf = (words: string) =>
  words.split(' ').map((word): [term: string, name: string] => {
    const [term = '', name = term] = word.split('=')
    return [term, name]
  })

const defined = (kind: string, id: string) => ({
  '@id': id,
  ...(kind === '@language' ? { '@container': kind } : kind && { '@type': kind }),
})

/**
 * The context of the European Learning Model 3 for credentials (EDC application profile), term by term as the European
 * Commission publishes it. No package has it; contexts.test.ts compares it with the published file.
 */
export const ELM: readonly [string, object] = [
  'http://data.europa.eu/snb/model/context/edc-ap',
  {
    '@context': {
      ...PREFIXES,
      ...Object.fromEntries(
        Object.entries(CLASSES).flatMap(([vocabulary, names]) =>
          termsOf(names).map(([term, name]) => [term, `${vocabulary}:${name}`]),
        ),
      ),
      ...Object.fromEntries(
        PROPERTIES.flatMap(([kind, vocabulary, terms]) =>
          termsOf(terms).map(([term, name]) => [term, defined(kind, `${vocabulary}:${name}`)]),
        ),
      ),
    },
  },
]
