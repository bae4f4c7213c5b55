// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

import {CertificateRegistry} from "../contracts/CertificateRegistry.sol";
import {RecordedHeads} from "../contracts/CheckpointCode.sol";
import {RegistryHandler} from "./RegistryHandler.sol";
import {RegistryTest} from "./RegistryTest.sol";

contract InvariantsTest is RegistryTest {
    RegistryHandler private handler;

    struct FuzzSelector {
        address addr;
        bytes4[] selectors;
    }

    function setUp() public override {
        handler = new RegistryHandler();
        handler.setUp();
        registry = CertificateRegistry(handler.target());
    }

    /// Read by forge: what it may call.
    function targetSelectors() external view returns (FuzzSelector[] memory targets) {
        targets = new FuzzSelector[](1);
        targets[0].addr = address(handler);
        targets[0].selectors = new bytes4[](3);
        targets[0].selectors[0] = bytes4(keccak256("record(uint8,uint8,uint16)"));
        targets[0].selectors[1] = bytes4(keccak256("deliver(uint256,uint256)"));
        targets[0].selectors[2] = bytes4(keccak256("burn(uint256,bool)"));
    }

    function targetContracts() external view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(handler);
    }

    function invariant_balancesAddUpToSizeMinusBurned() public view {
        address[] memory owners = handler.owners();
        uint256 sum = 0;
        for (uint256 i = 0; i < owners.length; i++) {
            sum += registry.balanceOf(owners[i]);
        }
        same(sum, handler.size() - handler.burnedCount());
    }

    function invariant_latestIsTheLastRecorded() public view {
        (uint64 number, RecordedHeads memory heads) = registry.latest();
        uint256 count = handler.recordedCount();
        same(number, count);
        same(heads, count == 0 ? RecordedHeads(head(0), head(0), 0) : handler.recordedAt(count - 1));
    }

    /// At the end of each run: every token's owner, every owner's balance, every checkpoint ever recorded.
    function afterInvariant() public view {
        address[] memory owners = handler.owners();
        uint256[] memory counts = new uint256[](owners.length);
        for (uint256 index = 0; index < handler.size(); index++) {
            address expected = handler.expectedOwner(index);
            try registry.ownerOf(index) returns (address owner) {
                same(owner, expected);
                for (uint256 i = 0; i < owners.length; i++) {
                    if (owners[i] == owner) counts[i]++;
                }
            } catch {
                same(address(0), expected);
            }
        }
        for (uint256 i = 0; i < owners.length; i++) {
            same(registry.balanceOf(owners[i]), counts[i]);
        }
        for (uint256 i = 0; i < handler.recordedCount(); i++) {
            same(registry.checkpoint(uint64(i + 1)), handler.recordedAt(i));
        }
    }
}
