import { ownWords } from '../direction.ts'
import { type Details, dayInWords, type FindingSentences, saidFindings } from '../said-findings.ts'

const on = (at: string | undefined) => (at ? ` le ${day(at)}` : '')
const because = (reason: string | undefined) => (reason ? ` : ${ownWords(reason)}` : '.')

const tooCostly = 'sa vérification demande trop de temps ou de mémoire'
const limits: Record<string, string> = {
  members: 'il compte plus de 2 500 éléments',
  levels: 'il est imbriqué sur plus de 40 niveaux',
  proofs: 'il porte plus de cinq signatures',
  contexts: 'il cite plus de dix contextes',
  'repeated-context': 'il cite deux fois le même contexte',
  cost: tooCostly,
}

/** As in the findings of the credential package. */
function seen({ seen, witnesses, seenBy, wrongSignatures }: Details): string {
  if (seen === undefined) return ''
  const who =
    seen === '0'
      ? ` Aucun des témoins (${witnesses}) ne l’a vu.`
      : ` Témoins qui l’ont vu : ${seen} sur ${witnesses} (${seenBy}).`
  return wrongSignatures ? `${who} Signature incorrecte, donc non comptée : ${wrongSignatures}.` : who
}

/** How many of the issuer's own signers approved it; nothing where none were asked. */
const approved = ({ approvals, signers }: Details): string =>
  approvals === undefined ? '' : ` Signataires qui l’ont approuvé auparavant : ${approvals} sur ${signers}.`

/** What each code of the credential package's findings says, in French. */
const sentences: FindingSentences = {
  'well-formed': 'Le document est complet et bien formé.',
  malformed: 'Le document n’est pas une attestation numérique bien formée.',
  'undefined-terms': 'Le document utilise des termes que ses vocabulaires ne définissent pas.',
  'unknown-context': 'Le document utilise un vocabulaire inconnu ici.',
  'unknown-shape': 'Le document a une forme qui ne peut pas être vérifiée ici.',
  'not-our-form':
    'Il indique comme émetteur une organisation de ce site, mais n’a pas la forme de ses certificats.',
  'page-later':
    'La page dans laquelle il se trouvait porte une date à venir, ou l’horloge de cet appareil est fausse.',
  'page-altered': 'La page qui le contenait a été modifiée après sa création.',
  'pdf-altered': 'Le PDF qui le contenait a été modifié après avoir été scellé.',
  'pdf-unsealed': 'Le PDF qui le contenait n’a pas de cachet : ses pages disent peut-être autre chose.',
  'pdf-seal-unknown':
    'Le PDF qui le contenait n’a pas été scellé avec une clé de l’émetteur : ses pages disent peut-être autre chose.',
  'paper-damaged': 'Le code imprimé est endommagé, ou autre chose a été mis à sa place.',
  'paper-newer': 'Le code imprimé est d’une version plus récente, qui ne peut pas être vérifiée ici.',
  'paper-altered':
    'Les codes du papier appartiennent à des certificats différents, ou l’un d’eux est falsifié : ce papier a été altéré.',
  'paper-link-unopened':
    'Le lien imprimé à côté du code n’a pas pu être ouvert ; les deux n’ont donc pas été comparés.',
  'beyond-limits': ({ limit = 'cost' }) =>
    `Le document n’est pas vérifié ici : ${limits[limit] ?? tooCostly}.`,
  'signature-valid': (details) =>
    `La signature correspond au document : rien n’a changé depuis sa signature.${approved(details)}`,
  'signature-invalid':
    'La signature ne correspond pas : le document a été modifié, ou n’a jamais été signé avec cette clé.',
  'no-issuer-proof': 'Le document ne porte aucune signature de son émetteur.',
  'unknown-cryptosuite': 'Le document est signé d’une façon inconnue ici.',
  'signer-nonexistent':
    'L’émetteur qu’il indique n’existe pas : aucune signature ne peut donc être la sienne.',
  'key-not-listed': 'Il n’a pas été signé avec une clé de l’émetteur qu’il indique.',
  'key-ended': 'L’émetteur a retiré la clé qui a signé le document.',
  'key-unconfirmed': ({ keyId }) =>
    `Les mots du papier sont exactement ceux que la clé ${keyId?.split('#')[1]} a signés. Il est impossible de savoir pour l’instant si cette clé est celle de l’émetteur.`,
  'key-unavailable':
    'Les clés publiées par l’émetteur sont injoignables pour l’instant : la signature n’a pas été vérifiée.',
  'key-unreadable': 'La clé qui a signé le document est d’un type illisible ici.',
  'signature-unchecked': 'La signature ne peut pas être vérifiée, car la forme du document est inconnue.',
  'issuer-approved': ({ name }) =>
    `Il a été signé par ${name || 'son émetteur'}, une organisation approuvée.`,
  'issuer-approved-before-theft': ({ name, since }) =>
    `Il a été signé par ${name || 'son émetteur'}, une organisation approuvée. La clé a été volée${on(since)}, mais le journal public contenait déjà le certificat.`,
  'key-not-issuers': 'Il n’a pas été signé avec une clé de l’émetteur qu’il indique.',
  'issuer-nonexistent': 'L’émetteur qu’il indique n’existe pas.',
  'issuer-unproven':
    'Il indique comme émetteur une organisation approuvée, mais aucune signature de celle-ci n’a été confirmée.',
  'issuer-refused': 'L’approbation a été refusée à l’émetteur.',
  'issuer-struck-off': ({ since }) => `L’émetteur a été radié${on(since)}.`,
  'key-stolen': ({ since }) =>
    `La clé a été volée${on(since)}, avant l’inscription du certificat au journal.`,
  'key-stolen-time-unknown': 'La clé a été volée, et rien ne prouve que le certificat est antérieur au vol.',
  'did-unreachable': 'Les clés publiées par l’émetteur sont injoignables pour l’instant.',
  'issuer-unreachable': 'Nous ne pouvons pas savoir pour l’instant si l’émetteur est approuvé.',
  'issuer-unknown': 'L’émetteur est inconnu ici : personne ici ne s’en porte garant.',
  'issuer-not-approved': 'L’émetteur n’est pas approuvé, ou ne l’était pas encore quand il a signé.',
  'issuer-unvouched':
    'Les données de ce serveur sur l’émetteur ne correspondent plus à ses journaux : il ne s’en porte donc pas garant.',
  'within-period': ({ until }) => (until ? `Il est valable jusqu’au ${day(until)}.` : 'Il n’expire pas.'),
  'no-period': 'Aucune période de validité n’est indiquée.',
  expired: ({ until }) => `Expiré${on(until)}.`,
  'not-yet-valid': ({ from }) => `Pas encore valide avant le ${day(from)}.`,
  'clock-behind':
    'L’horloge de cet appareil est fausse : ce qui vient d’être signé porte une date ultérieure.',
  'period-unreadable': 'La période de validité est illisible.',
  'not-revoked': 'Il n’est ni révoqué ni suspendu.',
  revoked: ({ at, reason }) => `Révoqué${on(at)}${because(reason)}`,
  suspended: ({ at, reason }) => `Suspendu${on(at)}${because(reason)}`,
  superseded: ({ at, reason }) => `Remplacé par un certificat corrigé${on(at)}${because(reason)}`,
  'status-list-of-another': 'Sa liste de statuts appartient à un autre émetteur.',
  'status-list-unreachable': 'La liste des certificats révoqués est injoignable pour l’instant.',
  'status-list-stale': 'La liste des certificats révoqués n’est plus à jour.',
  'status-list-unsound':
    'La liste des certificats révoqués n’est pas ce qu’elle devrait être : endommagée, d’un autre type, ou mal signée.',
  'status-type-unknown': ({ type }) =>
    `Son statut est conservé d’une façon inconnue ici${type ? ` : ${type}` : ''}.`,
  'status-entries-too-many': 'Il cite plus de listes de certificats révoqués qu’il n’en est consulté ici.',
  'status-entry-incomplete':
    'Il n’indique pas entièrement où son statut est conservé : celui-ci ne peut pas être consulté.',
  'statements-unreachable':
    'Les déclarations ultérieures de l’émetteur n’ont pas pu être récupérées ou vérifiées.',
  'status-missing': 'Il ne cite aucune liste de statuts, alors que son émetteur en tient une.',
  'no-status': 'Son émetteur ne publie pas de statut pour ce certificat.',
  logged: ({ index, time, ...witnessed }) =>
    `C’est l’entrée ${index} du journal public, inscrite${on(time)}.${seen(witnessed)}`,
  'witnesses-missing': ({ quorum, ...witnessed }) =>
    `Trop peu de témoins ont vu l’état du journal qui le contient : il en faut ${quorum}.${seen(witnessed)}`,
  'log-root-differs': 'Sa preuve mène à un autre état du journal que celui qui a été signé.',
  'log-digest-differs': 'L’entrée du journal à sa place appartient à un autre document.',
  'log-issuer-differs': 'L’entrée du journal à sa place appartient à un autre émetteur.',
  'checkpoint-forged': 'L’état du journal dans sa preuve n’a pas été signé par le journal.',
  'checkpoint-unusable': 'Sa preuve est endommagée, ou renvoie à un autre journal que celui de ce site.',
  'log-unknown': 'La clé de son journal est inconnue ici : sa preuve n’a pas été vérifiée.',
  'log-key-differs':
    'La clé donnée pour son journal n’est pas celle à laquelle vous faites confiance ; sa preuve n’a donc pas été vérifiée.',
  'no-log-proof': 'Il n’y a pas de preuve d’inscription au journal.',
  'log-not-applicable': 'Son émetteur ne participe pas au journal public.',
  anchored: ({ blockTime }) =>
    `L’état du journal qui le contient a été enregistré sur la blockchain${on(blockTime)}.`,
  'anchor-root-differs': 'La blockchain contient un autre état du journal.',
  'chain-unreachable': 'La blockchain est injoignable pour l’instant.',
  'not-anchored': 'L’état du journal qui le contient n’est pas encore sur la blockchain.',
  'anchor-not-final': 'Son enregistrement sur la blockchain n’est pas encore définitif.',
  'nothing-to-anchor': 'Sans inscription prouvée au journal, il n’y a rien à chercher sur la blockchain.',
  'anchor-not-applicable': 'Il n’y a pas d’enregistrement à chercher sur la blockchain.',
  endorsed: ({ name, at }) => `Il a été accepté par ${name || 'un vérificateur'}${on(at)}.`,
  'endorsed-before-theft': ({ name, at, since }) =>
    `Il a été accepté par ${name || 'un vérificateur'}${on(at)}. La clé du vérificateur a été volée${on(since)}, mais le journal public contenait déjà l’acceptation.`,
  'endorsement-key-stolen': ({ since }) =>
    `La clé du vérificateur a été volée${on(since)}, avant l’inscription de l’acceptation au journal.`,
  'endorsement-time-unknown':
    'La clé du vérificateur a été volée, et rien ne prouve que l’acceptation est antérieure au vol.',
  'endorsement-digest-differs': 'L’acceptation appartient à un autre document.',
  'endorsement-forged': 'L’acceptation ne porte pas de signature valide du vérificateur.',
  'endorsement-withdrawn': 'L’acceptation a été retirée.',
  'endorsement-not-in-force': 'L’acceptation n’est pas en vigueur actuellement.',
  'verifier-not-entitled': 'L’acceptation a été signée par une organisation qui n’y est pas habilitée.',
  declined: ({ at, reason }) => `Refusé par un vérificateur${on(at)}${because(reason)}`,
  'awaiting-decision': 'Aucun vérificateur n’a encore décidé.',
  'endorsement-unchecked': 'L’acceptation ne peut pas être vérifiée pour l’instant.',
  'endorsement-not-applicable': 'Son émetteur ne participe pas à l’examen par des vérificateurs.',
  'not-a-credential': 'Ce point n’a pas été vérifié, car le document n’est pas une attestation numérique.',
  unread: 'Ce point n’a pas été vérifié, car ce que couvre la signature est illisible.',
  'paper-unread': 'Cela n’a pas été vérifié, car le papier a été altéré.',
  'not-worked-on': 'Ce point n’a pas été vérifié, car le document demande trop de travail.',
  internal: 'Ce contrôle n’a pas pu être effectué.',
}

export const { checkSentence, verdictHeadline } = saidFindings(sentences, {
  valid: 'Ce certificat est valide.',
  invalid: 'Ce certificat n’est pas valide.',
  cannotTell: (reason) => `Nous ne pouvons pas déterminer si ce certificat est valide. ${reason}`,
})

/** `20 novembre 2026`. */
function day(at = ''): string {
  return dayInWords(at, 'fr-FR')
}
