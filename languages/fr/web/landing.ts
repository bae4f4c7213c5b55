import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { landingTexts as english } from '../../../web/src/texts/landing.ts'

export const landingTexts: Texts<typeof english> = {
  hero: {
    headline: 'Émettez des certificats infalsifiables, vérifiez-les en un instant',
    lead: 'Signez un certificat une fois. Il est enregistré là où personne ne peut le modifier en silence, et tout le monde peut le vérifier dans son navigateur, en quelques secondes et sans compte.',
    verify: 'Vérifier un certificat',
    picture: 'Un certificat, et à côté les contrôles qui l’ont déclaré VALIDE',
  },
  idle: {
    title: 'Votre session a été fermée',
    text: 'Après cinq minutes sans activité, nous avons fermé votre session pour protéger votre compte.',
    back: 'Se connecter et reprendre',
  },
  sample: {
    issuer: 'Institut de technologie Lovelace',
    title: 'Licence de mathématiques',
    recipient: 'Maryam Al Falasi',
    verifier: 'Conseil d’accréditation du Golfe',
    type: 'Diplôme',
    recipients: '248',
  },
  about: {
    title: 'Plus besoin de croire sur parole',
    lead: 'Avec Credenza, la preuve accompagne le certificat : qui l’a signé, qui l’a accepté et quand il a été enregistré. Quiconque le reçoit peut tout vérifier, même si nous n’existons plus.',
    parties: [
      {
        name: 'L’émetteur signe',
        text: 'Votre organisation crée des certificats pour un étudiant ou dix mille, et les signe avec sa propre clé.',
      },
      {
        name: 'Un vérificateur accepte',
        text: 'Une organisation indépendante examine chaque certificat. Elle l’accepte avec sa propre signature, ou le refuse avec un motif.',
      },
      {
        name: 'Tout le monde vérifie',
        text: 'Employeurs, autorités et familles ouvrent un lien. Huit contrôles s’exécutent sur leur propre appareil et aboutissent à un seul verdict.',
      },
    ],
  },
  audiences: {
    title: 'Le papier se copie. Les PDF se retouchent. Les appels prennent des jours.',
    lead: 'Si vous travaillez avec des certificats, vous connaissez le problème. Voici ce qui change.',
    cards: [
      {
        name: 'Établissements d’enseignement',
        problem: 'La scolarité répond sans cesse à la même question : ce diplôme est-il l’un des vôtres ?',
        answer: 'Le certificat y répond, longtemps après le départ de l’étudiant.',
      },
      {
        name: 'Associations professionnelles',
        problem: 'L’adhésion prend fin, mais son certificat reste au mur.',
        answer: 'Révoquez-le avec un motif, et quiconque le vérifie le sait aussitôt.',
      },
      {
        name: 'Organismes de formation',
        problem: 'Deux cents personnes terminent vendredi, et toutes veulent une preuve lundi.',
        answer: 'Importez une feuille de calcul, signez une fois, et chacune a son lien.',
      },
      {
        name: 'Organismes de conformité',
        problem: 'Un auditeur demande qui a approuvé quoi, quand, et si le dossier est complet.',
        answer: 'Chaque étape est dans la piste d’audit, et une étape manquante se voit.',
      },
    ],
  },
  product: {
    title: 'Conçu pour être vérifié',
    lead: 'Tout ce qu’affirme un certificat peut être vérifié par des personnes qui ne se fient ni à vous ni à nous.',
    points: {
      signatures: {
        title: 'Signatures numériques de niveau blockchain',
        text: 'Chaque certificat porte la signature de l’organisation qui l’a émis. Changez une lettre, et cela se voit.',
        picture: 'La fenêtre dans laquelle un émetteur signe un certificat',
      },
      verification: {
        title: 'Vérification instantanée en un clic',
        text: 'Huit contrôles, un verdict clair : valide, non valide ou indéterminé. Ce qui ne peut pas être vérifié, nous le disons.',
        picture: 'La liste des contrôles, tous réussis',
      },
      templates: {
        title: 'Modèles de certificat personnalisables',
        text: 'Votre nom, vos mots, vos couleurs. La preuve, elle, reste la même.',
        picture: 'Trois certificats aux maquettes différentes',
      },
      trail: {
        title: 'Piste d’audit complète avec gestion des révocations',
        text: 'Tout ce qui arrive ensuite s’ajoute au dossier. Rien n’est écrasé.',
        picture: 'L’historique d’un certificat, de sa création à sa révocation',
      },
    },
    trail: [
      { what: 'Créé', who: 'Institut de technologie Lovelace', when: '2025-06-12' },
      { what: 'Signé', who: 'Institut de technologie Lovelace', when: '2025-06-14' },
      { what: 'Accepté', who: 'Conseil d’accréditation du Golfe', when: '2025-06-16' },
      {
        what: 'Enregistré sur la blockchain',
        who: 'Entrée de journal 1 024',
        when: '2025-06-16',
      },
      {
        what: 'Révoqué : émis avec une date erronée',
        who: 'Institut de technologie Lovelace',
        when: '2025-07-02',
      },
    ],
  },
  steps: {
    title: 'Comment ça marche',
    lead: 'De votre liste d’étudiants à une preuve entre leurs mains.',
    carousel: 'Les trois étapes',
    steps: [
      {
        title: 'Émettre',
        text: 'Choisissez le type, le titre et les destinataires, puis signez. Dès lors, personne ne peut modifier un certificat sans que cela se voie, pas même vous.',
        picture: 'Le formulaire qui crée des certificats pour 248 étudiants',
      },
      {
        title: 'Remettre',
        text: 'Un vérificateur l’accepte, l’acceptation est enregistrée sur la blockchain, et chaque titulaire reçoit son propre lien à partager.',
        picture: 'Le lien vers un certificat, prêt à être partagé',
      },
      {
        title: 'Vérifier',
        text: 'Quiconque ouvre le lien voit ce que dit le certificat, qui l’a signé et s’il est toujours valide. Sans compte, sans application, sans appeler la scolarité.',
        picture: 'Le verdict VALIDE au-dessus de la liste des contrôles',
      },
    ],
    position: (step, steps, title) => `Étape ${step} sur ${steps} : ${title}`,
    free: 'Créer un compte, c’est gratuit !',
    pause: 'Pause',
    play: 'Lecture',
  },
  action: {
    title: 'Émettez des certificats que chacun peut vérifier',
    lead: 'Inscrivez votre organisation aujourd’hui et essayez tout le parcours avec votre propre certificat.',
    start: 'Commencer maintenant',
    demo: 'Réserver une démo personnalisée',
  },
}
