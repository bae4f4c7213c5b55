import type { review as english } from '@credenza/schema/sentences/review'
import type { Twin } from '@credenza/schema/sentences/sentence'
import { counted } from '../french.ts'

export const review: Twin<typeof english> = {
  'not_found.request': 'Demande introuvable.',
  'not_found.person_erased':
    'Les données de cette personne ont été effacées : aucun fichier ne peut plus être ajouté à son sujet.',
  'invalid.verifier_to_decide_for': 'Indiquez le vérificateur approuvé au nom duquel vous décidez.',
  'invalid.other_verifier':
    'Cet identifiant n’est pas le vôtre. Envoyez le vôtre ou omettez-le : vous décidez pour votre propre organisation.',
  'invalid.too_many_notes': ({ max }) =>
    `Une demande peut avoir jusqu’à ${counted(max, 'commentaire')}. Supprimez-en d’abord un.`,
  'forbidden.note': 'Seul son auteur peut supprimer un commentaire.',
  'not_found.note': 'Commentaire introuvable.',
  'invalid.verifier_of_request': 'Choisissez un vérificateur qui a cette demande.',
  'invalid.too_many_attachments': ({ max }) =>
    `Un vérificateur peut avoir jusqu’à ${max} fichiers pour une demande. Supprimez-en d’abord un.`,
  'too_large.attachment': ({ megabytes }) => `Un fichier peut avoir jusqu’à ${megabytes} Mo.`,

  'invalid.fee_in_the_past': 'Choisissez aujourd’hui ou une date ultérieure.',
  'invalid.settlement_too_large': 'Ce montant dépasse le solde.',
  'not_found.invoice': 'Facture introuvable.',
  'not_found.card_payments': 'Le paiement par carte n’est pas proposé ici.',
  'not_found.payment': 'Paiement introuvable.',
  'invalid.refund_too_large': 'C’est plus que le reste de ce paiement.',
  'invalid.refund_by_supplier':
    'Seul l’exploitant rembourse sur les cartes. Créez l’avoir sans remboursement.',
  'invalid.bank_statement':
    'Ce fichier n’a pas pu être lu. Déposez un fichier camt.053, ou un CSV avec les colonnes date et amount.',
  'not_found.e_invoice':
    'Ce document n’existe pas en facture électronique. Les deux parties doivent saisir leurs données fiscales avec un numéro d’enregistrement.',
  'invalid.credit_line': 'Cette facture n’a pas cette ligne.',
  'invalid.credit_too_large': ({ number, left }) => `Il reste ${left} à créditer à la ligne ${number}.`,
  'invalid.trn_in_use': 'Créez d’abord les factures de vos frais, puis retirez le numéro.',
  'invalid.share_without_details':
    'Saisissez d’abord les données fiscales de la plateforme : elle facture sa part.',
  'not_found.balance': 'Rien n’a été facturé ni gagné ici.',

  'invalid.issuer': 'Choisissez un émetteur dans la liste.',
  'invalid.issuers_certificate_type': 'Choisissez l’un des types de certificat de cet émetteur.',
  'not_found.issuer': 'Émetteur introuvable.',
}
