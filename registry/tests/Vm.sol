// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

/// The few cheat codes of forge that these tests use.
interface Vm {
    struct Log {
        bytes32[] topics;
        bytes data;
        address emitter;
    }

    function prank(address sender) external;
    function startPrank(address sender) external;
    function stopPrank() external;
    function warp(uint256 timestamp) external;
    function recordLogs() external;
    function getRecordedLogs() external returns (Log[] memory);
    function expectRevert(bytes calldata reason) external;
    function expectEmit(address emitter) external;
}
