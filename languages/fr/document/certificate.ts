import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { certificate as english } from '../../en/document/certificate.ts'

export const certificate: Texts<typeof english> = {
  titleLine: 'Certificat AUTHENTIFIÉ PAR BLOCKCHAIN',
  recorded: 'enregistré de façon permanente sur la blockchain',
  notVerified: {
    pending: 'Pas encore authentifié',
    declined: 'Refusé',
    suspended: 'Suspendu',
    revoked: 'Révoqué',
    superseded: 'Remplacé par une correction',
  },
  check: 'Pour vérifier ce certificat, scannez le code ou ouvrez',
  digitalSignature: 'Signature numérique',
  date: 'Date d’émission',
  validUntil: 'Valable jusqu’au',
  number: 'Numéro du certificat',
  type: 'Type',
  subject: 'Matière',
  grade: 'Note',
  credits: 'Crédits',
  details: {
    grade: 'Note',
    gpa: 'Moyenne (GPA)',
    honours: 'Mention',
    level: 'Niveau',
    credits: 'Crédits',
    hours: 'Heures',
  },
  logoOf: (issuer) => `Logo de ${issuer}`,
  sealOf: (issuer) => `Sceau de ${issuer}`,
  photoOf: (name) => `Photo de ${name}`,
  signatureOf: (name) => `Signature de ${name}`,
  qrCode: (link) => `Code QR de ${link}`,
  paperCode: 'Code QR de la déclaration signée',
  checkOnline: 'Vérifier en ligne',
  checkOffline: 'Vérifier hors ligne',
}
