// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

import {IERC721Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {CertificateRegistry} from "../contracts/CertificateRegistry.sol";
import {RegistryTest} from "./RegistryTest.sol";

contract CustodyTest is RegistryTest {
    event Transfer(address indexed from, address indexed to, uint256 indexed tokenId);
    event Locked(uint256 tokenId);

    function setUp() public override {
        super.setUp();
        record(3, 0);
        record(600, 0);
    }

    function test_everyRecordedTokenIsInCustodyAndNoOtherExists() public {
        uint256[5] memory recorded = [uint256(0), 2, 3, 256, 599];
        for (uint256 i = 0; i < recorded.length; i++) {
            same(registry.ownerOf(recorded[i]), custodian);
            require(!registry.locked(recorded[i]), "locked in custody");
        }
        same(registry.balanceOf(custodian), 600);
        uint256[3] memory absent = [uint256(600), 1 << 64, type(uint256).max];
        for (uint256 i = 0; i < absent.length; i++) {
            expectNoToken(absent[i]);
            registry.ownerOf(absent[i]);
        }
    }

    function test_deliveryMovesOneTokenAndLocksIt() public {
        vm.expectEmit(address(registry));
        emit Transfer(custodian, student, 7);
        vm.expectEmit(address(registry));
        emit Locked(7);
        deliver(7, student);
        same(registry.ownerOf(7), student);
        same(registry.ownerOf(6), custodian);
        same(registry.balanceOf(student), 1);
        same(registry.balanceOf(custodian), 599);
        require(registry.locked(7), "not locked");
    }

    function test_secondDeliveryReverts() public {
        deliver(7, student);
        vm.expectRevert(abi.encodeWithSelector(CertificateRegistry.AlreadyDelivered.selector, 7));
        deliver(7, stranger);
        vm.expectRevert(abi.encodeWithSelector(CertificateRegistry.AlreadyDelivered.selector, 7));
        deliver(7, student);
    }

    function test_deliveryToNobodyOrToCustodyReverts() public {
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721InvalidReceiver.selector, address(0)));
        deliver(7, address(0));
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721InvalidReceiver.selector, custodian));
        deliver(7, custodian);
    }

    function test_unrecordedTokenCannotBeDeliveredOrBurned() public {
        expectNoToken(600);
        deliver(600, student);
        expectNoToken(600);
        burn(600);
    }

    function test_burnTakesATokenOutOfCustody() public {
        vm.expectEmit(address(registry));
        emit Transfer(custodian, address(0), 255);
        burn(255);
        same(registry.balanceOf(custodian), 599);
        same(registry.ownerOf(254), custodian);
        same(registry.ownerOf(256), custodian);
        expectGone(255);
    }

    function test_burnTakesATokenFromItsStudent() public {
        deliver(7, student);
        deliver(8, student);
        vm.expectEmit(address(registry));
        emit Transfer(student, address(0), 7);
        burn(7);
        same(registry.balanceOf(student), 1);
        same(registry.balanceOf(custodian), 598);
        same(registry.ownerOf(8), student);
        expectGone(7);
    }

    function test_burnedStaysBurnedWhenTheLogGrows() public {
        burn(7);
        record(700, 0);
        same(registry.balanceOf(custodian), 699);
        expectGone(7);
    }

    function testFuzz_oneDeliveryAndOneBurnTouchTheirTokensOnly(uint256 delivered, uint256 burned, address to)
        public
    {
        delivered = within(delivered, 0, 599);
        burned = within(burned, 0, 599);
        if (to == address(0) || to == custodian) to = student;
        deliver(delivered, to);
        burn(burned);
        uint256[6] memory others = [uint256(0), 599, delivered, (delivered + 1) % 600, (burned + 1) % 600, 300];
        for (uint256 i = 0; i < others.length; i++) {
            if (others[i] == burned) continue;
            same(registry.ownerOf(others[i]), others[i] == delivered ? to : custodian);
        }
        expectGone(burned);
        same(registry.balanceOf(custodian) + registry.balanceOf(to), 599);
    }

    function expectNoToken(uint256 index) private {
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721NonexistentToken.selector, index));
    }

    function expectGone(uint256 index) private {
        expectNoToken(index);
        registry.ownerOf(index);
        expectNoToken(index);
        registry.locked(index);
        expectNoToken(index);
        registry.tokenURI(index);
        expectNoToken(index);
        registry.getApproved(index);
        expectNoToken(index);
        deliver(index, stranger);
        expectNoToken(index);
        burn(index);
    }
}
