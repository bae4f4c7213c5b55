import { type Address, createPublicClient, erc721Abi, http, parseAbi } from 'viem'

/** ERC-5192, minimal soulbound tokens: the one view function that ERC-721 lacks. */
const lockedAbi = parseAbi(['function locked(uint256 tokenId) view returns (bool)'])

/**
 * Reads certificates' tokens as any ERC-721 client does, with viem's own ABI over the deployment's public JSON-RPC. The
 * contract's address comes from the deployment's DID document.
 */
export async function tokenReader(url: string) {
  const { service } = (await (await fetch(`${url}/.well-known/did.json`)).json()) as {
    service: { type: string; serviceEndpoint: { contract: Address } }[]
  }
  const contract = service.find(({ type }) => type === 'CertificateRegistry')!.serviceEndpoint.contract
  const client = createPublicClient({ transport: http(`${url}/chain/rpc`) })
  return {
    ownerOf: (tokenId: bigint) =>
      client.readContract({ address: contract, abi: erc721Abi, functionName: 'ownerOf', args: [tokenId] }),
    isLocked: (tokenId: bigint) =>
      client.readContract({ address: contract, abi: lockedAbi, functionName: 'locked', args: [tokenId] }),
    /** Simulates a transfer by the owner. Rejects if the contract would revert. */
    tryTransfer: (tokenId: bigint, owner: Address, to: Address) =>
      client.simulateContract({
        address: contract,
        abi: erc721Abi,
        functionName: 'transferFrom',
        args: [owner, to, tokenId],
        account: owner,
      }),
  }
}
