// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

/// ERC-5192, minimal soulbound tokens. Interface id 0xb45a3c0e.
interface IERC5192 {
    event Locked(uint256 tokenId);
    event Unlocked(uint256 tokenId);

    function locked(uint256 tokenId) external view returns (bool);
}
