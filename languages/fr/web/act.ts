import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { actTexts as english } from '../../../web/src/texts/act.ts'
import { counted, of } from '../french.ts'

export const actTexts: Texts<typeof english> = {
  sign: {
    title: 'Certificat',
    button: (count) => (count === '1' ? 'Signer' : `Signer (${count})`),
    heading: (count) => `Signer ${counted(count, 'certificat')}`,
    headingFor: (name) => `Signer le certificat ${of(name)}`,
    example: (name) => `Par exemple, le certificat ${of(name)} :`,
    explanation: 'La signature est définitive. Il vous faut la signature numérique de votre organisation.',
    field: 'Signature numérique',
    useOwn: 'Utiliser la signature de mon organisation',
    next: (count) =>
      count === '1'
        ? 'Ce certificat attend maintenant un vérificateur.'
        : `${counted(count, 'certificat attend', 'certificats attendent')} maintenant un vérificateur.`,
    toWaiting: 'Afficher les certificats en attente',
    missing: 'Il manque des données pour authentifier le certificat',
    submit: 'Authentifier le certificat',
    completed: 'Authentification terminée',
    success: 'Authentification réussie',
    already: 'Certificat déjà authentifié',
    declined: 'Certificat refusé',
    running: 'Authentification en cours…',
  },
  selection: {
    acts: 'Certificats sélectionnés',
    chooseAll: (count) => `Sélectionner tous les résultats (${count})`,
    more: 'Plus',
  },
  impact: {
    counting: 'Calcul…',
    appliesTo: (count) => `Cela concerne ${counted(count, 'certificat')}.`,
    leaves: (count, why) =>
      `${counted(count, 'certificat reste inchangé', 'certificats restent inchangés')} : ${why}`,
  },
  acts: {
    sign: { button: 'Signer' },
    transfer: {
      button: 'Transférer',
      title: 'Transférer des certificats',
      explanation:
        'Le jeton de chaque certificat rejoint le portefeuille de l’étudiant et y reste. Un étudiant sans portefeuille en reçoit un.',
      confirm: 'Transférer',
      running: 'Transfert…',
      done: 'Transfert réussi',
    },
    suspend: {
      button: 'Suspendre',
      title: 'Suspendre des certificats',
      explanation:
        'Toute personne qui les vérifie voit qu’ils sont suspendus, et pourquoi, jusqu’à ce que vous les rétablissiez.',
      confirm: 'Suspendre',
      running: 'Suspension…',
      done: 'Suspension effectuée.',
    },
    reinstate: {
      button: 'Rétablir',
      title: 'Rétablir des certificats',
      explanation:
        'La suspension prend fin. Toute personne qui les vérifie voit qu’ils sont de nouveau en vigueur.',
      confirm: 'Rétablir',
      running: 'Rétablissement…',
      done: 'Rétablissement effectué.',
    },
    revoke: {
      button: 'Révoquer',
      title: 'Révoquer des certificats',
      explanation:
        'Toute personne qui les vérifie voit qu’ils sont révoqués, depuis quand et pourquoi. C’est définitif.',
      confirm: 'Révoquer',
      running: 'Révocation…',
      done: 'Révocation effectuée.',
    },
    reissue: {
      button: 'Réémettre',
      title: 'Réémettre des certificats',
      explanation:
        'Pour chacun, un nouveau certificat au contenu identique est créé et attend votre signature. Dès que le nouveau en est au même point que l’ancien, il le remplace, et l’ancien lien l’ouvre.',
      confirm: 'Réémettre',
      running: 'Réémission…',
      done: 'Les nouveaux certificats attendent votre signature.',
    },
    deliver: {
      button: 'Envoyer l’e-mail',
      title: 'Envoyer des certificats par e-mail',
      explanation:
        'Chaque étudiant reçoit un e-mail avec le lien vers le certificat et le document lui-même.',
      confirm: 'Envoyer l’e-mail',
      running: 'Envoi…',
      done: 'Envoi effectué.',
    },
    export: {
      button: 'Exporter',
      title: 'Exporter des certificats',
      explanation:
        'Nous préparons le fichier en arrière-plan. Vous pourrez le télécharger depuis « Activité » dès qu’il sera prêt.',
      confirm: 'Exporter',
      running: 'Exportation…',
      done: 'Le fichier est prêt. Téléchargez-le depuis « Activité ».',
    },
  },
  exportFormats: {
    label: 'Type de fichier',
    choices: { zip: 'Fichiers PDF et JSON (ZIP)', xlsx: 'Liste (XLSX)', csv: 'Liste (CSV)' },
  },
  reason: {
    code: 'Motif',
    words: 'Avec vos propres mots',
    forParties: 'Vous et le titulaire êtes les seuls à voir ce texte.',
    forEverybody: 'Toute personne qui vérifie un certificat verra toujours ce texte. N’y nommez personne.',
  },
  reasons: {
    'issued-in-error': 'Émis par erreur',
    'wrong-recipient': 'Émis pour le mauvais destinataire',
    'requirements-not-met': 'Conditions non remplies',
    misconduct: 'Manquement',
    'requested-by-holder': 'À la demande du titulaire',
    'key-compromised': 'Clé de signature compromise',
    other: 'Autre',
  },
  transfer: {
    button: 'Transférer',
    running: 'Transfert…',
    done: 'Transféré',
    success: 'Transfert réussi',
    failed: 'Le transfert a échoué',
    notAccepted: 'Un vérificateur doit accepter ce certificat avant que vous puissiez le transférer.',
    notRecorded:
      'L’enregistrement de ce certificat sur la blockchain est en cours. Réessayez dans un instant.',
    confirmTitle: 'Transférer ce certificat ?',
    confirmText:
      'Le jeton du certificat rejoint le portefeuille de cet étudiant et y reste. Un étudiant sans portefeuille en reçoit un.',
  },
}
