import { fromSomeAddress } from '../../world/some-address.ts'

/** An organisation's directory, which uses SCIM 2.0 (RFC 7644) with its key. */
export interface Directory {
  /** Adds an empty group. Returns its id. */
  addGroup(name: string): Promise<string>
  /** Adds a person to the directory and to a group. Returns their id. */
  addPerson(name: string, email: string, groupId: string): Promise<string>
  /** Reports that a person has left. */
  deactivate(id: string): Promise<void>
}

export function openDirectory(url: string, key: string): Directory {
  async function call(method: string, path: string, body: object): Promise<{ id: string }> {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/scim+json' }
    const response = await fetch(`${url}/scim/v2${path}`, {
      method,
      headers: { ...headers, ...fromSomeAddress() },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`)
    return (text === '' ? {} : JSON.parse(text)) as { id: string }
  }
  const patch = (path: string, operation: object) =>
    call('PATCH', path, {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
      Operations: [operation],
    })

  return {
    addGroup: async (displayName) => {
      const schemas = ['urn:ietf:params:scim:schemas:core:2.0:Group']
      return (await call('POST', '/Groups', { schemas, displayName })).id
    },
    addPerson: async (displayName, email, groupId) => {
      const schemas = ['urn:ietf:params:scim:schemas:core:2.0:User']
      const emails = [{ primary: true, value: email, type: 'work' }]
      const person = { schemas, userName: email, displayName, emails, active: true }
      const { id } = await call('POST', '/Users', person)
      await patch(`/Groups/${groupId}`, { op: 'add', path: 'members', value: [{ value: id }] })
      return id
    },
    deactivate: async (id) => {
      await patch(`/Users/${id}`, { op: 'replace', path: 'active', value: false })
    },
  }
}
