// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

import {RLP} from "@openzeppelin/contracts/utils/RLP.sol";

/// One log's state: its number of leaves and its RFC 9162 §2.1.1 Merkle tree hash (SHA-256).
struct TreeHead {
    uint64 size;
    bytes32 root;
}

/// Both logs' heads and the time (Unix seconds) of the block that recorded them. Time 0 means: not recorded.
struct RecordedHeads {
    TreeHead certificates;
    TreeHead statements;
    uint64 time;
}

/// Keeps each checkpoint as the 89 bytes of code of its own contract: for write-once data of this size that is cheaper than
/// three new storage slots (`record` 88,199 gas instead of 104,904). The address follows from the creator's nonce (EIP-161:
/// a contract starts at 1), which is the checkpoint's number, so no pointer is stored. Invariant: the using contract
/// creates nothing else.
library CheckpointCode {
    /// The creation of checkpoint code failed, which happens only when the transaction brought too little gas.
    error CheckpointNotStored();

    /// Returns the runtime code that follows these nine bytes: PUSH1 89, DUP1, PUSH1 9, PUSH0, CODECOPY, PUSH0, RETURN.
    bytes9 private constant RETURN_THE_REST = 0x60598060095f395ff3;
    /// Calling the code stops at once. It also keeps the first byte from being 0xEF, which EIP-3541 forbids.
    bytes1 private constant STOP = 0x00;

    function write(TreeHead calldata certificates, TreeHead calldata statements) internal {
        bytes memory creation = abi.encodePacked(
            RETURN_THE_REST,
            STOP,
            certificates.size,
            certificates.root,
            statements.size,
            statements.root,
            uint64(block.timestamp)
        );
        address stored;
        assembly ("memory-safe") {
            stored := create(0, add(creation, 0x20), mload(creation))
        }
        if (stored == address(0)) revert CheckpointNotStored();
    }

    /// All zero when `number` was never written.
    function read(uint64 number) internal view returns (RecordedHeads memory heads) {
        bytes memory code = addressOf(number).code;
        if (code.length == 0) return heads;
        uint64 certificatesSize;
        bytes32 certificatesRoot;
        uint64 statementsSize;
        bytes32 statementsRoot;
        uint64 time;
        // `code` points at its length word; an 8-byte field is read as the end of the word that ends with it.
        assembly ("memory-safe") {
            certificatesSize := and(mload(add(code, 9)), 0xffffffffffffffff)
            certificatesRoot := mload(add(code, 41))
            statementsSize := and(mload(add(code, 49)), 0xffffffffffffffff)
            statementsRoot := mload(add(code, 81))
            time := and(mload(add(code, 89)), 0xffffffffffffffff)
        }
        heads.certificates = TreeHead(certificatesSize, certificatesRoot);
        heads.statements = TreeHead(statementsSize, statementsRoot);
        heads.time = time;
    }

    /// CREATE address: the last 20 bytes of keccak256(rlp([creator, nonce])).
    function addressOf(uint64 number) private view returns (address) {
        bytes memory nonce = RLP.encode(uint256(number));
        bytes memory list = abi.encodePacked(uint8(0xc0 + 21 + nonce.length), uint8(0x94), address(this), nonce);
        return address(uint160(uint256(keccak256(list))));
    }
}
