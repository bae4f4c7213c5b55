// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

import {CertificateRegistry} from "../contracts/CertificateRegistry.sol";
import {RecordedHeads, TreeHead} from "../contracts/CheckpointCode.sol";
import {Vm} from "./Vm.sol";

/// A fresh registry with one holder per role, and the assertions the tests share.
abstract contract RegistryTest {
    Vm internal constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));
    /// A literal: `sha256("")` is a call of a precompile, which would take the place of the call after expectRevert.
    bytes32 internal constant EMPTY_ROOT = 0xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855;

    address internal admin = address(0xAD);
    address internal anchorer = address(0xA1);
    address internal custodian = address(0xC0);
    address internal student = address(0x57);
    address internal stranger = address(0x99);
    CertificateRegistry internal registry;

    function setUp() public virtual {
        vm.warp(1_800_000_000);
        registry = new CertificateRegistry(
            admin, anchorer, custodian, "Credenza certificates", "CREDENZA", "https://certificates.example/number/"
        );
    }

    function head(uint64 size) internal pure returns (TreeHead memory) {
        return TreeHead(size, size == 0 ? EMPTY_ROOT : keccak256(abi.encode("root of", size)));
    }

    function record(uint64 certificates, uint64 statements) internal {
        record(head(certificates), head(statements));
    }

    function record(TreeHead memory certificates, TreeHead memory statements) internal {
        vm.prank(anchorer);
        registry.record(certificates, statements);
    }

    function deliver(uint256 index, address to) internal {
        vm.prank(custodian);
        registry.deliver(index, to);
    }

    function burn(uint256 index) internal {
        vm.prank(custodian);
        registry.burn(index);
    }

    function within(uint256 value, uint256 low, uint256 high) internal pure returns (uint256) {
        return low + value % (high - low + 1);
    }

    function same(uint256 actual, uint256 expected) internal pure {
        require(actual == expected, string.concat("expected ", text(expected), ", got ", text(actual)));
    }

    function same(address actual, address expected) internal pure {
        same(uint160(actual), uint160(expected));
    }

    function same(bytes32 actual, bytes32 expected) internal pure {
        same(uint256(actual), uint256(expected));
    }

    function same(string memory actual, string memory expected) internal pure {
        require(keccak256(bytes(actual)) == keccak256(bytes(expected)), string.concat(expected, " is not ", actual));
    }

    function same(RecordedHeads memory actual, RecordedHeads memory expected) internal pure {
        same(keccak256(abi.encode(actual)), keccak256(abi.encode(expected)));
    }

    function text(uint256 value) private pure returns (string memory) {
        bytes memory digits = new bytes(64);
        for (uint256 i = 64; i > 0; i--) {
            digits[i - 1] = bytes16("0123456789abcdef")[value & 15];
            value >>= 4;
        }
        return string.concat("0x", string(digits));
    }
}
