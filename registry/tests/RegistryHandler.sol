// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

import {RecordedHeads} from "../contracts/CheckpointCode.sol";
import {RegistryTest} from "./RegistryTest.sol";

/// Makes random moves that are always allowed, and keeps its own, naive record of what must be true afterwards.
contract RegistryHandler is RegistryTest {
    RecordedHeads[] public recorded;
    mapping(uint256 index => address) public expectedOwner;
    uint256 public burnedCount;
    uint64 private _statements;
    address[] private _students = [address(0x51), address(0x52), address(0x53)];

    function record(uint8 certificates, uint8 statements, uint16 seconds_) external {
        vm.warp(block.timestamp + seconds_);
        uint64 from = size();
        uint64 to = from + certificates % 8;
        uint64 statementsBefore = _statements;
        _statements += statements % 3;
        record(to, _statements);
        if (to > from || _statements > statementsBefore) {
            recorded.push(RecordedHeads(head(to), head(_statements), uint64(block.timestamp)));
        }
        for (uint256 i = from; i < to; i++) {
            expectedOwner[i] = custodian;
        }
    }

    function deliver(uint256 seed, uint256 studentSeed) external {
        (uint256 index, bool found) = firstFrom(seed, true);
        if (!found) return;
        expectedOwner[index] = _students[studentSeed % _students.length];
        deliver(index, expectedOwner[index]);
    }

    function burn(uint256 seed, bool inCustody) external {
        (uint256 index, bool found) = firstFrom(seed, inCustody);
        if (!found) return;
        burn(index);
        expectedOwner[index] = address(0);
        burnedCount++;
    }

    function size() public view returns (uint64) {
        return recorded.length == 0 ? 0 : recorded[recorded.length - 1].certificates.size;
    }

    function recordedAt(uint256 i) external view returns (RecordedHeads memory) {
        return recorded[i];
    }

    function recordedCount() external view returns (uint256) {
        return recorded.length;
    }

    function owners() external view returns (address[] memory all) {
        all = new address[](4);
        all[3] = custodian;
        for (uint256 i = 0; i < 3; i++) {
            all[i] = _students[i];
        }
    }

    function target() external view returns (address) {
        return address(registry);
    }

    /// The first live token at or after a random place that is (or is not) in custody.
    function firstFrom(uint256 seed, bool inCustody) private view returns (uint256 index, bool found) {
        uint256 n = size();
        for (uint256 i = 0; i < n; i++) {
            index = (seed % n + i) % n;
            address owner = expectedOwner[index];
            if (owner != address(0) && (owner == custodian) == inCustody) return (index, true);
        }
    }
}
