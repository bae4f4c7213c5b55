import type { Recording } from '@credenza/credential/portable'
import { savedFile, savedPage } from '../saved-page.ts'
import { signStatusList } from '../status-list.ts'
import { type Json, newStranger } from '../stranger.ts'
import { fileOf, issuerOf, type Lives } from './lives.ts'
import { aPage, type VerdictCase } from './verdict-case.ts'

/** Pages as saved, and pages with forged recorded responses. */
export async function savedPages(url: string, { sound, revoked }: Lives): Promise<VerdictCase[]> {
  const saved = await savedFile(url, fileOf(sound))
  const page = savedPage(saved)
  const asSaved = (life: string, file: string, verdict: VerdictCase['verdict']): VerdictCase => ({
    name: `page: as it was saved, ${life}`,
    file,
    verdict,
    except: aPage,
  })
  const meddled = (name: string, from: string, to: string): VerdictCase => ({
    name: `page: ${name}`,
    file: page.replace(from, to),
    verdict: 'CANNOT TELL',
    because: 'page-altered',
    except: aPage,
  })
  const { id: list, credentialSubject } = Object.values(saved.recording.statusLists)[0] as Json
  const { encodedList } = credentialSubject as { encodedList: string }
  const otherBits = `${encodedList.slice(0, -1)}${encodedList.endsWith('A') ? 'B' : 'A'}`
  const { name } = Object.values(saved.recording.records)[0]!
  const ofRevoked = await savedFile(url, fileOf(revoked))
  return [
    asSaved('sound', page, 'VALID'),
    asSaved('revoked', savedPage(ofRevoked), 'INVALID'),
    meddled('its drawing changed', '"drawing":null', '"drawing":"another"'),
    meddled(
      'the recorded name of its issuer changed',
      `"name":"${name}","status"`,
      '"name":"Another","status"',
    ),
    meddled('the recorded status list changed', encodedList, otherBits),
    meddled('a recorded statement added', `"statements":{"${sound.certificate.id}":[`, '$&{}'),
    {
      name: 'page: of a revoked certificate, rewritten with a status list, keys and a digest of the forger’s own',
      file: savedPage({
        ...ofRevoked,
        recording: await unrevoked(ofRevoked.recording, { list: String(list), issuer: issuerOf(revoked) }),
      }),
      verdict: 'INVALID',
      because: 'revoked',
      except: {
        ...aPage,
        'saved page': 'somebody who rewrites all of a page can make it say anything (decision 0021)',
      },
    },
  ]
}

/** Responses that revoke nothing, with a list signed by a key that they claim is the issuer's. */
async function unrevoked(
  recording: Recording,
  { list: url, issuer }: { list: string; issuer: string },
): Promise<Recording> {
  const forger = newStranger()
  const keyId = `${issuer}#${forger.multikey}`
  const real = recording.didDocuments[issuer] as { verificationMethod: Json[]; assertionMethod: string[] }
  const key = { ...real.verificationMethod[0], id: keyId, publicKeyMultibase: forger.multikey }
  const didDocument = {
    ...real,
    verificationMethod: [...real.verificationMethod, key],
    assertionMethod: [...real.assertionMethod, keyId],
  }
  return {
    ...recording,
    didDocuments: { ...recording.didDocuments, [issuer]: didDocument },
    statusLists: { ...recording.statusLists, [url]: await signStatusList(forger, { url, issuer, keyId }) },
    statements: Object.fromEntries(Object.keys(recording.statements).map((id) => [id, []])),
  }
}
