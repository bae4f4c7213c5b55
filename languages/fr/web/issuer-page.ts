import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { issuerPageTexts as english } from '../../../web/src/texts/issuer-page.ts'
import { of } from '../french.ts'

export const issuerPageTexts: Texts<typeof english> = {
  title: 'Émetteur de certificats',
  approved: (by, since) => `Approuvé par ${by} depuis le ${since}`,
  mayIssue: 'Il peut émettre des certificats. Ses documents ont été contrôlés avant son approbation.',
  suspended: 'Suspendu',
  suspendedText: (by) =>
    `${by} a suspendu cet émetteur : il ne peut pas émettre de certificats actuellement. Les certificats qu’il a émis auparavant restent vérifiables.`,
  unvouched: 'Enquête en cours',
  unvouchedText: (by) =>
    `Les données ${of(by)} sur cet émetteur ne correspondent pas à ses journaux publics. Tant que ce n’est pas expliqué, ses certificats ne peuvent pas être déclarés valides.`,
  about: 'À propos de cet émetteur',
  registeredName: 'Nom officiel',
  certificates: 'Certificats signés',
  categories: 'Types de certificat',
  noCategories: 'Aucun pour le moment',
  website: 'Site web',
  email: 'E-mail',
  noContact: 'Cet émetteur ne publie ici ni site web ni e-mail.',
  did: 'Identifiant',
  keys: 'Clés de signature',
  keysLead:
    'Un certificat est signé avec l’une de ces clés. Les anciennes clés restent affichées, pour que les certificats plus anciens restent vérifiables.',
  machines: 'Pour les développeurs',
  answer: 'Cette page en JSON',
  didDocument: 'Document DID',
  notFound: 'Aucun émetteur trouvé',
  notFoundText:
    'Il n’y a pas d’émetteur approuvé à cette adresse. Vérifiez que vous avez ouvert le lien entier.',
  verify: 'Vérifier un certificat',
}
