import type { Bundle } from '../bundles.ts'
import type { Json } from '../stranger.ts'
import { changed } from './changed.ts'
import { fileOf } from './lives.ts'
import { justAFile, type VerdictCase, withEvidence } from './verdict-case.ts'

/** A sound certificate with another certificate's evidence, or with unsound evidence. */
export function otherEvidence(sound: Bundle, other: Bundle): VerdictCase[] {
  const brought = (name: string, changes: Partial<Bundle>): VerdictCase => ({
    name: `evidence: ${name}`,
    file: fileOf({ ...sound, ...changes }),
    verdict: 'INVALID',
    except: withEvidence,
  })
  const { log } = sound
  const signature = log.checkpoint.lastIndexOf('— ')
  const forgedRoot = log.checkpoint.replace(/\n[\w+/]{43}=\n/, `\n${'A'.repeat(43)}=\n`)
  const [endorsement] = sound.endorsements as [Json]
  return [
    {
      ...brought('the place in the log of another certificate', { log: other.log }),
      because: 'log-digest-differs',
    },
    brought('a checkpoint with another root', { log: { ...log, checkpoint: forgedRoot } }),
    brought('a path that leads elsewhere', {
      log: { ...log, index: log.index === 0 ? 1 : log.index - 1 },
    }),
    brought('the acceptance of another certificate', { endorsements: other.endorsements }),
    brought('an altered acceptance', {
      endorsements: [changed(endorsement, 'validFrom', '2020-01-01T00:00:00Z')],
    }),
    {
      name: 'evidence: an acceptance brought as a certificate',
      file: endorsement,
      verdict: 'INVALID',
      except: justAFile,
    },
    {
      ...brought('a checkpoint that nobody signed', {
        log: { ...log, checkpoint: `${log.checkpoint.slice(0, signature)}— x AAAAAAAA\n` },
      }),
      verdict: 'CANNOT TELL',
    },
  ]
}
