import type { Common } from '@ethereumjs/common'
import { MerklePatriciaTrie } from '@ethereumjs/mpt'
import { Caches, MerkleStateManager } from '@ethereumjs/statemanager'
import { ValueEncoding } from '@ethereumjs/util'
import { createVM, type VM } from '@ethereumjs/vm'
import { type NodeOverlay, nodeOverlay, type ReadNode } from './nodes.ts'

/** What executing anything on the chain needs: the rules, the nodes, and block hashes for the BLOCKHASH opcode. */
export interface ChainSource {
  readonly rules: Common
  readonly readNode: ReadNode
  readonly blockHash: (number: number) => Promise<Uint8Array>
}

/** Accounts, code and storage at a state root. Writes stay in the overlay. */
export function stateAt(rules: Common, overlay: NodeOverlay, root?: Uint8Array): MerkleStateManager {
  const trie = new MerklePatriciaTrie({
    db: overlay,
    root,
    common: rules,
    useKeyHashing: true,
    valueEncoding: ValueEncoding.Bytes,
  })
  return new MerkleStateManager({ common: rules, trie, caches: new Caches() })
}

/**
 * A virtual machine at a state root, to be used for one block or one call: an invalid transaction can leave its caches wrong,
 * and an evicted cache entry would be a lost write.
 */
export async function vmAt(
  source: ChainSource,
  root: Uint8Array,
): Promise<{ vm: VM; written: Map<string, Uint8Array> }> {
  const overlay = nodeOverlay(source.readNode)
  const rules = source.rules.copy()
  const blockchain = {
    getBlock: async (number: number) => {
      const hash = await source.blockHash(number)
      return { hash: () => hash }
    },
    putBlock: async () => {},
    shallowCopy: () => blockchain,
  }
  const vm = await createVM({
    common: rules,
    stateManager: stateAt(rules, overlay, root),
    blockchain,
    setHardfork: true,
  })
  return { vm, written: overlay.written }
}
