import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { correction as english } from '../../en/mail/correction.ts'

export const correction: Texts<typeof english> = {
  fields: {
    userName: 'Nom',
    title: 'Titre',
    categoryName: 'Type',
    date: 'Date d’émission',
    validUntil: 'Valable jusqu’au',
  },
  nothing: 'rien',
  greeting: (name) => `Bonjour ${name},`,
  sentFor: (issuer) => `Envoyé par Credenza pour ${issuer}`,
  asked: {
    subject: (title) => `Correction demandée : ${title}`,
    says: (holder, title) => `${holder} vous a demandé de corriger le certificat ${title} :`,
    change: (field, from, to) => `${field} : « ${to} » au lieu de « ${from} »`,
    why: (reason) => `Motif : ${reason}`,
    open: 'Répondre à la demande',
  },
  approved: {
    subject: (title) => `Votre certificat est en cours de correction : ${title}`,
    says: (issuer, title) => `${issuer} a accepté de corriger votre certificat ${title}.`,
    meanwhile:
      'Votre certificat actuel reste tel quel jusqu’à ce que le certificat corrigé le remplace. Votre lien ne change pas.',
  },
  declined: {
    subject: (title) => `Votre demande a été refusée : ${title}`,
    says: (issuer, title) => `${issuer} a refusé de corriger votre certificat ${title} :`,
  },
  toCertificates: 'Ouvrir vos certificats',
}
