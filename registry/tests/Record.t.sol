// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

import {CertificateRegistry} from "../contracts/CertificateRegistry.sol";
import {RecordedHeads, TreeHead} from "../contracts/CheckpointCode.sol";
import {RegistryTest} from "./RegistryTest.sol";
import {Vm} from "./Vm.sol";

contract RecordTest is RegistryTest {
    event Checkpoint(uint64 indexed number, TreeHead certificates, TreeHead statements);
    event ConsecutiveTransfer(
        uint256 indexed fromTokenId, uint256 toTokenId, address indexed fromAddress, address indexed toAddress
    );

    function test_freshRegistryHasTwoEmptyLogsAndNoCheckpoint() public view {
        same(EMPTY_ROOT, sha256(""));
        (uint64 number, RecordedHeads memory heads) = registry.latest();
        same(number, 0);
        same(heads, RecordedHeads(head(0), head(0), 0));
        same(registry.checkpoint(0).time, 0);
        same(registry.checkpoint(1).time, 0);
    }

    function test_recordedCheckpointIsReadWithItsBlockTime() public {
        record(3, 1);
        (uint64 number, RecordedHeads memory heads) = registry.latest();
        same(number, 1);
        same(heads, RecordedHeads(head(3), head(1), 1_800_000_000));
        same(registry.checkpoint(1), heads);
    }

    function test_emitsTheCheckpointAndTheMintedRange() public {
        record(3, 1);
        vm.expectEmit(address(registry));
        emit Checkpoint(2, head(10), head(4));
        vm.expectEmit(address(registry));
        emit ConsecutiveTransfer(3, 9, address(0), custodian);
        record(10, 4);
    }

    function test_statementsGrowAloneWithoutMinting() public {
        record(3, 1);
        vm.recordLogs();
        record(3, 2);
        same(vm.getRecordedLogs().length, 1);
        same(registry.balanceOf(custodian), 3);
    }

    function test_certificatesGrowAloneFromTheEmptyStatementsLog() public {
        record(5, 0);
        record(6, 0);
        same(registry.checkpoint(2), RecordedHeads(head(6), head(0), 1_800_000_000));
    }

    function test_everyOldCheckpointStaysReadable() public {
        // 300 passes the places where the RLP form of the number changes its length: 127/128 and 255/256.
        for (uint64 i = 1; i <= 300; i++) {
            vm.warp(1_800_000_000 + i);
            record(2 * i, i);
        }
        for (uint64 i = 1; i <= 300; i++) {
            same(registry.checkpoint(i), RecordedHeads(head(2 * i), head(i), 1_800_000_000 + i));
        }
        same(registry.checkpoint(301).time, 0);
    }

    function test_repeatedRecordChangesNothing() public {
        record(3, 1);
        (, RecordedHeads memory before) = registry.latest();
        vm.warp(1_900_000_000);
        vm.recordLogs();
        record(3, 1);
        (uint64 number, RecordedHeads memory heads) = registry.latest();
        same(number, 1);
        same(heads, before);
        same(vm.getRecordedLogs().length, 0);
    }

    function test_shrinkingLogReverts() public {
        record(3, 2);
        vm.expectRevert(abi.encodeWithSelector(CertificateRegistry.LogShrank.selector, 3, 2));
        record(2, 3);
        vm.expectRevert(abi.encodeWithSelector(CertificateRegistry.LogShrank.selector, 2, 1));
        record(4, 1);
    }

    function test_unchangedSizeWithAnotherRootReverts() public {
        record(3, 2);
        bytes32 other = keccak256("other");
        bytes memory certificates =
            abi.encodeWithSelector(CertificateRegistry.RootChanged.selector, 3, head(3).root, other);
        bytes memory statements =
            abi.encodeWithSelector(CertificateRegistry.RootChanged.selector, 2, head(2).root, other);
        vm.expectRevert(certificates);
        record(TreeHead(3, other), head(2));
        vm.expectRevert(certificates);
        record(TreeHead(3, other), head(5));
        vm.expectRevert(statements);
        record(head(3), TreeHead(2, other));
        vm.expectRevert(statements);
        record(head(5), TreeHead(2, other));
    }

    function test_emptyLogWithAnythingButTheEmptyRootReverts() public {
        vm.expectRevert(
            abi.encodeWithSelector(CertificateRegistry.RootChanged.selector, 0, EMPTY_ROOT, bytes32(0))
        );
        record(head(1), TreeHead(0, 0));
    }

    function test_growthIsCappedPerCallAndLog() public {
        uint64 cap = registry.MAX_GROWTH();
        vm.expectRevert(abi.encodeWithSelector(CertificateRegistry.GrowthTooLarge.selector, 0, cap + 1));
        record(cap + 1, 0);
        vm.expectRevert(
            abi.encodeWithSelector(CertificateRegistry.GrowthTooLarge.selector, 0, type(uint64).max)
        );
        record(0, type(uint64).max);
        record(cap, cap);
        record(2 * cap, 2 * cap);
        same(registry.balanceOf(custodian), 2 * cap);
    }

    function testFuzz_recordShortOfGasLeavesNothingBehind(uint256 gas) public {
        record(3, 1);
        vm.prank(anchorer);
        (bool done,) =
            address(registry).call{gas: within(gas, 0, 90_000)}(abi.encodeCall(registry.record, (head(4), head(2))));
        (uint64 number, RecordedHeads memory heads) = registry.latest();
        same(number, done ? 2 : 1);
        same(heads, RecordedHeads(head(done ? 4 : 3), head(done ? 2 : 1), 1_800_000_000));
        record(5, 5);
        same(registry.checkpoint(done ? 3 : 2), RecordedHeads(head(5), head(5), 1_800_000_000));
    }

    function testFuzz_twoRecordsInARowObeyTheRules(uint64 c1, uint64 s1, uint64 c2, uint64 s2) public {
        uint64 cap = registry.MAX_GROWTH();
        (c1, s1) = (uint64(within(c1, 1, cap)), uint64(within(s1, 0, cap)));
        (c2, s2) = (uint64(within(c2, 0, 2 * cap)), uint64(within(s2, 0, 2 * cap)));
        record(c1, s1);
        bool allowed = c2 >= c1 && s2 >= s1 && c2 - c1 <= cap && s2 - s1 <= cap;
        vm.prank(anchorer);
        (bool done,) = address(registry).call(abi.encodeCall(registry.record, (head(c2), head(s2))));
        require(done == allowed, "rule broken");
        (uint64 number, RecordedHeads memory heads) = registry.latest();
        same(number, allowed && (c2 > c1 || s2 > s1) ? 2 : 1);
        same(heads.certificates.size, allowed ? c2 : c1);
    }
}
